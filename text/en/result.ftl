# The result of a game. In brackets: icons.

race = The race
rematch = Rematch
title-winner = { $who } wins · Kaiju
title-nobody = Game over · Kaiju
finished = finished
result = Result
result-over = Tokyo bows to
result-nobody = Nobody
# Without a winner: the last monsters fall together, all players give up, or the table is ended.
result-how-nobody = { $how ->
    [all_lost] The last monsters fell together in turn { $turn }: everybody loses.
    [drawn] The last monsters fell together in turn { $turn }: a draw.
    [resigned] Everybody gave up, in turn { $turn }.
   *[abandoned] The game was abandoned in turn { $turn }.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] in turn { $turn }, with { $hearts } [heart] left
    [last_alive] last one standing, in turn { $turn }
    [resigned] all others gave up
   *[other] in turn { $turn }, with { $points } [star]
}
result-standing = Standings
result-next = What next?
standing-out = out in turn { $turn }
standing-out-by = out in turn { $turn }, by { $who }
race-sub = Points of every monster, turn by turn
race-turn = start
race-out = { $monster } is out in turn { $turn }
moments = Moments
moment-at = Turn { $turn }
moment-blow = Hardest hit: { $who } hits { $whom } for { $n }.
moment-turn = Best turn: { $who } gains { $n } points.
moment-out = { $who } is out.
moment-out-by = { $who } is knocked out by { $whom }.
moment-first = { $who } is first into Tokyo.
moment-roll = Roll of the game: { $who } rolled { $dice }
moment-bought = Most expensive card: { $who } buys { $card } for { $n } energy.
rematch-join = Join the rematch
rematch-sub = same seats, new dice
watch-replay = Watch replay
check-dice = Check the dice
save-record = Save the game
