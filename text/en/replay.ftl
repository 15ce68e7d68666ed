# The replay, and the check of the dice.

replay = Replay
play = Play
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
check-running = The key will be revealed when the game is over.
check-fair = All fair: the key matches the seal, and so do all { $dice } dice and { $draws } draws.
check-witness = { $own ->
    [0] This device saw the seal before the game, and { $seen } of { $all } throws and draws as they fell: the record has the same.
   *[other] This device saw the seal before the game, added its own randomness, and saw { $seen } of { $all } throws and draws as they fell: the record has the same.
}
check-daily = All fair: the key follows from the date, and all { $dice } dice and { $draws } draws follow from the key.
check-alone = The record fits itself: { $dice } dice, { $draws } draws. But this device didn’t see the seal before the game, so it can’t tell whether the server has changed the record since.
check-changed = Line { $line } says { $found }, but this device saw { $seen }.
check-own = The record lacks the randomness that this device added.
check-short = The record ends before what this device saw last.
check-contradicted = During the game, the server told this device two different things.
check-foreign = This record doesn’t belong to the seal shown before the game.
check-bad = The key doesn’t match the seal.
check-unreadable = The record can’t be read from line { $line } on.
check-unfair = Line { $line } doesn’t match the key: it says { $found } instead of { $due }.
check-note = Your browser recomputes the seal, dice and draws. To check the moves too, without this server, run kaiju verify.
check-lesson = This was a lesson: its first dice were prepared, so there is nothing to check.
