# The log. Every sentence begins with the monster it is about. In brackets: icons.

log-rolled-off = { $who } rolls to go first: { $dice }
log-extra-turn = { $who } takes another turn.
log-rolled = { $who } rolled { $dice }
log-rerolled = { $who } rolled { $rolled ->
    [one] one die
   *[other] { $rolled } dice
} again: { $dice }
log-side-rolled = { $who } rolled for { $card }: { $dice }
log-die-rerolled = { $who } must reroll a die: { $dice }
log-die-turned = { $who } turns { $from } into { $to }
log-used = { $who } uses { $card }.
log-points-gained = { $who } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} { $cause ->
    [entry] for entering Tokyo
    [income] for holding Tokyo
    [dice] for { $thing }s
   *[other] from { $thing }
}.
log-points-lost = { $who } loses { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $thing }.
log-energy-gained = { $who } gains { $energy } energy{ $cause ->
    [dice] {""}
   *[other] { " " }from { $thing }
}.
log-energy-spent = { $who } pays { $energy } energy for { $thing }.
log-healed = { $who } heals { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}{ $cause ->
    [dice] {""}
   *[other] { " " }with { $thing }
}.
# Also: $count
log-hurt = { $who } hits { $whom } for { $hearts }{ $cause ->
    [dice] {""}
   *[other] { " " }with { $thing }
}{ $blow ->
    [harder] { " " }({ $rolled } rolled, +{ $more } from { $cards })
    [softer] { " " }({ $rolled } rolled, −{ $more } from { $cards })
    [even] { " " }({ $rolled } rolled, changed by { $cards })
   *[rolled] {""}
}.
log-lost = { $who } loses { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} { $cause ->
    [poison] to poison
   *[other] to { $thing }
}.
# Also: $count
log-prevented = { $who } avoids losing { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}{ $by ->
    [cards] : { $cards }
   *[shield] {""}
}.
log-hearts-set = { $who } now has { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: { $thing }.
log-shielded = { $who } loses no more hearts this turn.
log-token-given = { $who } gets a { $token ->
    [poison] poison token.
   *[shrink] shrink token.
}
log-token-removed = { $who } removes a { $token ->
    [poison] poison token.
   *[shrink] shrink token.
}
log-left = { $who } leaves Tokyo { $place ->
    [bay] Bay.
   *[city] City.
}
log-entered = { $who } enters Tokyo { $place ->
    [bay] Bay.
   *[city] City.
}
log-stayed = { $who } stays in Tokyo { $place ->
    [bay] Bay.
   *[city] City.
}
log-bay-closed = Tokyo Bay is closed: too few monsters are left.
log-wickedness = { $who } reaches wickedness { $now }.
log-tile-taken = { $who } takes the tile { $card }.
log-bought = { $who } buys { $card } for { $energy } energy{ $from ->
    [deck] { " " }from the top of the deck
    [monster] { " " }from { $whom }
   *[market] {""}
}.
log-handed = { $who } gets { $card } from { $whom }.
log-discarded = { $who } discards { $card }.
log-swept = { $who } sweeps the market.
log-copied = { $copier } is now a copy of { $card }.
log-peeked = { $who } looks at the top card of the deck.
log-extra-turn-won = { $who } wins another turn.
log-saved = { $who } survives thanks to { $card }.
log-risen = { $who } rises from the dead.
log-eliminated = { $who } is out.
log-reshuffled = The discarded cards form a new deck.
log-by-bot = { $who } is played by a bot.
log-by-order = { $who } follows its standing orders.
