# The screens around the game: set-up, result, replay, cards and rules. In brackets: icons.

## Set-up

rules-czech-sub = Attack and you must enter Tokyo if a place is free. Fire Breathing burns only neighbours you hit anyway.
rules-spanish-sub = As the Czech one, but Fire Breathing always reaches both neighbours. Mimic may copy any monster’s card, your own too.
rules-polish-sub = Twenty points win at the end of your own turn, not before. If everybody falls at once it is a draw.
rules-dark-sub = Sets of 1s and 2s make you wicked: at 3, 6 and 10 you take a tile. Whoever ends outside must enter an empty Tokyo.
rules-modern-sub = The base game as shops sell it today, with the classic cards. You may leave Tokyo only if you were hurt; whoever ends outside must enter an empty Tokyo.
copy-by-hand = This browser lets no page copy here. The link is selected: copy it yourself.
title-setup = A table is set · Kaiju
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
setup-monster-sit = press one to take a seat
setup-full = All seats are taken: you can watch.
setup-free = free
setup-yours = you
setup-rules-sub = which rulebook counts
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
setup-start = Who begins
start-by-most_claws = Roll-off
start-by-free = Random
start-by-seat = Begins:
setup-invite = Invite
setup-invite-sub = Point a phone here, or type
setup-link = Invite link
setup-switches = { $n ->
    [0] Rules of our own
    [one] Rules of our own: 1 changed
   *[other] Rules of our own: { $n } changed
}
setup-switches-off = Back to the rulebook
setup-qr = QR code of the invite link
setup-pace = Clock and visitors
setup-clock = Clock
clock-none = None
clock-seconds = { $n } s
clock-day = A day
setup-open = Who may come
open-link = By link
open-public = Public
seal = Dice sealed:
seal-luck = { $n } of { $of } added their own luck
seal-why = The dice of this game are already fixed and locked away; this is the lock’s print. When the game is over the key is shown and anybody can check every die. Every device adds a random number of its own before the start, so nobody could have picked them, not even this server.
start-host = The host starts the game.
start-two = A fight needs two. Add a bot or send the link.
start-late-you = Choose a monster, or get one that is left.
start-missing = Not here yet: { $names }.
start-again = The game begins when all are here. Still missing: { $names }. Start, and a bot plays for whoever is late.
start-late = { $name } is still choosing a monster, and gets one that is left.
start-ready = { $n } monsters. Let’s go.
skip-start = Skip to the start button
seat-empty = Empty seat
seat-empty-sub = gone when the game starts
seat-bot = Add a bot
seat-here = Play it here
seat-sit = Sit here
seat-name = Your name
name-became = { $why ->
    [taken] Another player has this name: you are “{ $name }”.
   *[signs] You are “{ $name }”: names have letters, digits, spaces and hyphens, and begin with a letter.
}
seat-no-monster = no monster yet
seat-is-bot = bot
seat-is-you = you
seat-is-here = is here
seat-is-gone = not connected
seat-ready = ready
seat-choosing = choosing
seat-strength = { $bot }, strength { $n } of 5. Change
seat-strength-is = { $bot }, strength { $n } of 5
seat-leave = Give this seat up
seat-clear = Free { $name }’s seat
guest-name = Guest{ $n }
setup-host-only = Only the host can change this.

## The result

title-winner = { $who } wins · Kaiju
title-nobody = The game is over · Kaiju
finished = finished
result = Result
result-over = Tokyo bows to
result-nobody = Nobody
# Without a winner: the last monsters fall together, all players give up, or the table is ended.
result-how-nobody = { $how ->
    [all_lost] The last monsters fell together in turn { $turn }: all have lost.
    [drawn] The last monsters fell together in turn { $turn }: a draw.
    [resigned] Everybody gave up, in turn { $turn }.
   *[abandoned] The game was broken off in turn { $turn }, before anybody had won.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] in turn { $turn }, with { $hearts } [heart] left
    [last_alive] the last one standing, in turn { $turn }
    [resigned] all others gave up
   *[other] in turn { $turn }, with { $points } [star]
}
result-standing = Standings
result-next = What next
standing-out = out in turn { $turn }
standing-out-by = out in turn { $turn }, by { $who }
race-sub = Points of every monster, turn by turn
race-turn = start
race-out = { $monster } is out in turn { $turn }
moments = Moments
moment-at = Turn { $turn }
moment-blow = The hardest blow: { $who } hits { $whom } for { $n }.
moment-turn = The best turn: { $who } gains { $n } points.
moment-out = { $who } is out.
moment-out-by = { $who } is put out by { $whom }.
moment-first = { $who } is the first in Tokyo.
moment-roll = The roll of the game: { $who } has { $dice }
moment-bought = The dearest card: { $who } buys { $card } for { $n } energy.
rematch-join = To the rematch
rematch-sub = same seats, new dice
watch-replay = Watch replay
check-dice = Check the dice
save-record = Save the game

## The replay

title-replay = Replay, turn { $turn } · Kaiju
replay-where = { $rules } · { $n } monsters · { $turns } turns
replay-board = The board at this moment
replay-time = Time line
replay-turn = Turn
replay-move = Move in time
replay-keys-step = previous, next step
replay-keys-turn = previous, next turn
replay-keys-ends = beginning, end
replay-keys-play = play, pause
replay-keys-eyes = the eyes of a monster, or of all
replay-missing = There is no such game
replay-none = This game has not begun.
skip-scrub = Skip to the time line
turn-n = Turn { $n }
of-n = of { $n }
step-n = step { $n } of { $of }
turn-back = Previous turn
step-back = Previous step
pause = Pause
step-on = Next step
turn-on = Next turn
replay-deck = { $n } in the deck
replay-top = On top of the deck, seen by { $who }
replay-top-hidden = A hidden card
check-before = Sealed before
check-after = Key shown after
check-luck = Luck added by
check-here = Check every die here
check-running = The key is shown when the game is over.
check-fair = All fair: the key fits the seal, and so do all { $dice } dice and { $draws } draws.
check-foreign = This record belongs to another seal than the one that was shown before the game.
check-bad = The key does not fit the seal.
check-unreadable = The record cannot be read from line { $line } on.
check-unfair = Line { $line } is not what the key gives: it says { $found }, and { $due } is due.
check-note = Seal, dice and draws are computed anew in this browser. kaiju verify checks the moves too, without this server.

## Cards and rules

cards-title = Cards and tiles
cards-find = Find a card
cards-search = Name or text
cards-found = { $n } found
cards-unknown = There is no card called “{ $card }”.
cards-none = No card has all of that.
cards-none-sub = Take a filter off, or look among the tiles.
skip-cards = Skip to the cards
filters = { $n ->
    [0] Filters
   *[other] Filters: { $n }
}
filter-kind = Kind
filter-cost = Cost
filter-kin = What it is about
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
in-rulebooks = In which rulebooks
in-deck = in the deck
not-in-deck = not in this deck
rulings = Rulings
no-rulings = Nothing more to say: the text is the rule.
contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
   *[other] { $n } found
}
once = Once.
monsters = Monsters
