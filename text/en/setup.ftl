# Setting up a table. In brackets: icons.

setup-for-whom = Choose for
start = Start
table-missing = No such table
copy-by-hand = Copying is blocked here. The link is selected: press and hold it, or press Ctrl+C.
title-setup = Table set-up · Kaiju
setup-title = Table
setup-host = you are the host
setup-seats = Seats
setup-over = Tonight in Tokyo
setup-bill = Monster brawl
setup-count = { $n } of { $seats } monsters · { $rules }
setup-places = Seats
setup-monster = Your monster
setup-monster-sub = looks only
setup-swap = Swap with
setup-monster-sit = tap one to take a seat
setup-full = All seats are taken. You can watch.
setup-free = free
setup-yours = you
setup-rules-sub = choose the game
setup-strength = Bot in seat { $n }
setup-more = More
setup-more-sub = printings and house rules
setup-printing = Printing
setup-usual = rulebook
setup-tiles = Wickedness tiles
tiles-off = None
tiles-red = All red
tiles-green = All green
tiles-mixed = Random
tiles-chosen = By hand
tiles-choose = Choose the sides ({ $red } of { $n } red)
tiles-see = See the tiles ({ $red } of { $n } red)
tiles-title = Sides of the tiles
tiles-level = At { $level } wickedness
tiles-pair = { $red } or { $green }
setup-start = First player
start-by-most_claws = Roll-off
start-by-free = Random
start-by-seat = Starts:
setup-invite = Invite
setup-invite-sub = Scan with a phone, or enter
setup-link = Invite link
setup-switches = { $n ->
    [0] House rules
    [one] House rules: 1 changed
   *[other] House rules: { $n } changed
}
setup-switches-off = Back to the rulebook
setup-qr = QR code of the invite link
setup-pace = Clock, seats and visibility
setup-clock = Clock
clock-none = None
clock-seconds = { $n } s
clock-day = 1 day
setup-silence = If someone doesn’t answer
silence-minutes = Bot after { $n } min
silence-never = Wait
setup-open = Who can join
open-link = By link
open-public = Public
seal = Dice sealed:
seal-luck = { $n } of { $of } devices added randomness
seal-why = The server has drawn a secret key for the dice; this is its fingerprint. Each player’s device adds randomness before the start, so the server can’t choose the dice alone. After the game the key is revealed, and anyone can check that no die was changed.
start-host = The host starts the game.
start-two = You need at least two monsters. Add a bot or share the link.
start-late-you = Pick a monster, or get a random one.
start-missing = Not here yet: { $names }.
start-again = The game starts when everyone is here. Still missing: { $names }. Start now and a bot plays for anyone missing.
start-late = { $name } is still choosing a monster, or gets a random one.
start-ready = { $n } monsters. Let’s go!
skip-start = Skip to the start button
seat-empty = Empty seat
seat-empty-sub = removed at the start
seat-bot = Add a bot
seat-here = Share this device
seat-sit = Sit here
seat-name = Your name
name-became = { $why ->
    [taken] Another player has this name: you are “{ $name }”.
   *[signs] You are “{ $name }”: names have letters, digits, spaces and hyphens, and begin with a letter.
}
seat-no-monster = no monster yet
seat-is-bot = bot
seat-is-you = you
seat-is-here = here
seat-is-gone = not connected
seat-ready = ready
seat-choosing = choosing
seat-strength = { $bot }, strength { $n } of { $of }. Change
seat-strength-is = { $bot }, strength { $n } of { $of }
seat-leave = Give up this seat
seat-clear = Remove { $name }
guest-name = Guest{ $n }
setup-host-only = Only the host can change this.
