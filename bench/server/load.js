// Players of boardgame.io's server, who answer at once, as those of `kaiju load` do:
//
//   PORT=8391 SPID=1234 node load.js TABLES SECONDS
//
// SPID is the process id of the server, whose CPU time and memory are measured.

const fs = require("fs");
const { io } = require("socket.io-client");

const [tableCount, seconds] = process.argv.slice(2).map(Number);
const { PORT: port, SPID: server } = process.env;
const PLAYERS = 4;
const KEEPS = 64;
const WARM_UP_MS = 1500;

/** The server's CPU time in seconds; Linux counts hundredths. */
function cpuSeconds() {
    const fields = fs.readFileSync(`/proc/${server}/stat`, "utf8").split(" ");
    return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The server's memory in MiB. */
function memory() {
    const status = fs.readFileSync(`/proc/${server}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

let isMeasuring = false;
const latencies = [];
let updates = 0;

/** A table with its players. When a game is over, the same players begin another one. */
class Table {
    constructor(number) {
        this.number = number;
        this.games = 0;
        this.sockets = [];
        this.begin();
    }

    get match() {
        return `${process.pid}-${this.number}-${this.games}`;
    }

    /** A new match, which nobody has joined yet. */
    begin() {
        this.state = null;
        this.joined = 0;
        /** The player whose answer is on its way, the time it was sent, and the state that it answers. */
        this.sent = null;
    }

    async connect() {
        for (let player = 0; player < PLAYERS; player++) {
            const options = { transports: ["websocket"], forceNew: true, reconnection: false };
            const socket = io(`http://127.0.0.1:${port}/kot`, options);
            this.sockets.push(socket);
            await new Promise((done) => socket.on("connect", done));
            socket.on("sync", (match, { state }) => this.joinedBy(match, state));
            socket.on("update", (match, state) => this.updated(player, match, state));
        }
        await this.join();
    }

    /** All players join. The first one makes the match. */
    join() {
        this.sync(0);
        return new Promise((done) => {
            this.whenJoined = done;
        });
    }

    sync(player) {
        this.sockets[player].emit("sync", this.match, String(player), null, PLAYERS);
    }

    joinedBy(match, state) {
        if (match !== this.match) return;
        this.state ??= state;
        this.joined += 1;
        if (this.joined === 1) for (let player = 1; player < PLAYERS; player++) this.sync(player);
        if (this.joined === PLAYERS) this.whenJoined();
    }

    updated(player, match, state) {
        if (match !== this.match) return;
        if (isMeasuring) updates += 1;
        if (state._stateID > this.state._stateID) this.state = state;
        if (player !== this.sent?.player || state._stateID <= this.sent.state) return;
        if (isMeasuring) latencies.push(performance.now() - this.sent.at);
        this.sent = null;
        setImmediate(() => this.play());
    }

    /** The player who is asked answers at random. */
    async play() {
        if (this.state.ctx.gameover !== undefined) {
            this.games += 1;
            this.begin();
            await this.join();
        }
        const { G, ctx, _stateID: state } = this.state;
        const player = Number(ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer);
        const [type, args] =
            G.asked >= 0 ? ["leave", [Math.random() < 0.5]] : ["keep", [Math.floor(Math.random() * KEEPS)]];
        const payload = { type, args, playerID: String(player), credentials: null };
        this.sent = { player, state, at: performance.now() };
        this.sockets[player].emit("update", { type: "MAKE_MOVE", payload }, state, this.match, String(player));
    }
}

async function measure() {
    const tables = Array.from({ length: tableCount }, (_, number) => new Table(number));
    for (const table of tables) await table.connect();
    const connected = memory();
    for (const table of tables) void table.play();
    await pause(WARM_UP_MS);

    isMeasuring = true;
    const [began, before, ownBefore] = [performance.now(), cpuSeconds(), process.cpuUsage()];
    await pause(seconds * 1000);
    isMeasuring = false;
    const length = (performance.now() - began) / 1000;
    const cpu = cpuSeconds() - before;
    const own = process.cpuUsage(ownBefore);

    latencies.sort((a, b) => a - b);
    const moves = latencies.length;
    const percentile = (share) => latencies[Math.min(moves - 1, Math.floor(moves * share))]?.toFixed(2);
    console.log(
        [
            `boardgame.io, ${tableCount} tables, ${tableCount * PLAYERS} clients:`,
            `moves/s ${(moves / length).toFixed(0)}`,
            `updates/s ${(updates / length).toFixed(0)}`,
            `p50 ${percentile(0.5)} p90 ${percentile(0.9)} p99 ${percentile(0.99)} ms,`,
            `server ${((cpu / length) * 100).toFixed(0)} % CPU, ${((cpu * 1e6) / moves).toFixed(0)} µs per move,`,
            `${memory().toFixed(0)} MiB (${connected.toFixed(0)} when connected),`,
            `players ${((own.user + own.system) / 1e4 / length).toFixed(0)} % CPU`,
        ].join(" "),
    );
    process.exit(0);
}

void measure();
