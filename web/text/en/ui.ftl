# Everything on the screens but card texts and log sentences. In brackets: icons.

## Names

monster-gigazaur = Gigazaur
monster-kraken = Kraken
monster-the-king = The King
monster-meka-dragon = Meka Dragon
monster-cyber-bunny = Cyber Bunny
monster-alienoid = Alienoid

bot-random = Random
bot-brawler = Brawler
bot-strategist = Strategist
bot-champion = Champion

face-1 = 1
face-2 = 2
face-3 = 3
face-energy = energy
face-heart = heart
face-claw = claw

icon-heart = hearts
icon-star = points
icon-energy = energy
icon-wicked = wickedness
icon-poison = poison
icon-shrink = shrink
icon-mimic = copy
icon-card = cards
icon-crown = crown
icon-skull = out
icon-claw = claws

stat-hearts = hearts
stat-points = points
stat-energy = energy
stat-wickedness = wickedness
stat-poison = poison tokens
stat-shrink = shrink tokens

kind-keep = Keep
kind-discard = Once
kind-tile = Tile
kind-tile-once = Tile, once

place-outside = outside
place-city = City
place-bay = Bay
where-outside = outside Tokyo
where-city = in Tokyo City
where-bay = in Tokyo Bay

rules-czech = Czech classic
rules-spanish = Spanish classic
rules-polish = Polish classic
rules-dark = Dark Edition
rules-modern = Base game of today
rules-classic = all classic ones
rules-house = Only by rules of your own

## Everywhere

to-home = Kaiju, home
go-home = Home
theme-switch = Switch between day and night
sound-on = Sound is on
sound-off = Sound is off
menu = Menu
close = Close
back = Back
less = less
more = more
no = No
save = Save
saved = Saved.
copy = Copy
copied = Copied
all = All
loading = One moment …
rules = Rules
cards = Cards
tiles = Tiles
settings = Settings
footer = An unofficial fan project, not affiliated with the publisher of King of Tokyo. All art is our own.
broken = Something broke
broken-why = This page could not be shown. Tables and games are safe on the server.
broken-again = Try again
missing = Nothing here
missing-why = The city must have been elsewhere.

## Home

home-tag = Six monsters. One city.
home-tag-end = No apologies.
home-play = Play now
home-play-sub = you and three bots, rolling in a second
home-level = Bots
level-easy = Gentle
level-usual = Even
level-hard = Fierce
home-first = Never played?
home-first-sub = A short table against two bots, with hints.
home-first-go = Show me
home-make = Make a table
home-make-sub = Invite friends by link; bots fill empty seats.
home-make-go = New table
home-join = Join a table
home-join-sub = Enter a table code.
home-join-go = Join
home-mine = Your games
home-all = All { $n }
home-go = Resume
home-open = Open tables
home-watch = Watch
home-more = More
home-table = { $n } monsters · { $rules } · { $phase ->
    [waiting] { $free ->
        [0] about to start
        [one] 1 free seat
       *[other] { $free } free seats
    }
    [over] over
   *[playing] in progress
}

## Settings

set-language = Language

## Set-up

setup-for-whom = For whom
start = Start
table-missing = There is no such table

## The game

game-heading = The game
title-game = Turn { $turn } · Kaiju
notify-turn = Your decision
skip-prompt = Skip to the decision
where-turn = { $turn ->
    [0] Start
   *[other] Turn { $turn }
}
where-monsters = { $n } monsters
side = Market and log
stage-label = Tokyo
plaque-city = Tokyo City
plaque-bay = Tokyo Bay
plaque-empty = empty
plaque-income = { $who } · { $pays ->
    [energy] +1 [energy]
   *[points] +2 [star]
} each turn
would-lose = would lose { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
would-be-out = would lose { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} and be out
pips = { $hearts } of { $max } hearts
pips-loss = { $hearts } of { $max } hearts, about to lose { $loss }
wickedness-of = wickedness { $n } of 10
points-of = { $n } of 20 points
panel-in = in Tokyo
panel-out = out
panel-bot-plays = bot plays
panel-gone = not connected
panel-label = { $monster }, { $who }{ $place ->
    [city] , in Tokyo City
    [bay] , in Tokyo Bay
   *[outside] {""}
}: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $energy } energy. Show cards
who-you = { $name } (you)
who-bot = { $name }, bot
who-away = bot for { $name }
who-gone = { $name }, not connected
role-decides = decides
role-attacks = attacks
role-your-turn = your turn
role-turn = turn
epitaph = Out in turn { $turn } with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $by ->
    [monster] , by { $who }
   *[none] {""}
}
epitaph-brief = turn { $turn }
float-prevented = spared

