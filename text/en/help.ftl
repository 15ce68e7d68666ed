# The help of the kaiju program. Written from the program: see crates/cli/src/help.rs. Lines are at most 95 characters long.

help-admin = Look after a server

help-analyze = Analyze a game move by move: win chances, luck, and the cost of each decision
    .more =
        For every seat, the final chance is exactly the first one plus luck and skill. Luck is what
        dice and draws gave, minus their average. Skill is the rest: own choices, choices of others,
        and the changes from looking one turn further (revision). Accuracy is the mean loss of a
        decision, without forced ones. docs/analysis.md has the definitions.

        Chances come from the evaluation of `champion` at the end of each turn. With --deep, rollouts
        from the turning points and the worst mistakes, with the luck of their dice removed, give every
        number a standard error. The result does not depend on --threads. The exit code is 1 if the
        record is wrong, and 2 if the file cannot be read.

help-analyze-deep = Check turning points and mistakes by rollouts

help-analyze-file = The record

help-analyze-json = Print one JSON document instead of text

help-analyze-playouts = Most playouts of a position

help-analyze-report = Also write an HTML page with plots to this file

help-analyze-seed = Seed of the rollouts

help-analyze-threads = Threads [default: one per core]

help-arena = Let bots play against each other, and measure how often each one wins

help-backup = Write a backup of the whole database to a file

help-bench = Measure how fast the engine plays random games on one core

help-export = Write some tables, or all, to a file that another database can import

help-help = Print this message or the help of the given subcommand(s)

help-help-option = Print help (see more with '--help')

help-import = Add the tables of a file to a database

help-kaiju = King of Tokyo: a game server, bots and tools
    .more =
        Without a command, `kaiju` serves the game on your network, as `kaiju serve --listen 0.0.0.0:8080` does.

        Exit codes: 0 for success, 1 for a check that failed, 2 for bad usage.

help-lang-option = The language of help, replays, checks and analyses [default: that of the locale]

help-load = Load-test a running server with scripted players

help-replay = Step through a record: questions, answers and events
    .more =
        On a terminal it pauses before each turn: Enter continues to the next turn, `a` to the end,
        `q` stops. With --to, or into a file or pipe, everything is printed at once.

        Every line of the record is replayed and its digest compared. To check that the dice were
        fair, use `kaiju verify`.

        The exit code is 1 if the record is wrong, and 2 if the file cannot be read or the game
        has no such turn.

help-replay-file = The record

help-replay-json = Print one JSON document with all events instead of text

help-replay-position = Print the final position: alone, or within the JSON document

help-replay-to = Stop before this turn; turns are counted from 1, extra turns included

help-restore = Restore a backup into an empty or new database

help-scenario = Run scenario files: a position, scripted dice, actions and the expected result
    .more =
        Prints each failure as FILE:LINE:COLUMN: SENTENCE, then the number of passed and failed scenarios.
        The exit code is 1 if one failed, and 2 if a file cannot be read; the others are still run.

help-scenario-coverage = Count the scenarios that cite each rule, card and tile; without a path, those built into kaiju

help-scenario-json = Print one JSON document instead of text

help-scenario-paths = Scenario files, or folders with .scn files

help-serve = Serve the game: friends open a link and play
    .more =
        Needs no configuration: listens on port 8080 of this machine alone, and keeps its database in the
        current folder. Every acknowledged move is on disk, so the process may be killed at any time.
        docs/operations.md tells how to serve the internet.

        KAIJU_LOG sets the log level, for example KAIJU_LOG=debug.

help-serve-bad_words = File with words that no name may have, one in a line; `*` before or after one stands for any letters

help-serve-bot_threads = Most threads in which bots think [default: one for each core]

help-serve-bots_waiting = Most tables that may wait for their bots before new games with bots are refused

help-serve-connections = Most WebSockets of all clients

help-serve-connections_per_address = Most WebSockets from one address

help-serve-disk_quota = Size of the database in MiB at which no new tables or guests are accepted; games that have begun go on [default: no limit]

help-serve-idle_connections = Most connections of all clients that have sent no whole request; when there are more, the oldest are closed

help-serve-keep_abandoned = Days to keep tables whose game began and was not finished; 0 for ever

help-serve-keep_audit = Days to keep the audit log of `kaiju admin` and what players have reported; 0 for ever

help-serve-keep_finished = Days to keep finished games; 0 for ever

help-serve-keep_guests = Days to keep guests who have no table; 0 for ever

help-serve-keep_unstarted = Days to keep tables whose game never began; 0 for ever

help-serve-listen = Address or host name, and port, to listen on: 0.0.0.0:8080 for your network [default: 127.0.0.1:8080, for this machine alone]

help-serve-log_clients = Name of clients in the log: a hash with a key of this process, the address, or nothing

help-serve-log_file = File for the log, which SIGHUP opens again [default: standard error]

help-serve-log_json = Log in JSON lines

help-serve-messages_per_second = Most messages per second from one connection

help-serve-metrics = Address and port of the status page and the metrics, for the operator alone, such as 127.0.0.1:9464 [default: none]

help-serve-new_per_minute = Most new guests and tables per minute from one address; requests of any kind may be 25 times as many

help-serve-public_url = Address at which browsers find the server, such as `https://kaiju.example`; requests for other hosts and from other sites are refused; repeatable, the main one first

help-serve-secure = Always set cookies for https only

help-serve-store = Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE; several PostgreSQL databases share the tables if this is repeated, always in the same order

help-serve-tables_awake = Most tables in memory

help-serve-tables_per_guest = Most open tables of one guest; from one address there may be 10 times as many

help-serve-trusted_proxy = Trusted proxy, whose X-Forwarded-… headers are used: an address, or a range such as 10.0.0.0/8; repeatable

help-verify = Check records of finished games: every die, every draw and every move
    .more =
        Checks that the secret matches the commitment, that every die and draw follows from the
        secret and the contributions of the seats, that every action was legal, that every digest is
        right, and that the result is that of the game.

        Prints the first fault of each record as FILE:LINE:COLUMN: SENTENCE. A record without a
        commitment or a secret, whose dice cannot be checked, is a fault too. docs/fairness.md explains
        what a valid record proves, and what it does not.

        The exit code is 1 if a record has a fault, and 2 if a file cannot be read.

help-verify-commitment = The commitment shown before the game, which the record must have

help-verify-json = Print one JSON document instead of text

help-verify-paths = Records, or folders with .kot files

help-version-option = Print version
