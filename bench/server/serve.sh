# Read by the comparisons in this folder: starts and stops a table server on SQLite at `$port`, with limits that no load
# reaches. What is started in other ways and leaves its id in `pid` is stopped as well.
ulimit -n "$(ulimit -Hn)"
folder=$(mktemp -d)
pid=
trap 'stop; rm -rf "$folder"' EXIT
# start PROGRAM
start() {
    rm -f "$folder"/*.db*
    KAIJU_LOG=warn "$1" serve --listen "127.0.0.1:$port" --store "sqlite:$folder/kaiju.db" \
        --connections-per-address 100000 --new-per-minute 1000000 --tables-per-guest 100000 \
        --messages-per-second 100000 >/dev/null &
    pid=$!
    sleep 1
}
stop() {
    [ -z "$pid" ] || { kill "$pid" && wait "$pid" || true; } 2>/dev/null
    pid=
}