tray-label = Dice
tray-rolling = Rolling
tray-kept = Kept
tray-side = Dice for a card
tray-roll-of = { $who }’s roll
die-label = Die { $n }: { $face }{ $extra ->
    [yes] , extra
   *[no] {""}
}{ $state ->
    [kept] , kept
   *[rolling] {""}
}

market = Market
market-deck = { $cards } in the deck
market-top = on top: { $card }
market-card = { $card }, { $energy } energy. { $text }{ $short ->
    [0] {""}
   *[other] { " " }{ $short } energy short.
}
market-short = { $energy } energy short
hand = Your cards
log = What happened
log-before = Before the first turn
log-turn = Turn { $turn } · { $who }
log-replay = See it again
log-replay-turn = See turn { $turn } again in the replay

sheet-label = { $who }’s cards
sheet-buy = Buy for { $energy } [energy]
sheet-use = Use it
look-card = Read { $card }

whose = { $monster } · { $name }
key-enter = Enter

lost = No connection.
lost-retry = Trying again in { $seconds } s.
lost-trying = Trying again.
lost-kept = Your choice is kept.
lost-now = Try now
stood = { $n ->
    [one] A bot made 1 decision for { $who }.
   *[other] A bot made { $n } decisions for { $who }.
}
stood-cards = New: { $cards }.
back-again = Back at the table.
back-again-why = You’re up to date.
away-turns = { $n ->
    [one] 1 turn went by.
   *[other] { $n } turns went by.
}
away-show = { $n ->
    [one] Show it
   *[other] Show them
}
bot-plays = A bot is playing { $who } for you.
come-back = Take over
refused = That did not work.
refused-late = Answered already.
code-offline = The server cannot be reached. Trying again helps.
code-bad_message = This page and the server do not understand each other. Load the page anew.
code-binary_message = This page and the server do not understand each other. Load the page anew.
code-too_large = That is too long.
code-too_fast = Not so fast: wait a little.
code-too_slow = The connection was too slow. It is made again.
code-too_many_connections = Too many pages are open from your network. Close some of them.
code-too_many_tables = You have too many open tables. Finish or end one of them.
code-wrong_origin = This page was not opened from this server. Open it by the server’s own address.
code-unknown_guest = The server does not know you any more. Load the page anew.
code-unknown_table = Check the code: there is no table of this name.
code-unknown_page = There is nothing at this address.
code-wrong_method = This page and the server do not understand each other. Load the page anew.
code-unknown_seat = This table has no such seat.
code-unknown_bot = The server does not have this bot.
code-bad_rules = These rules cannot be played.
code-bad_option = The server does not allow this choice.
code-bad_position = No game can begin with this position.
code-bad_order = This order cannot work, or contradicts another one.
code-log_full = Too much was changed at this table. Make a new one.
code-not_host = Only the host can do this.
code-not_your_seat = Somebody else plays this seat.
code-seat_taken = Somebody sits there already.
code-sent_away = The host has sent you away from this table. You can watch.
code-seat_free = Nobody sits there.
code-monster_taken = Somebody else was faster: the monster is taken.
code-too_few_players = A fight needs two.
code-already_started = The game has begun already.
code-not_playing = No game is being played here now.
code-not_over = The game is not over yet.
code-already_contributed = This seat has added its luck already.
code-stale_answer = This was answered before: in another window, by a standing order or by a bot.
code-not_asked = You are not asked just now.
code-illegal_action = That is no answer to the question.
code-nothing_to_take_back = Nothing can be taken back any more.
code-already_resigned = This monster has been given up already; a bot plays it.
code-not_abandoned = Other players are still there, or were a moment ago.
code-record_not_ready = The record can be read when the game is over.
code-restarting = The server is restarting. Back in a moment.
code-server_error = Something went wrong on the server. Nothing was changed.

## Reactions

react = Call something
react-muted = Call something (muted)
react-rest = One call in two seconds: a moment.
react-watch = Mute what others call
react-mute = Mute reactions
react-unmute = Show reactions again
react-hello = Hello!
react-well_played = Well played!
react-thanks = Thanks!
react-laugh = Ha ha!
react-roar = Roar!
react-ouch = Ouch!
react-oops = Oops!
react-hurry = Hurry up!

## The prompt

