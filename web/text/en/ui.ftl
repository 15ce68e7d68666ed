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
bot-newcomer = Newcomer
bot-dabbler = Dabbler
bot-casual = Casual
bot-regular = Regular
bot-seasoned = Seasoned
bot-strategist = Strategist
bot-expert = Expert
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
kind-discard = One-time
kind-tile = Tile
kind-tile-once = Tile, one-time

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
rules-modern = Current base game
rules-classic = all classic ones
rules-house = House rules only

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
broken-why = This page could not be shown. Your tables and games are safe on the server.
broken-again = Try again
missing = Nothing here
missing-why = This page doesn’t exist.

## Home

home-tag = Six monsters. One city.
home-tag-end = No apologies.
home-play = Play now
home-play-sub = you against three bots
home-level = Bots
level-easy = Gentle
level-usual = Even
level-hard = Fierce
home-first = Never played?
home-first-sub = A short game against two bots, with hints.
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
        [0] waiting to start
        [one] 1 free seat
       *[other] { $free } free seats
    }
    [over] over
   *[playing] in progress
}

## Settings

set-language = Language

## Set-up

setup-for-whom = Choose for
start = Start
table-missing = No such table

## The game

game-heading = The game
title-game = Turn { $turn } · Kaiju
notify-turn = It’s your turn
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
    [energy] +{ $n } [energy]
   *[points] +{ $n } [star]
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
wickedness-of = wickedness { $n } of { $end }
points-of = points { $n } of { $goal }
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

tray-label = Dice
tray-rolling = Rolling
tray-kept = Kept
tray-side = Dice for a card
tray-roll-of = { $who }’s roll
die-in-air = rolling
die-label = Die { $n }: { $face }{ $extra ->
    [yes] , extra
   *[no] {""}
}{ $state ->
    [kept] , kept
   *[rolling] {""}
}

market = Market
market-deck = { $cards } in the deck
market-top = top card: { $card }
market-card = { $card }, { $energy } energy. { $text }{ $short ->
    [0] {""}
   *[other] { " " }You need { $short } more.
}
hand = Your cards
log = What happened
log-before = Before the first turn
log-turn = Turn { $turn } · { $who }
log-replay = Watch again
log-replay-turn = Watch turn { $turn } again in the replay

sheet-label = { $who }’s cards
sheet-buy = Buy for { $energy } [energy]
sheet-use = Use it
look-card = Read { $card }

whose = { $monster } · { $name }
key-enter = Enter

lost = No connection.
lost-retry = Retrying in { $seconds } s.
lost-trying = Retrying …
lost-kept = Your move is saved and will be sent.
lost-now = Retry now
stood = { $n ->
    [one] A bot made 1 decision for { $who }.
   *[other] A bot made { $n } decisions for { $who }.
}
stood-cards = New: { $cards }.
back-again = Back at the table.
back-again-why = You’re up to date.
away-turns = { $n ->
    [one] You missed 1 turn.
   *[other] You missed { $n } turns.
}
away-show = { $n ->
    [one] Show it
   *[other] Show them
}
bot-plays = A bot is playing { $who } for you.
come-back = Take over
refused = That didn’t work.
refused-late = Already answered.
code-offline = Can’t reach the server. Please try again.
code-unknown_table = No table has this code.
code-sent_away = The host has removed you from this table. You can still watch.
code-stale_answer = Already answered: in another window, by a standing order or by a bot.
code-restarting = The server is restarting. Back in a moment.

## Reactions

react = React
react-muted = React (muted)
react-rest = Wait a moment before reacting again.
react-watch = Mute all reactions
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

## Since your turn

recap = Since your turn
recap-you = you
recap-hits = hits { $whom }{ $others ->
    [0] {""}
    [one] { " " }and 1 other
   *[other] { " " }and { $others } others
} for { $n } [heart]
recap-loses = loses { $n } [heart]
recap-beside = { $whom }: { $n } [heart]
recap-out = { $who ->
    [self] is out
    [beside] { $whom }: out
   *[other] knocks { $whom } out
}
recap-entered = enters Tokyo
recap-left = leaves Tokyo
recap-points = { $n } [star]
recap-energy = { $n } [energy]
recap-healed = { $n } [heart]
recap-got = buys { $cards }
recap-used = uses { $cards }
recap-swept = sweeps the market
recap-nothing = nothing happens
# Read aloud, one sentence for a turn.
say-turn = { $who } rolled { $dice }: { $what }.
say-rolled = { $who } rolled { $dice }.
say-did = { $who }: { $what }.
say-you = You

