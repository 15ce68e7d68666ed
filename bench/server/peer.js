// boardgame.io default server (in-memory storage), bound to loopback
const net = require("net");
const ol = net.Server.prototype.listen;
net.Server.prototype.listen = function (p, ...a) {
    return typeof p === "object"
        ? ol.call(this, p, ...a)
        : ol.call(this, { port: p, host: "127.0.0.1" }, ...a.filter((x) => typeof x === "function"));
};
const { Server } = require("boardgame.io/server");
const { Kot, TicTacToe } = require("./games");
console.log = () => {};
console.info = () => {};
Server({ games: [Kot, TicTacToe], origins: ["http://localhost:3000"] }).run(+process.env.PORT || 8123);