prompt = Decision
take-back = Take back
clock-left = { $seconds } seconds left
rolls-left = { $n ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $n } rolls left
}
ask-keep = Your roll
ask-keep-why = Tap dice to keep them, then roll the rest.
ask-keep-last = No roll is left; a card can { $can ->
    [dice] still change your dice.
    [roll] give you another.
   *[use] still be used.
}
roll-n = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
}
roll-none = All dice kept
roll-show = Skip to my dice
ask-soon = You are asked next
ask-soon-why = First see what has happened.
ask-show = Skip to the decision
stop = Stop here
stop-all = Keep all, stop
stop-nothing = nothing happens
ask-start = Before you roll
ask-start-why = { $n ->
    [one] A power can be used now.
   *[other] These powers can be used now.
}
ask-start-none = You have no dice this turn.
# Only powers are offered that can be used at any time.
ask-use = Use a card?
ask-use-probe = { $who } has rolled.
ask-use-fix = Rolling is over.
ask-use-side = Dice were rolled for { $card }.
ask-use-side_dice = Dice were rolled for a card.
ask-use-resolve = Your dice are being used.
ask-use-left = You left Tokyo.
ask-use-reveal = A new card lies in the market.
ask-probe = Roll a die of { $who } again?
ask-probe-why = Pick the die.
ask-fix = Change a die?
ask-fix-why = Rolling is over; your cards can still change the dice.
ask-side = Change these dice?
ask-side-of = Change the dice of { $card }?
ask-side-why = They were rolled for a card, not for the turn.
ask-resolve = What comes first?
ask-resolve-why = One after the other: each can change what the next one does.
order-tokyo = An attack may carry you into Tokyo, where [heart] do not heal.
order-bay = If an attack closes the Bay, [heart] heal afterwards.
order-tile = Your numbers bring a tile, which can change the rest.
order-hearts = Each [heart] can do one of these things.
order-power = { $card } can be used in between.
resolve-later = or by itself later
ask-hearts = Where do the hearts go?
ask-hearts-why = { $hearts ->
    [one] One heart is left.
   *[other] { $hearts } hearts are left. One after the other.
}
ask-tile = Take a tile?
ask-tile-why = Your wickedness is { $now }: past the gate at { $level }.
ask-threat = Save your hearts?
ask-threat-use = Use { $card }?
ask-threat-why = { $who } hits you for { $loss } [heart] { $claws }
ask-threat-deadly = { $who } hits you for { $loss } [heart]. That would be the end of you. { $claws }
ask-threat-stopped = { $who } hits you, but you lose nothing. { $claws }
ask-threat-self = { $loss ->
    [0] Damage comes, but you lose nothing.
   *[other] You are about to lose { $loss } [heart].
}
ask-leave = Leave Tokyo { $place ->
    [bay] Bay?
   *[city] City?
}
ask-leave-why = { $who } hit you: { $hearts } [heart] left. Who stays gains { $pays ->
    [energy] 1 [energy]
   *[points] 2 [star]
} each turn, and cannot heal with dice.
ask-left = Swap a card?
ask-left-why = { $of ->
    [one] You left Tokyo: { $card } can be swapped for { $target }, which { $who } has.
   *[some] You left Tokyo: { $card } can be swapped for one of the newcomer’s cards.
}
ask-shop = Buy something?
ask-shop-more = Buy more?
ask-shop-why = You have { $energy } [energy].
ask-shop-none = You have { $energy } [energy], and can buy none of these cards now.
ask-sweep = Sweep the market?
ask-reveal = Buy it first?
ask-reveal-why = { $card } lets you, before { $who }.
ask-copy = Copy which card?
ask-copy-why = { $card } becomes a fresh copy of it.
ask-amount = How much energy?
ask-amount-why = It is put on { $card }.
amount-lies = { $n } [energy] lie on { $card } then.
amount-none = { $card } is discarded.
ask-sell = Sell a card?
ask-sell-why = Your turn is about to end.
ask-again = Another turn?
ask-again-why = { $card } allows it, with one die fewer.

resolve-1 = Score the 1s
resolve-1-sub = { $n } dice
resolve-2 = Score the 2s
resolve-2-sub = { $n } dice
resolve-3 = Score the 3s
resolve-3-sub = { $n } dice
resolve-energy = Take the energy
resolve-energy-sub = { $n ->
    [one] one die
   *[other] { $n } dice
}
resolve-heart = Heal me
resolve-heart-sub = with one heart
resolve-claw = Attack
resolve-claw-sub = { $n ->
    [one] with one claw
   *[other] with { $n } claws
}
cure-poison = Poison off
cure-poison-sub = with one heart
cure-shrink = Shrink off
cure-shrink-sub = with one heart

