// The game of the comparison, for boardgame.io: dice with rerolls, points, energy, attacks, Tokyo and leaving it, for four
// players and without cards. The server in examples/rooms.rs of crates/server knows no rules at all.

const SIX_DICE = 6;
const KEEP_ALL = 63;
const [ENERGY, HEART, CLAW] = [3, 4, 5];
const NOBODY = -1;

/** The next monster that is alive, by its place in the order of play. */
function nextAlive(G, ctx) {
    let place = ctx.playOrderPos;
    for (let step = 0; step < ctx.numPlayers; step++) {
        place = (place + 1) % ctx.numPlayers;
        if (G.monsters[place].hearts > 0) return place;
    }
    return place;
}

function enterTokyo(G, seat) {
    G.tokyo = seat;
    G.monsters[seat].points++;
}

/** Resolves the dice and ends the turn, unless the monster in Tokyo must decide first whether to leave. */
function resolve(G, active, events) {
    const counts = Array(SIX_DICE).fill(0);
    G.dice.forEach((die) => counts[die - 1]++);
    const own = G.monsters[active];
    for (let face = 0; face < 3; face++) if (counts[face] >= 3) own.points += face + 1 + counts[face] - 3;
    own.energy += counts[ENERGY];
    if (G.tokyo !== active) own.hearts = Math.min(10, own.hearts + counts[HEART]);
    if (counts[CLAW] > 0 && G.tokyo === active) {
        G.monsters.forEach((monster, seat) => {
            if (seat !== active && monster.hearts > 0) monster.hearts -= counts[CLAW];
        });
    } else if (counts[CLAW] > 0 && G.tokyo !== NOBODY) {
        const holder = G.tokyo;
        G.monsters[holder].hearts -= counts[CLAW];
        if (G.monsters[holder].hearts > 0) {
            G.asked = holder;
            events.setActivePlayers({ value: { [holder]: "leave" } });
            return;
        }
        enterTokyo(G, active);
    } else if (counts[CLAW] > 0) {
        enterTokyo(G, active);
    }
    events.endTurn();
}

const Kot = {
    name: "kot",
    setup: ({ ctx }) => ({
        monsters: Array.from({ length: ctx.numPlayers }, () => ({ hearts: 10, points: 0, energy: 0 })),
        dice: Array(SIX_DICE).fill(1),
        rolls: 0,
        tokyo: NOBODY,
        /** The monster that is asked whether it leaves Tokyo. */
        asked: NOBODY,
    }),
    turn: {
        order: { first: () => 0, next: ({ G, ctx }) => nextAlive(G, ctx) },
        onBegin: ({ G, ctx, random }) => {
            const active = Number(ctx.currentPlayer);
            if (G.tokyo === active) G.monsters[active].points += 2;
            G.dice = random.D6(SIX_DICE);
            G.rolls = 2;
            G.asked = NOBODY;
        },
        stages: { leave: {} },
    },
    moves: {
        /** Keeps the dice with a bit in `mask`, and rolls the others again. */
        keep: ({ G, ctx, events, random }, mask) => {
            if (G.asked !== NOBODY || G.rolls <= 0) return "INVALID_MOVE";
            G.rolls--;
            if (mask !== KEEP_ALL) {
                const rolled = random.D6(SIX_DICE);
                G.dice = G.dice.map((die, at) => ((mask >> at) & 1 ? die : rolled[at]));
            }
            if (mask === KEEP_ALL || G.rolls === 0) {
                G.rolls = 0;
                resolve(G, Number(ctx.currentPlayer), events);
            }
        },
        leave: ({ G, ctx, playerID, events }, leaves) => {
            if (G.asked !== Number(playerID)) return "INVALID_MOVE";
            G.asked = NOBODY;
            if (leaves) enterTokyo(G, Number(ctx.currentPlayer));
            events.endTurn();
        },
    },
    endIf: ({ G, ctx }) => {
        const alive = [...G.monsters.keys()].filter((seat) => G.monsters[seat].hearts > 0);
        if (alive.length <= 1) return { winner: alive[0] };
        const active = Number(ctx.currentPlayer);
        const { hearts, points } = G.monsters[active];
        if (G.rolls === 0 && G.asked === NOBODY && hearts > 0 && points >= 20) return { winner: active };
    },
};

module.exports = { Kot };
