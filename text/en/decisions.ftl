# Questions to a player and the answers on the buttons. In brackets: icons.

## Questions

resolve-next = Next:
resolve-order = Change the order
cover = The device changes hands
cover-throw = { $name }, your roll!
cover-asked = { $name }, your decision!
cover-why = Hand the device to { $name }.
cover-take = I’m { $name }
ask-throw = Your turn
ask-throw-named = { $name }, your roll!
ask-throw-why = Throw the dice: press Roll, or swipe them.
ask-throw-shake = Throw the dice: press Roll, swipe them, or shake your phone.
throw = Roll!
ask-keep = Your roll
ask-keep-why = Tap dice to keep them, then roll the rest.
ask-keep-last = No rolls left, but a card can { $can ->
    [dice] still change your dice.
    [roll] give you another.
   *[use] still be used.
}
ask-show = Skip ahead
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
ask-resolving = Resolving your dice
ask-resolve-why = Choose the order; each step can affect the next.
order-tokyo = Attacking may move you into Tokyo, where [heart] can’t heal you.
order-bay = If an attack closes the Bay, [heart] heal afterwards.
order-tile = Your numbers bring a tile, which can change the rest.
order-hearts = Each [heart] can do one of these things.
order-answer = { $card } may act after the attack.
order-power = { $card } can be used in between.
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
ask-sell = Sell a card?
ask-sell-why = Your turn is about to end.
ask-again = Another turn?
ask-again-why = { $card } allows it, with one die fewer.
ask-anyway = In any case

## Answers

rolls-left = { $n ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $n } rolls left
}
roll-n = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
}
roll-none = All dice kept
roll-show = Skip to my turn
stop = Stop rolling
stop-all = Keep all and stop
stop-nothing = nothing happens
resolve-later = or resolve it automatically later
amount-lies = { $card } will hold { $n } [energy].
amount-none = { $card } is discarded.
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
use-dice = roll to see what you lose
use-damage = the hit still lands
use-rest = the rest still comes
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

## Second thoughts

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

## While somebody else decides

wait-start = { $who } is about to roll
wait-throw = { $who } is about to roll
wait-keep = { $who } is rolling
wait-probe = { $who } may reroll a die
wait-fix = { $who } is deciding
wait-side_dice = { $who } is deciding
wait-resolve = { $who } is resolving the dice
wait-tile = { $who } is choosing a tile
wait-threat = { $who } may block it
wait-leave = { $who } is deciding whether to leave
wait-left = { $who } may swap a card
wait-shop = { $who } is at the market
wait-reveal = { $who } may buy first
wait-choose = { $who } is choosing
wait-sell = { $who } is ending the turn
wait-again = { $who } may take another turn
wait-turn = { $who }’s turn
wait-own = Your turn
wait-dice = The dice are falling
wait-first = Who goes first?
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

## Around the question

prompt = Decision
take-back = Take back
own-cards = Your cards ({ $n })
clock-left = { $seconds } seconds left
fx-wins = { $who ->
    [me] you win
   *[other] wins
}
hearts-to-give = { $n ->
    [one] one heart to give
   *[other] { $n } hearts to give
}
