// boardgame.io's own server with the storage in memory that it has by default: PORT=8391 node peer.js

const net = require("net");
const { Server } = require("boardgame.io/server");
const { Kot } = require("./games");

// It listens on all addresses and takes no other wish, so every port is opened on loopback here.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
    if (typeof port === "object") return listen.call(this, port, ...rest);
    const callbacks = rest.filter((argument) => typeof argument === "function");
    return listen.call(this, { port, host: "127.0.0.1" }, ...callbacks);
};

// It logs every start of a match.
console.log = () => {};
console.info = () => {};
Server({ games: [Kot], origins: ["http://localhost:3000"] }).run(Number(process.env.PORT));
