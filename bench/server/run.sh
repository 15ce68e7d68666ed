#!/bin/sh
# Compares the table server with boardgame.io's and with a bare minimum (crates/server/examples/rooms.rs), alternately on
# this machine: moves per second, latency, CPU time per move, memory of idle connections. Takes about four minutes. Needs
# node and npm, and an otherwise idle machine:
#
#   cargo build --release --bin kaiju --example rooms && bench/server/run.sh [SECONDS]
set -eu
cd "$(dirname "$0")"
kaiju=../../target/release/kaiju
rooms=../../target/release/examples/rooms
seconds=${1:-8}
port=8391
[ -d node_modules ] || npm install --silent --no-audit --no-fund --no-package-lock
. ./serve.sh

load() {
    start "$kaiju"
    "$kaiju" load --url "127.0.0.1:$port" --seconds "$seconds" --server-pid "$pid" "$@"
    stop
}

echo "== 64 tables of four, in turns"
for round in 1 2 3; do
    load --tables 64
    PORT=$port node peer.js &
    pid=$!
    sleep 2
    PORT=$port SPID=$pid node load.js 64 "$seconds"
    stop
    "$rooms" 64 "$seconds"
done
for tables in 10 100 1000; do
    echo "== $tables tables of four"
    load --tables "$tables"
done
echo "== 10,000 idle connections"
load --tables 1 --idle 10000
