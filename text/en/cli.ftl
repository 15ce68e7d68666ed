# The kaiju program: replays, checks, analyses. Sentences have no full stop where the program adds one. $name, $whom: players;
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
told-side-used = { $name } used the dice for { $card }: { $dice }
told-lifted = { $name } picked up a die showing { $dice }
told-rerolled = The die shows { $dice } now
told-turned = { $name } turned a die from { $from } to { $to }
told-roll-gained = An extra roll: { $rolls ->
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
told-done = All dice are resolved
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
told-copy-spent = The copy on { $card } is used up
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

## Analyze. $move is a line of the record; the columns of a table are short

# The decimal point.
analyze-point = .
analyze-title = { $rules }, { $players } players, { $moves } moves: { $result }
analyze-percent = in per cent
analyze-seat = seat
analyze-first = first
analyze-last = last
analyze-luck = luck
analyze-skill = skill
analyze-own = own
analyze-others = others
analyze-revision = revision
analyze-decisions = decisions
analyze-loss = loss
analyze-inaccuracies = inacc.
analyze-mistakes = mistakes
analyze-blunders = blunders
analyze-graded = inaccuracies / mistakes / blunders
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
analyze-turning = Turning points
analyze-mistakes-head = Mistakes
analyze-move = line { $line }, { $move }: { $what }
analyze-mistake = { $grade } { $cost }, better: { $better }
analyze-rollouts = Rollouts: { $n } playouts without the luck of their dice, ± standard errors
analyze-shift = { $name } { $before } to { $after } %
analyze-best = nothing is better
analyze-unclear = no clear difference
analyze-verdict = { $grade } of { $loss } %
analyze-bar-moves = moves
analyze-bar-questions = questions
analyze-bar-left = { $time } left
analyze-unwritten = cannot write the report

## The page of an analysis

report-chances = Chances to win
    .about = After every move, one band for each seat. Triangles are mistakes and blunders.
report-chances-plot = Chances of all seats to win after every move
report-band = { $name }: { $first } % at first, { $last } % at last
report-moves = { $n } moves
report-luck = Luck and skill
    .about = The last chance is the first one plus luck and skill. Skill is the own choices, those of others and the revision: what looking one turn further changes. Loss is the mean of all real decisions. All in per cent.
report-luck-plot = Luck and skill of every seat
report-turning = Turning points
    .about = Moves that shifted at least a tenth of all chances.
report-mistakes = Mistakes
    .about = What would have been better, and what it cost.
report-rollouts = Rollouts
    .about = The champion played on from turning points and the worst mistakes, with the luck of its dice taken out. Chances are in per cent, ± their standard errors.
report-none = None.

## The greeting of a server. The first three stand before an address

greet-here = Kaiju is at
greet-network = On the network
greet-operator = For the operator
greet-reach-machine = Only this computer can reach it. Others can with --listen 0.0.0.0:{ $port }.
greet-reach-network = Anyone on your network can reach it; nobody on the internet, unless your router lets them in.
greet-reach-internet = Anyone on the internet can reach it, unless a firewall keeps them out.
greet-reach-proxy = Anyone can reach it, if your proxy passes requests on to { $listen }.
greet-and = { $some } and { $next }
greet-saved = Games are saved in { $store }. Press Ctrl-C to stop; games continue when the server starts again.

## Files, after the name of the file and a colon

file-unread = cannot be read
file-unlisted = cannot be listed
file-none = no .{ $extension } file lies below this folder

## Wrong usage: one sentence without a full stop. $what is an option, such as --json

usage-option = there is no option { $what }
usage-command = there is no command { $what }
usage-missing = this is missing: { $what }
usage-conflict = { $what } cannot be used with { $other }
usage-empty = { $what } needs a value
usage-value = { $what } cannot be { $value }; it can be { $values }
usage-wrong = { $what } cannot be { $value }: { $why }
usage-similar = (did you mean { $what }?)
usage-help = (see --help)

## The help of the program: headings and notes

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-any-options = [OPTIONS]
help-any-command = [COMMAND]
help-default = [default: { $values }]
help-values = [possible values: { $values }]
