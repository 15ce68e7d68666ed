# The kaiju program: kaiju replay and kaiju verify. Sentences have no full stop where the program adds one. $name, $whom: players;
# $card: a card or tile; $dice: names of faces with spaces between them.

## Replay: headings

replay-rules = Rules: { $rules }
replay-plays = { $name } plays { $monster }
replay-before = Before the first turn
replay-turn-head = Turn { $turn }: { $what }
replay-taken-back = Taken back: { $what }
replay-pause = [Enter] next turn  [a] all  [q] quit
replay-too-few = the game in { $file } has only { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## Replay: questions

asked-start = { $name } is asked about powers at the start of the turn
asked-keep = { $name } is asked which dice to keep, with { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} left
asked-probe = { $name } is asked about powers on these dice
asked-fix = { $name } is asked about powers on the final dice
asked-side_dice = { $name } is asked about powers on the dice rolled for a power
asked-resolve = { $name } is asked what to resolve next
asked-tile = { $name } is asked which tile of level { $level } to take
asked-threat = { $name } is asked about powers against the loss of { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
asked-leave = { $name } is asked whether to leave Tokyo
asked-left = { $name } is asked about powers after leaving Tokyo
asked-shop = { $name } is asked what to buy
asked-reveal = { $name } is asked about powers on the revealed cards
asked-choose = { $name } is asked what to choose for { $card }
asked-sell = { $name } is asked about powers at the end of the turn
asked-again = { $name } is asked about powers after the turn
asked-nobody = Nobody is asked anything
chance-sides = Chance turns the tiles
chance-first = Chance picks who starts
chance-roll-off = { $name } rolls for the start
chance-dice = { $name } rolls { $n ->
    [one] 1 die
   *[other] { $n } dice
}
chance-side-dice = { $name } rolls { $n ->
    [one] 1 die
   *[other] { $n } dice
} for { $card }
chance-reroll = { $name } rolls one die again
chance-draw = A card is drawn for place { $place }
chance-peek = { $name } looks at the top card

## Replay: events

told-none = none
told-tiles = The tiles are { $cards }
told-rolled-off = { $name } rolled { $dice } for the start
told-revealed = { $card } was turned up in place { $place }
told-reshuffled = The { $n } discarded cards became the deck
# The heading of a turn.
told-turn = { $name }{ $extra ->
    [yes] , an extra turn
   *[no] {""}
}{ $fewer ->
    [0] {""}
    [one] , 1 die short
   *[other] , { $fewer } dice short
}
told-dice-counted = { $name } has { $n ->
    [one] 1 die
   *[other] { $n } dice
} and { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
told-rolled = { $name } rolled { $n ->
    [one] 1 die
   *[other] { $n } dice
}: now { $dice }, with { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} left
told-kept = { $name } kept { $dice }
told-side-rolled = { $name } rolled { $dice } for { $card }
told-side-used = The dice of { $name } for { $card } stand: { $dice }
told-lifted = { $name } took up a die showing { $dice }
told-rerolled = The die shows { $dice } now
told-turned = { $name } turned a die from { $from } to { $to }
told-roll-gained = A further roll was won: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} left
told-fixed = The result is final, with { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
} and { $hearts ->
    [one] 1 usable heart
   *[other] { $hearts } usable hearts
}
told-recounted = The result has { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
} now
told-block-energy = { $n } energy counted
told-block-heart = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} used
told-block-claw = { $n ->
    [one] 1 claw
   *[other] { $n } claws
} struck
# $dice: 1, 2 or 3.
told-block-number = { $n ->
    [one] 1 { $dice }
   *[other] { $n } { $dice }s
} counted
told-done = The dice have been dealt with
told-used = { $name } used { $card }
told-passed = { $name } passed
told-points-gained = { $name } gained { $n ->
    [one] 1 point
   *[other] { $n } points
} and has { $now }: { $why }
told-points-lost = { $name } lost { $n ->
    [one] 1 point
   *[other] { $n } points
} and has { $now }: { $why }
told-energy-gained = { $name } gained { $n } energy and has { $now }: { $why }
told-energy-spent = { $name } spent { $n } energy and has { $now }: { $why }
told-healed = { $name } healed { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} and has { $now }: { $why }
told-hurt = { $name } lost { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} and has { $now }: { $by ->
    [player] { $whom }, { $why }
   *[nobody] { $why }
}
told-spared = { $name } was spared { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
told-hearts-set = { $name } has { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} now: { $why }
told-shielded = { $name } loses no more hearts in this turn
told-token-given = { $name } got a { $token ->
    [poison] poison
   *[shrink] shrink
} token and has { $now }
told-token-removed = { $name } lost a { $token ->
    [poison] poison
   *[shrink] shrink
} token and has { $now }
told-entered = { $name } entered Tokyo { $place ->
    [bay] Bay
   *[city] City
}
told-left = { $name } left Tokyo { $place ->
    [bay] Bay
   *[city] City
}
told-moved = { $name } moved to Tokyo { $place ->
    [bay] Bay
   *[city] City
}
told-bay-closed = Tokyo Bay was closed
told-stayed = { $name } stayed in Tokyo
told-wickedness = { $name } has wickedness { $now }
told-tile = { $name } took the tile { $card }
told-bought = { $name } bought { $card }{ $from ->
    [deck] { " " }from the top of the deck
    [player] { " " }from { $whom }
   *[market] {""}
} for { $n } energy
told-handed = { $card } went from { $whom } to { $name }
told-discarded = { $card } of { $name } was discarded
told-swept = { $name } swept the market
told-counter = { $card } holds { $now } now
told-copies = { $card } copies { $target }
told-copies-nothing = { $card } copies nothing
told-copy-spent = What { $card } copies is used up
told-saw = { $name } saw { $card } on top of the deck
told-peeked = { $name } looked at the top card
told-extra-turn = { $name } won an extra turn{ $fewer ->
    [0] {""}
    [one] , 1 die short
   *[other] , { $fewer } dice short
}
told-saved = { $card } saved { $name }
told-risen = { $name } has risen from the dead
told-out = { $name } is out of the game
told-over = The game is over: { $what }

## Replay: causes, which stand after a number and a colon

told-why-dice = dice showing { $dice }
told-why-entry = entering Tokyo
told-why-income = starting a turn in Tokyo
told-why-poison = poison
told-why-power = { $card }
told-why-purchase = the purchase of { $card }
told-why-sweep = new cards in the market

## Results, which stand after a colon

over-points = { $name } has won with 20 points
over-last-alive = { $name } has won as the only monster alive
over-power = { $name } has won by { $card }
over-nobody = nobody has won
over-draw = it is a draw
over-unfinished = the game is unfinished

## Verify

verify-right = right; { $dice } dice, { $draws } draws, { $actions } actions, { $digests } digests; { $result }
verify-sum = { $right } right, { $wrong } wrong{ $unread ->
    [0] {""}
   *[other] , { $unread } cannot be read
}
verify-compare = compare this with what you saw before the game:
verify-commitment = commitment { $hex } (the secret fits it)
verify-contribution = contribution of { $name } { $hex }
verify-no-contribution = no contribution of { $name }
verify-other-commitment = this is not the commitment that was shown before the game
