// two small boardgame.io games (ours): tic-tac-toe and a 4-player "KoT-lite" dice game (dice, rerolls, VP, energy, attack, Tokyo, yield)
const WIN = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];
const TicTacToe = {
    name: "ttt",
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        click: ({ G, playerID }, id) => {
            if (G.cells[id] !== null) return "INVALID_MOVE";
            G.cells[id] = playerID;
        },
    },
    endIf: ({ G, ctx }) => {
        for (const w of WIN)
            if (G.cells[w[0]] !== null && w.every((i) => G.cells[i] === G.cells[w[0]]))
                return { winner: G.cells[w[0]] };
        if (G.cells.every((c) => c !== null)) return { draw: true };
    },
    ai: {
        enumerate: (G) =>
            G.cells.map((c, i) => (c === null ? { move: "click", args: [i] } : null)).filter((x) => x),
    },
};
const next = (G, ctx) => {
    let i = ctx.playOrderPos;
    for (let k = 0; k < ctx.numPlayers; k++) {
        i = (i + 1) % ctx.numPlayers;
        if (G.p[i].hp > 0) return i;
    }
    return i;
};
function enter(G, c) {
    G.tokyo = c;
    G.p[c].vp++;
}
function resolve(G, c, events) {
    const n = Array(6).fill(0);
    G.dice.forEach((d) => n[d - 1]++);
    const me = G.p[c];
    for (let f = 0; f < 3; f++) if (n[f] >= 3) me.vp += f + 1 + n[f] - 3;
    me.en += n[3];
    if (G.tokyo !== c) me.hp = Math.min(10, me.hp + n[4]);
    if (n[5] > 0) {
        if (G.tokyo === c) {
            G.p.forEach((q, i) => {
                if (i !== c && q.hp > 0) q.hp -= n[5];
            });
        } else if (G.tokyo >= 0) {
            const t = G.tokyo;
            G.p[t].hp -= n[5];
            if (G.p[t].hp <= 0) enter(G, c);
            else {
                G.pending = t;
                events.setActivePlayers({ value: { [t]: "yield" } });
                return;
            }
        } else enter(G, c);
    }
    events.endTurn();
}
const Kot = {
    name: "kot",
    setup: ({ ctx }) => ({
        p: Array.from({ length: ctx.numPlayers }, () => ({ hp: 10, vp: 0, en: 0 })),
        dice: [1, 1, 1, 1, 1, 1],
        rolls: 0,
        tokyo: -1,
        pending: -1,
    }),
    turn: {
        order: { first: () => 0, next: ({ G, ctx }) => next(G, ctx) },
        onBegin: ({ G, ctx, random }) => {
            const c = +ctx.currentPlayer;
            if (G.tokyo === c) G.p[c].vp += 2;
            G.dice = random.D6(6);
            G.rolls = 2;
            G.pending = -1;
        },
        stages: { yield: {} },
    },
    moves: {
        keep: ({ G, ctx, events, random }, mask) => {
            if (G.pending >= 0 || G.rolls <= 0) return "INVALID_MOVE";
            G.rolls--;
            if (mask !== 63) {
                const r = random.D6(6);
                G.dice = G.dice.map((d, i) => ((mask >> i) & 1 ? d : r[i]));
            }
            if (mask === 63 || G.rolls === 0) {
                G.rolls = 0;
                resolve(G, +ctx.currentPlayer, events);
            }
        },
        yield: ({ G, ctx, playerID, events }, leave) => {
            if (G.pending !== +playerID) return "INVALID_MOVE";
            G.pending = -1;
            if (leave) enter(G, +ctx.currentPlayer);
            events.endTurn();
        },
    },
    endIf: ({ G, ctx }) => {
        const al = G.p.map((q, i) => [q, i]).filter((x) => x[0].hp > 0);
        if (al.length <= 1) return { winner: al[0]?.[1] };
        const c = +ctx.currentPlayer;
        if (G.rolls === 0 && G.pending < 0 && G.p[c].hp > 0 && G.p[c].vp >= 20) return { winner: c };
    },
    ai: {
        enumerate: (G, ctx, pid) =>
            G.pending >= 0
                ? +pid === G.pending
                    ? [
                          { move: "yield", args: [true] },
                          { move: "yield", args: [false] },
                      ]
                    : []
                : Array.from({ length: 64 }, (_, m) => ({ move: "keep", args: [m] })),
    },
};
module.exports = { TicTacToe, Kot };