choice-buy = Buy { $card }
choice-sweep = Sweep the market
choice-sweep-sub = { $deck ->
    [0] these go; the deck is empty
    [one] these go; one card is left in the deck
    [2] these go; two cards are left in the deck
   *[other] three new cards
}
# A copier: Mimic as Wings.
acts-as = { $card } as { $as }
choice-use-on = { $card }: { $target }
choice-use-seen = { $card }: buy { $target }
choice-use-top = { $card }: buy the top card
choice-yield = Leave
choice-yield-sub = the attacker moves in
choice-stay = Stay
choice-stay-sub = and take what comes
choice-end = End turn
choice-end-sub = the next monster rolls
pick-die = pick a die
pick-turn = pick a die and its new face
pick-monster = pick a monster
pick-power = pick a card
pick-amount = pick a number
pick-top = the top card
use-roll = one more roll
use-shield = No hearts lost for the rest of this turn.
use-extra-turn = another turn
use-leave = Out of Tokyo, no hearts lost.
use-reroll = rolls a { $dice } again
use-left = { $n } left on it
fx-wins = { $who ->
    [me] you win
   *[other] wins
}
ask-anyway = In any case
use-chance = dice decide what you lose
use-no-help = the blow still comes
use-discard = it is discarded
pass-go-on = Go on
pass-go-on-sub = leave the rest
pass-use = Go on
pass-use-sub = use nothing
pass-end = End turn
pass-end-sub = use nothing
pass-start = Roll
pass-start-sub = without using anything
pass-probe = Let it be
pass-probe-sub = the roll stays
pass-fix = Go on
pass-fix-sub = as the dice are now
pass-side_dice = Go on
pass-side_dice-sub = as the dice are now
pass-threat = Take it
pass-threat-sub = use nothing
pass-tile = Take none
pass-tile-sub = the gate does not open again
pass-left = Keep it
pass-left-sub = swap nothing
fresh-new = new
fresh-buy = Buy it
fresh-buy-sub = { $who } cannot have it
fresh-leave = { $who } may buy it
hearts-to-give = { $n ->
    [one] one heart to give
   *[other] { $n } hearts to give
}
pass-reveal = Let it lie
pass-reveal-sub = others may buy it
pass-sell = Sell nothing
pass-sell-sub = end the turn
pass-again = That’s enough
pass-again-sub = the next monster rolls

picker-die = Which die? Point at it.
picker-turn = Turn it to which face?
picker-reroll = It is rolled again.
picker-becomes = It becomes a { $dice }
picker-monster = Which monster
picker-market = In the market
picker-use = Use { $card }
picker-ok = Done
picker-first = pick something first

doubt-unspent = End the turn?
doubt-unspent-why = You can still buy a card with your { $energy } [energy].
doubt-unspent-no = Back to the market
doubt-unspent-yes = End turn
doubt-leaving = Leave at full health?
doubt-leaving-why = You still have all { $hearts } [heart].
doubt-leaving-no = Stay
doubt-leaving-yes = Leave Tokyo
doubt-out = That eliminates you!
doubt-out-why = You would lose your last [heart].
doubt-lost = That loses you the game!
doubt-lost-why = { $who } would win at once.
doubt-grave-no = Don’t do it
doubt-grave-yes = Do it anyway
doubt-never = Don’t ask me this again

wait-start = { $who } thinks before rolling
wait-keep = { $who } rolls
wait-probe = { $who } may reroll a die
wait-fix = { $who } looks at the dice
wait-side_dice = { $who } looks at the dice
wait-resolve = { $who } uses the dice
wait-tile = { $who } picks a tile
wait-threat = { $who } may fend it off
wait-leave = { $who }: stay or leave?
wait-left = { $who } may swap a card
wait-shop = { $who } is at the market
wait-reveal = { $who } may buy first
wait-choose = { $who } picks
wait-sell = { $who } ends the turn
wait-again = { $who } may go again
wait-turn = { $who } plays
wait-dice = The dice are falling
wait-over = It is over
wait-gone = { $name } is not connected.
wait-gone-bot = { $seconds ->
    [0] A bot plays now.
   *[other] A bot plays in { $seconds } s.
}
wait-skip = Skip ahead
wait-why = We’ll let you know when it’s your turn.
wait-out = You’re out. Watch who wins!
wait-end = The final blows …
roll-now = Rolling …
roll-late = The others are playing. You’re up next.
roll-late-why = or keep watching
wait-watching = { $others ->
    [0] You are watching.
    [one] You are watching, with one other.
   *[other] You are watching, with { $others } others.
}

## Why: numbers that changed, choices that are greyed

