# The game screen: board, market, panels, connection. In brackets: icons.

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
die-in-hand = in the hand
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
# Also: $count
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
# Predicates about a monster, or about the reader ($me is yes). $you is yes if the reader is hit.
recap-hits = { $me ->
    [yes] hit
   *[no] hits
} { $you ->
    [yes] you
   *[no] { $whom }
}{ $others ->
    [0] {""}
    [one] { " " }and 1 other
   *[other] { " " }and { $others } others
} for { $n } [heart]
recap-loses = { $me ->
    [yes] lose
   *[no] loses
} { $n } [heart]
recap-beside = { $you ->
    [yes] you
   *[no] { $whom }
}: { $n } [heart]
recap-out = { $who ->
    [self] { $me ->
        [yes] are out
       *[no] is out
    }
    [beside] { $you ->
        [yes] you are out
       *[no] { $whom }: out
    }
   *[other] { $me ->
        [yes] knock { $whom } out
       *[no] { $you ->
            [yes] knocks you out
           *[no] knocks { $whom } out
        }
    }
}
recap-entered = { $me ->
    [yes] enter Tokyo
   *[no] enters Tokyo
}
recap-left = { $me ->
    [yes] leave Tokyo
   *[no] leaves Tokyo
}
# In a line of pictures.
recap-into = → Tokyo
recap-out-of = ← Tokyo
# The market was swept.
recap-fresh = new cards
recap-points = { $n } [star]
recap-energy = { $n } [energy]
recap-healed = { $n } [heart]
# Also: $count
recap-got = { $me ->
    [yes] buy { $cards }
   *[no] buys { $cards }
}
# Also: $count
recap-used = { $me ->
    [yes] use { $cards }
   *[no] uses { $cards }
}
recap-swept = { $me ->
    [yes] sweep the market
   *[no] sweeps the market
}
recap-nothing = nothing happens
# Read aloud, one sentence for a turn. $what are predicates from above, with commas between them.
say-turn = { $me ->
    [yes] You rolled { $dice }: { $what }.
   *[no] { $who } rolled { $dice }: { $what }.
}
say-rolled = { $me ->
    [yes] You rolled { $dice }.
   *[no] { $who } rolled { $dice }.
}
say-did = { $me ->
    [yes] You: { $what }.
   *[no] { $who }: { $what }.
}
