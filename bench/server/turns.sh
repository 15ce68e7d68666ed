#!/bin/sh
# Compares the table servers of two builds in turns on this machine: CPU time of the server for each move, on SQLite.
# Needs an otherwise idle machine. Each build's own `kaiju load` plays, since messages may differ between builds:
#
#   bench/server/turns.sh OLD_KAIJU NEW_KAIJU [ROUNDS] [SECONDS] [TABLES]
#
# A build of an earlier commit, in a target folder of its own (the page does not matter here, any index.html will do):
#
#   git worktree add --detach ../old COMMIT && mkdir ../old-page && touch ../old-page/index.html
#   (cd ../old && KAIJU_WEB_DIST=$PWD/../old-page cargo build --release --bin kaiju --target-dir target)
set -eu
old=$1 new=$2 rounds=${3:-7} seconds=${4:-4} tables=${5:-64}
port=8397
. "$(dirname "$0")/serve.sh"

if cmp -s "$old" "$new"; then
    echo "$old and $new are the same program: build them in different target folders" >&2
    exit 2
fi
for program in "$old" "$new"; do
    echo "$program: $("$program" --version), $(sha256sum <"$program" | cut -c 1-12)"
done

# The CPU time of a move in microseconds.
measure() {
    start "$1"
    failed=
    report=$("$1" load --url "127.0.0.1:$port" --tables "$tables" --seconds "$seconds" --server-pid "$pid" --json) || failed=1
    stop
    us=$(echo "$report" | sed -n 's/.*"server_cpu_us_per_move":\([0-9.][0-9.]*\).*/\1/p')
    if [ -n "$failed" ] || [ -z "$us" ]; then
        echo "$1 load failed: $report" >&2
        exit 1
    fi
    echo "$us"
}

echo "round  old µs  new µs  new/old"
for round in $(seq "$rounds"); do
    # The two builds take turns to begin. Each assignment stands alone, so that a failed measurement ends the script.
    if [ $((round % 2)) = 1 ]; then
        before=$(measure "$old")
        after=$(measure "$new")
    else
        after=$(measure "$new")
        before=$(measure "$old")
    fi
    echo "$round $before $after" | awk '{ printf "%5d  %6.1f  %6.1f  %.3f\n", $1, $2, $3, $3 / $2 }' | tee -a "$folder/rounds"
done
median() { sort -n | awk '{ all[NR] = $1 } END { print (all[int((NR + 1) / 2)] + all[int((NR + 2) / 2)]) / 2 }'; }
echo "median of the ratios: $(awk '{ print $4 }' "$folder/rounds" | median)"