why-change = { $delta } { $stat }: { $why }
why-price = Printed price { $printed }. { $cards } makes it { $price }.
why-effect = { $who } { $delta } { $stat }: { $why }.
why-claws = { $rolled } rolled, { $more } more: { $cards }
why-spared = { $rolled } rolled, { $more } fewer: { $cards }
why-even = { $rolled } rolled, changed by { $cards }
why-max = { $card } changes how many hearts fit.
why-would-lose = About to lose { $loss } [heart]. { $why }
why-dice = { $cards } adds dice.
why-dice-fewer = { $n ->
    [one] One shrink token: one die fewer.
   *[other] { $n } shrink tokens: { $n } dice fewer.
}
why-dice-again = { $n ->
    [one] Another turn with one die fewer.
   *[other] Another turn with { $n } dice fewer.
}
why-rolls = { $cards } adds rolls.
whynot-out = You are out of the game.
whynot-dear = It costs { $price } [energy], you have { $energy }: { $short } short.
whynot-forbidden = Not while you have { $card }.
whynot-card = { $card } cannot be bought just now: its text says when.
whynot-card-tokyo = { $card } cannot be bought in Tokyo.
whynot-shop-later = You can buy once your dice are used.
whynot-turn = It is { $who }’s turn. You can buy in your own.
whynot-sweep = It cannot be done just now.
whynot-sweep-empty = No card lies in the market.
whynot-die-power = { $card } can do nothing with a { $dice }.
whynot-die-other = These are { $who }’s dice.
whynot-die-late = The dice are still falling.
whynot-die-fixed = Your rolls are over: the dice are used as they lie.
whynot-use-now = Can be used now: see the decision.
whynot-use-itself = Works by itself.
whynot-use-when = You are asked { $when }.
whynot-used-turn = Used already: once a turn.
whynot-used-damage = Used already against this blow.
whynot-use-text = What its text asks for is not there just now.
whynot-copy-spent = The copy of { $card } is used up.
whynot-full = all hearts
whynot-copied = It is copied already.
whynot-too-dear = It costs more than the { $energy } [energy] that you have.
whynot-tile = Tiles cannot be taken or copied.
whynot-copier = A copy cannot be copied.
# What a card lacks that could be used at this decision.
lack-background-dweller = No die shows a 3.
lack-camouflage = You are about to lose no hearts.
lack-freeze-time = You scored no 1s in this turn.
lack-healing-ray = { $hearts ->
    [0] No heart is left to give.
   *[other] Nobody else is wounded.
}
lack-herd-culler = All dice show a 1 already.
lack-jets = { $place ->
    [outside] You are not in Tokyo.
   *[other] It helps against claws only.
}
lack-made-in-a-lab = No card is left in the deck.
lack-mimic = You have moved it in this turn, or there is no other card to copy.
lack-tile-fluxling = You have moved it in this turn, or there is no other card to copy.
lack-parasitic-tentacles = No other monster has a card that you can pay.
lack-plot-twist = There are no dice to turn.
lack-psychic-probe = There are no dice to roll again.
lack-rapid-healing = You have all your hearts.
lack-regeneration = For yourself it works by itself. Another monster that you healed must still be wounded.
lack-smoke-cloud = There are no dice to roll again.
lack-stretchy = There are no dice to turn.
lack-super-jump = You are about to lose no hearts.
lack-telepath = There are no dice to roll again.
lack-unstable-dna = The attacker has no card that you can take.
lack-wings = You are about to lose no hearts.
lack-monster-regeneration = not healed by you in this turn
when-own = in your turn
when-start = before your first roll
when-keep = between your rolls
when-probe = after another monster’s last roll
when-fix = after your last roll
when-side_dice = when dice are rolled for a card
when-resolve = while you use your dice
when-tile = when you take a tile
when-threat = before you lose hearts
when-leave = when you may leave Tokyo
when-left = after you left Tokyo
when-shop = when you can buy
when-reveal = when a new card is turned up
when-choose = when you get it
when-sell = at the end of your turn
when-again = after your turn
nothing-tokyo = [heart] do not heal in Tokyo
nothing-full = no wound to heal
nothing-sets = only three equal numbers score
here-rule = Whoever holds Tokyo gains { $pays ->
    [energy] 1 [energy]
   *[points] 2 [star]
} at the start of the own turn, hits everybody outside, and is hit by everybody outside. Dice do not heal here.
here-mine = You can leave only when somebody outside has hit you with claws; then you are asked. Dice do not heal here.
here-theirs = To get in, hit whoever is there with [claw]: you take the place if they leave.
here-free = Nobody is here: whoever attacks next moves in.
here-free-always = Nobody is here: whoever’s turn it is moves in after using the dice.

## The result

race = The race
rematch = Rematch

## The replay

replay = Replay
play = Play

## Cards and rules

level = Level { $n }