## The prompt

prompt = Decision
take-back = Take back
own-cards = Your cards ({ $n })
clock-left = { $seconds } seconds left
rolls-left = { $n ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $n } rolls left
}
ask-keep = Your roll
ask-keep-why = Tap dice to keep them, then roll the rest.
ask-keep-last = No rolls left, but a card can { $can ->
    [dice] still change your dice.
    [roll] give you another.
   *[use] still be used.
}
roll-n = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
}
roll-none = All dice kept
roll-show = Skip to my turn
ask-show = Skip ahead
stop = Stop rolling
stop-all = Keep all and stop
stop-nothing = nothing happens
ask-start = Before you roll
ask-start-why = { $n ->
    [one] You can use a power now.
   *[other] You can use these powers now.
}
ask-start-none = You have no dice this turn.
# Only powers are offered that can be used at any time.
ask-use = Use a card?
ask-use-probe = { $who } has rolled.
ask-use-fix = Rolling is over.
ask-use-side = Dice were rolled for { $card }.
ask-use-side_dice = Dice were rolled for a card.
ask-use-resolve = Your dice are being resolved.
ask-use-left = You left Tokyo.
ask-use-reveal = A new card is in the market.
ask-probe = Reroll one of { $who }’s dice?
ask-probe-why = Pick a die.
ask-fix = Change a die?
ask-fix-why = Rolling is over; your cards can still change the dice.
ask-side = Change these dice?
ask-side-of = Change the dice for { $card }?
ask-side-why = They were rolled for a card, not for the turn.
ask-resolve = What comes first?
ask-resolve-why = Choose the order; each step can affect the next.
order-tokyo = Attacking may move you into Tokyo, where [heart] can’t heal you.
order-bay = If an attack closes the Bay, [heart] heal afterwards.
order-tile = Your numbers bring a tile, which can change the rest.
order-hearts = Each [heart] can do one of these things.
order-power = { $card } can be used in between.
resolve-later = or resolve it automatically later
ask-hearts = Where do the hearts go?
ask-hearts-why = { $hearts ->
    [one] 1 heart left.
   *[other] { $hearts } hearts left. Assign them one at a time.
}
ask-tile = Take a tile?
ask-tile-why = You reached wickedness { $now }: take a tile of level { $level }.
ask-threat = Block the damage?
ask-threat-use = Use { $card }?
ask-threat-why = { $who } hits you for { $loss } [heart] { $claws }
ask-threat-deadly = { $who } hits you for { $loss } [heart]. That would kill you. { $claws }
ask-threat-stopped = { $who } hits you, but you lose nothing. { $claws }
ask-threat-self = { $loss ->
    [0] Damage is coming, but you lose nothing.
   *[other] You are about to lose { $loss } [heart].
}
ask-leave = Leave Tokyo { $place ->
    [bay] Bay?
   *[city] City?
}
ask-leave-why = { $who } hit you: { $hearts } [heart] left. If you stay, you gain { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
} at the start of each turn but can’t heal with dice.
ask-left = Swap a card?
ask-left-why = { $of ->
    [one] You left Tokyo: you can swap { $card } for { $who }’s { $target }.
   *[some] You left Tokyo: you can swap { $card } for a card of the monster that took your place.
}
ask-shop = Buy something?
ask-shop-more = Buy more?
ask-shop-why = You have { $energy } [energy].
ask-shop-none = You have { $energy } [energy] and can’t buy any of these cards now.
ask-sweep = Sweep the market?
ask-reveal = Buy it first?
ask-reveal-why = { $card } lets you buy it before { $who } does.
ask-copy = Copy which card?
ask-copy-why = { $card } becomes a copy of it.
ask-amount = How much energy?
ask-amount-why = It goes on { $card }.
amount-lies = { $card } will hold { $n } [energy].
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
resolve-heart = Heal
resolve-heart-sub = with one heart
resolve-claw = Attack
resolve-claw-sub = { $n ->
    [one] with one claw
   *[other] with { $n } claws
}
cure-poison = Remove poison
cure-poison-sub = with one heart
cure-shrink = Remove shrink
cure-shrink-sub = with one heart

