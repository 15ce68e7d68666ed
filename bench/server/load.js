// node load.js TABLES SECONDS [RATE]   closed loop (no RATE) or open loop at RATE moves/s in total
const { io } = require("socket.io-client");
const fs = require("fs");
const T = +process.argv[2],
    S = +process.argv[3],
    RATE = +process.argv[4] || 0,
    PORT = process.env.PORT || 8123,
    PID = process.env.SPID,
    TAG = process.env.TAG || String(process.pid);
const NP = 4;
let lat = [],
    moves = 0,
    measuring = false,
    recv = 0,
    bytes = 0;
const cpu = () => {
    const f = fs.readFileSync(`/proc/${PID}/stat`, "utf8").split(" ");
    return (+f[13] + +f[14]) / 100;
};
const rss = () => +/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${PID}/status`, "utf8"))[1] / 1024;
const tables = [];
class Table {
    constructor(i) {
        this.i = i;
        this.gen = 0;
        this.s = [];
        this.state = null;
        this.sent = 0;
        this.ready = 0;
        this.due = true;
    }
    mid() {
        return `${TAG}-${this.i}-${this.gen}`;
    }
    connect() {
        return new Promise((res) => {
            for (let p = 0; p < NP; p++) {
                const k = io(`http://127.0.0.1:${PORT}/kot`, {
                    transports: ["websocket"],
                    forceNew: true,
                    reconnection: false,
                });
                this.s[p] = k;
                k.on("connect", () => {
                    if (p === 0 || this.ready > 0) k.emit("sync", this.mid(), String(p), null, NP);
                    else
                        this.wait = (this.wait || []).concat(() =>
                            k.emit("sync", this.mid(), String(p), null, NP),
                        );
                });
                k.on("sync", (m, info) => {
                    if (m !== this.mid()) return;
                    if (info.state._stateID === 0 || !this.state) this.state = info.state;
                    this.ready++;
                    if (p === 0 && this.wait) {
                        this.wait.forEach((f) => f());
                        this.wait = null;
                    }
                    if (this.ready === NP) {
                        if (res) {
                            res();
                            res = null;
                        } else this.go();
                    }
                });
                k.on("update", (m, st) => {
                    if (m !== this.mid()) return;
                    if (measuring) recv++;
                    if (!this.state || st._stateID > this.state._stateID) this.state = st;
                    if (p === this.actor && st._stateID > this.sid) {
                        if (measuring) {
                            lat.push(performance.now() - this.sent);
                            moves++;
                        }
                        this.actor = -1;
                        if (!RATE) setImmediate(() => this.go());
                        else this.due = true;
                    }
                });
            }
        });
    }
    go() {
        const s = this.state;
        if (s.ctx.gameover !== undefined) {
            this.gen++;
            this.state = null;
            this.ready = 0;
            this.wait = [];
            for (let p = 1; p < NP; p++)
                this.wait.push(() => this.s[p].emit("sync", this.mid(), String(p), null, NP));
            this.s[0].emit("sync", this.mid(), "0", null, NP);
            return;
        }
        const pid = s.ctx.activePlayers ? +Object.keys(s.ctx.activePlayers)[0] : +s.ctx.currentPlayer;
        this.actor = pid;
        this.sid = s._stateID;
        this.due = false;
        this.sent = performance.now();
        const mv = s.G.pending >= 0 ? ["yield", [Math.random() < 0.5]] : ["keep", [(Math.random() * 64) | 0]];
        this.s[pid].emit(
            "update",
            {
                type: "MAKE_MOVE",
                payload: { type: mv[0], args: mv[1], playerID: String(pid), credentials: null },
            },
            s._stateID,
            this.mid(),
            String(pid),
        );
    }
}
(async () => {
    const t0 = performance.now();
    for (let i = 0; i < T; i++) {
        const t = new Table(i);
        tables.push(t);
        await t.connect();
    }
    const tc = performance.now() - t0;
    const r1 = rss();
    let behind = 0;
    if (!RATE) tables.forEach((t) => t.go());
    else {
        let owed = 0,
            last = performance.now(),
            ix = 0;
        setInterval(() => {
            const n = performance.now();
            owed += ((n - last) / 1000) * RATE;
            last = n;
            let tries = 0;
            while (owed >= 1 && tries < T) {
                const t = tables[ix++ % T];
                tries++;
                if (t.due && t.state) {
                    owed--;
                    t.go();
                }
            }
            if (owed >= 1) behind = Math.max(behind, owed);
        }, 2);
    }
    await new Promise((r) => setTimeout(r, 1500));
    measuring = true;
    const c0 = cpu(),
        m0 = process.cpuUsage(),
        t1 = performance.now();
    await new Promise((r) => setTimeout(r, S * 1000));
    measuring = false;
    const dt = (performance.now() - t1) / 1000,
        c1 = cpu(),
        m1 = process.cpuUsage(m0);
    lat.sort((a, b) => a - b);
    const q = (x) =>
        lat.length ? lat[Math.min(lat.length - 1, Math.floor(lat.length * x))].toFixed(2) : "-";
    console.log(
        `bgio T=${T} clients=${T * NP} ${RATE ? "open " + RATE + "/s" : "closed"}: moves/s ${(moves / dt).toFixed(0)} msgs out/s ${(recv / dt).toFixed(0)} p50 ${q(0.5)} p90 ${q(0.9)} p99 ${q(0.99)} max ${q(0.9999)} ms | server cpu ${(((c1 - c0) / dt) * 100).toFixed(0)}%, ${(((c1 - c0) * 1e6) / moves).toFixed(0)} us/move rss after connect ${r1.toFixed(0)} now ${rss().toFixed(0)} MiB | loadgen cpu ${((m1.user + m1.system) / 1e4 / dt).toFixed(0)}% connect ${tc.toFixed(0)} ms backlog ${behind.toFixed(0)}`,
    );
    process.exit(0);
})();
