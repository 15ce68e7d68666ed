# The screens around the game: set-up, result, replay, cards and rules. In brackets: icons.

## Set-up

rules-czech-sub = If you attack and Tokyo has room, you must enter. Fire Breathing burns only neighbours that you hit anyway.
rules-spanish-sub = Like the Czech rules, but Fire Breathing always reaches both neighbours. Mimic may copy any monster’s card, even your own.
rules-polish-sub = Twenty points win only at the end of your own turn. If all monsters fall at once, it’s a draw.
rules-dark-sub = Sets of 1s and 2s make you wicked: at 3, 6 and 10 you take a tile. If Tokyo is empty after your roll, you must enter.
rules-modern-sub = Today’s base game with the classic cards. You may leave Tokyo only if you were hurt. If Tokyo is empty after your roll, you must enter.
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
setup-rules-sub = choose the rulebook
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
seat-strength = { $bot }, strength { $n } of 5. Change
seat-strength-is = { $bot }, strength { $n } of 5
seat-leave = Give up this seat
seat-clear = Remove { $name }
guest-name = Guest{ $n }
setup-host-only = Only the host can change this.

## The result

title-winner = { $who } wins · Kaiju
title-nobody = Game over · Kaiju
finished = finished
result = Result
result-over = Tokyo bows to
result-nobody = Nobody
# Without a winner: the last monsters fall together, all players give up, or the table is ended.
result-how-nobody = { $how ->
    [all_lost] The last monsters fell together in turn { $turn }: everybody loses.
    [drawn] The last monsters fell together in turn { $turn }: a draw.
    [resigned] Everybody gave up, in turn { $turn }.
   *[abandoned] The game was abandoned in turn { $turn }, before anybody had won.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] in turn { $turn }, with { $hearts } [heart] left
    [last_alive] last one standing, in turn { $turn }
    [resigned] all others gave up
   *[other] in turn { $turn }, with { $points } [star]
}
result-standing = Standings
result-next = What next?
standing-out = out in turn { $turn }
standing-out-by = out in turn { $turn }, by { $who }
race-sub = Points of every monster, turn by turn
race-turn = start
race-out = { $monster } is out in turn { $turn }
moments = Moments
moment-at = Turn { $turn }
moment-blow = Hardest hit: { $who } hits { $whom } for { $n }.
moment-turn = Best turn: { $who } gains { $n } points.
moment-out = { $who } is out.
moment-out-by = { $who } is knocked out by { $whom }.
moment-first = { $who } is first into Tokyo.
moment-roll = Roll of the game: { $who } has { $dice }
moment-bought = Most expensive card: { $who } buys { $card } for { $n } energy.
rematch-join = Join the rematch
rematch-sub = same seats, new dice
watch-replay = Watch replay
check-dice = Check the dice
save-record = Save the game

## The replay

title-replay = Replay, turn { $turn } · Kaiju
replay-where = { $rules } · { $n } monsters · { $turns } turns
replay-board = The board at this moment
replay-time = Timeline
replay-turn = Turn
replay-move = Move in time
replay-keys-step = previous or next step
replay-keys-turn = previous or next turn
replay-keys-ends = start or end
replay-keys-play = play or pause
replay-keys-eyes = view as a monster, or see all
replay-missing = No such game
replay-none = This game has not started.
skip-scrub = Skip to the timeline
turn-n = Turn { $n }
of-n = of { $n }
step-n = step { $n } of { $of }
turn-back = Previous turn
step-back = Previous step
pause = Pause
step-on = Next step
turn-on = Next turn
replay-deck = { $n } in the deck
replay-top = Top of the deck, seen by { $who }
replay-top-hidden = A hidden card
check-before = Sealed before
check-after = Key revealed after
check-luck = Randomness from
check-here = Check every die
check-running = The key is revealed when the game is over.
check-fair = All fair: the key matches the seal, and so do all { $dice } dice and { $draws } draws.
check-foreign = This record doesn’t belong to the seal shown before the game.
check-bad = The key does not match the seal.
check-unreadable = The record can’t be read from line { $line } on.
check-unfair = Line { $line } doesn’t match the key: it says { $found } instead of { $due }.
check-note = Your browser recomputes the seal, dice and draws. To check the moves too, without this server, run kaiju verify.

## Cards and rules

cards-title = Cards and tiles
cards-find = Find a card
cards-search = Name or text
cards-found = { $n } found
cards-unknown = No card is called “{ $card }”.
cards-none = No card matches.
cards-none-sub = Remove a filter, or look among the tiles.
skip-cards = Skip to the cards
filters = { $n ->
    [0] Filters
   *[other] Filters: { $n }
}
filter-kind = Kind
filter-cost = Cost
filter-kin = Effect
cost-any = Any
cost-low = ≤ 3
cost-middle = 4–5
cost-high = 6 +
costs = costs
kin-atk = claws
kin-en = energy
kin-hp = hearts
kin-dice = dice
kin-vp = points
kin-def = defence
tiles-sub = Dark Edition, taken at 3, 6 and 10 wickedness
tiles-side = Side of the tiles
side-red = Red side
side-green = Green side
tile-of = Tile at { $level }, { $side ->
    [green] green
   *[red] red
} side
in-rulebooks = Rulebooks
in-deck = in the deck
not-in-deck = not in this deck
rulings = Rulings
no-rulings = No rulings: the card text says it all.
contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
   *[other] { $n } found
}
once = One-time.
monsters = Monsters