choice-buy = Buy { $card }
choice-sweep = Sweep the market
choice-sweep-sub = { $deck ->
    [0] discard these; the deck is empty
    [one] discard these; one card left in the deck
    [2] discard these; two cards left in the deck
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
choice-stay-sub = hold your ground
choice-end = End turn
choice-end-sub = next player’s turn
pick-die = pick a die
pick-turn = pick a die and its new face
pick-monster = pick a monster
pick-power = pick a card
pick-amount = pick a number
pick-top = the top card
use-roll = one more roll
use-shield = You lose no hearts for the rest of this turn.
use-extra-turn = another turn
use-leave = You leave Tokyo and lose no hearts.
use-reroll = rerolls a { $dice }
use-left = { $n } left on it
fx-wins = { $who ->
    [me] you win
   *[other] wins
}
ask-anyway = In any case
use-chance = roll to see what you lose
use-no-help = the hit still lands
use-discard = it is discarded
pass-go-on = Go on
pass-go-on-sub = skip the rest
pass-use = Go on
pass-use-sub = use nothing
pass-end = End turn
pass-end-sub = use nothing
pass-start = Roll
pass-start-sub = use nothing first
pass-probe = Leave it
pass-probe-sub = keep the roll as it is
pass-fix = Go on
pass-fix-sub = leave the dice as they are
pass-side_dice = Go on
pass-side_dice-sub = leave the dice as they are
pass-threat = Take it
pass-threat-sub = use nothing
pass-tile = Take none
pass-tile-sub = you won’t get another chance at this level
pass-left = Keep my card
pass-left-sub = swap nothing
fresh-new = new
fresh-buy = Buy it
fresh-buy-sub = deny it to { $who }
fresh-leave = { $who } can buy it
hearts-to-give = { $n ->
    [one] one heart to give
   *[other] { $n } hearts to give
}
pass-reveal = Pass
pass-reveal-sub = others can buy it
pass-sell = Sell nothing
pass-sell-sub = end the turn
pass-again = No, that’s enough
pass-again-sub = next player’s turn

picker-die = Tap a die.
picker-turn = Choose the new face.
picker-reroll = It will be rerolled.
picker-becomes = It becomes a { $dice }
picker-monster = Choose a monster
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

wait-start = { $who } is about to roll
wait-keep = { $who } rolls
wait-probe = { $who } may reroll a die
wait-fix = { $who } is deciding
wait-side_dice = { $who } is deciding
wait-resolve = { $who } is resolving the dice
wait-tile = { $who } picks a tile
wait-threat = { $who } may block it
wait-leave = { $who } is deciding whether to leave
wait-left = { $who } may swap a card
wait-shop = { $who } is at the market
wait-reveal = { $who } may buy first
wait-choose = { $who } is choosing
wait-sell = { $who } ends the turn
wait-again = { $who } may take another turn
wait-turn = { $who }’s turn
wait-own = Your turn
wait-dice = The dice are falling
wait-over = The game is over
wait-gone = { $name } is not connected.
wait-gone-bot = { $seconds ->
    [0] A bot is taking over.
   *[other] A bot takes over in { $seconds } s.
}
wait-why = We’ll let you know when it’s your turn.
wait-out = You’re out. Watch who wins!
wait-end = The final blows …
roll-now = Rolling …
roll-late = The others are playing. You’re up next.
wait-watching = { $others ->
    [0] You are watching.
    [one] You are watching, with one other.
   *[other] You are watching, with { $others } others.
}

## Why: numbers that changed, choices that are greyed

why-change = { $delta } { $stat }: { $why }
why-price = Printed price { $usual }. { $cards } makes it { $now }.
why-effect = { $who } { $delta } { $stat }: { $why }.
why-claws = { $rolled } rolled, +{ $more } from { $cards }
why-spared = { $rolled } rolled, −{ $more } from { $cards }
why-even = { $rolled } rolled, changed by { $cards }
why-max = { $card } changes your maximum hearts.
why-would-lose = About to lose { $loss } [heart]. { $why }
why-dice = Extra dice from { $cards }.
why-dice-fewer = { $n ->
    [one] One shrink token: one die fewer.
   *[other] { $n } shrink tokens: { $n } dice fewer.
}
why-dice-again = { $n ->
    [one] Another turn with one die fewer.
   *[other] Another turn with { $n } dice fewer.
}
why-rolls = Extra rolls from { $cards }.
use-now = You can use it now: see the decision.
# Reasons why something cannot be done now, one sentence for each reason of the engine.
lack-over = The game is over.
lack-out = { $you ->
    [yes] You are out of the game.
   *[no] { $who } is out of the game.
}
lack-not_now = You can do this { $when }.
lack-not_asked = { $who } decides now.
lack-energy_short = You need { $by } more [energy].
lack-used_this_turn = Already used this turn.
lack-used_on_this_damage = Already used against this damage.
lack-copy_spent = The copy is used up.
lack-works_by_itself = Works automatically.
lack-not_held = You don’t have { $card }.
lack-not_there = It’s no longer there.
lack-no_die = No die to use shows { $dice }.
lack-no_rolls = No rolls left; the dice stay as they are.
lack-no_triple = You need three { $dice } this turn.
lack-full_hearts = { $you ->
    [yes] You have all your [heart].
   *[no] { $who } has all its [heart].
}
lack-no_monster = There is no monster to use it on.
lack-no_card = There is no card to use it on.
lack-nothing_to_prevent = You aren’t about to lose [heart].
lack-not_attacked = No [claw] is about to hit you.
lack-only_in_tokyo = This works only in Tokyo.
lack-only_outside = This works only outside Tokyo.
lack-tokyo_full = Tokyo is taken.
lack-not_hurt = Only a monster that loses [heart] may leave.
lack-decided = You’ve already decided that.
lack-no_token = There is no such token.
lack-forbidden = Not while you have { $card }.
lack-risen = [heart] can’t help a monster that has risen from the dead.
lack-order_fixed = { $dice } comes first.
lack-dice_left = There are still dice to resolve.
lack-has_tile = You have a tile of this level: { $card }.
lack-wickedness_short = You need { $by } more [wicked].
lack-needs_pick = Choose what to use it on.
lack-shows_face = It already shows { $dice }.
lack-only_cards = Only keep cards.
lack-only_of = Only cards of { $who }.
lack-copier = It copies a card itself: it can’t be copied.
lack-copied_already = You already copy it.
lack-not_treated = { $who } wasn’t healed this turn.
lack-wrong_pick = It can’t be used on this.
when-own = on your turn
when-start = before your first roll
when-keep = between your rolls
when-probe = after another monster’s last roll
when-fix = after your last roll
when-side_dice = when dice are rolled for a card
when-resolve = while you resolve your dice
when-tile = when you take a tile
when-threat = before you lose hearts
when-leave = when you may leave Tokyo
when-left = after you leave Tokyo
when-shop = after your dice are resolved
when-reveal = when a new card is turned up
when-choose = when you get it
when-sell = at the end of your turn
when-again = after your turn
nothing-sets = you need three of a kind to score
here-rule = The monster in Tokyo gains { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
} at the start of its turn. It hits every monster outside, and they all hit it. Dice don’t heal here.
here-mine = You can leave only after a monster outside hits you with claws; then you are asked. Dice don’t heal here.
here-theirs = To get in, hit the monster there with [claw]: you take its place if it leaves.
here-free-attack = Tokyo is empty: the next attacker moves in.
here-free-always = Tokyo is empty: the active monster moves in after resolving its dice.

## The result

race = The race
rematch = Rematch

## The replay

replay = Replay
play = Play

## Cards and rules

level = Level { $n }
