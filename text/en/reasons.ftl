# Why a number changed, and why something cannot be done. In brackets: icons.

## Numbers that changed

why-change = { $delta } { $stat }: { $why }
# Also: $count
why-price = Printed price { $usual }. With { $cards } it’s { $now }.
why-effect = { $who } { $delta } { $stat }: { $why }.
# Also: $count
why-claws = { $rolled } rolled, +{ $more } from { $cards }
# Also: $count
why-spared = { $rolled } rolled, −{ $more } from { $cards }
# Also: $count
why-even = { $rolled } rolled, changed by { $cards }
why-max = { $card } changes your maximum hearts.
why-would-lose = About to lose { $loss } [heart]. { $why }
# Also: $count
why-dice = Extra dice from { $cards }.
why-dice-fewer = { $n ->
    [one] One shrink token: one die fewer.
   *[other] { $n } shrink tokens: { $n } dice fewer.
}
why-dice-again = { $n ->
    [one] Another turn with one die fewer.
   *[other] Another turn with { $n } dice fewer.
}
# Also: $count
why-rolls = Extra rolls from { $cards }.
use-now = You can use it now: see the decision.

## Reasons why something cannot be done now: one sentence for each reason of the engine

lack-over = The game is over.
lack-out = { $you ->
    [yes] You are out of the game.
   *[no] { $who } is out of the game.
}
lack-not_now = You can do this { $when }.
lack-not_asked = { $who } is deciding.
lack-energy_short = You need { $by } more [energy].
lack-used_this_turn = Already used this turn.
lack-used_on_this_damage = Already used against this damage.
lack-copy_spent = The copy is used up.
lack-works_by_itself = Works automatically.
lack-not_held = You don’t have { $card }.
lack-not_there = It’s no longer there.
lack-no_die = None of these dice shows { $dice }.
lack-no_rolls = No rolls left; the dice stay as they are.
lack-no_triple = You need three { $dice } this turn.
lack-no_set = You need three of a kind to score.
lack-full_hearts = { $you ->
    [yes] You’re at full health.
   *[no] { $who } is at full health.
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
lack-copier = A card that copies another can’t be copied.
lack-copied_already = You’re already copying it.
lack-not_treated = { $who } wasn’t healed this turn.
lack-wrong_pick = It can’t be used on this one.

## The moments at which something can be done: each goes into lack-not_now

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

## Tokyo explained

here-rule = The monster in Tokyo gains { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
} at the start of its turn. It hits every monster outside, and they all hit it. Dice don’t heal here.
here-mine = You can leave only when a monster outside hits you with [claw]. Dice don’t heal here.
here-theirs = To get in, hit the monster there with [claw]: you take its place if it leaves.
here-free-attack = Tokyo is empty: the next attacker moves in.
here-free-always = Tokyo is empty: the active monster moves in after resolving its dice.

## Causes of a change: phrases that stand after a number

cause-entry = entering Tokyo
cause-income = holding Tokyo
cause-poison = poison
cause-sweep = new cards
cause-1 = a set of { $dice }s
cause-2 = a set of { $dice }s
cause-3 = a set of { $dice }s
cause-energy = rolled { $dice }
cause-heart = rolled { $dice }
cause-claw = rolled { $dice }
cause-claws-of = { $who } attacked
cause-power-of = { $who } with { $card }
cause-cure = paid with a [heart]
cause-power = { $card }
cause-purchase = buying { $card }
