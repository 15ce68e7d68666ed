# The result of a game. In brackets: icons.

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
story = The game in numbers
story-race = Race
story-deeds = Stats
story-deeds-sub = Underlined: the most of all
story-dice = Dice
story-dice-sub = How often each face came up; below it, how far that is from average luck
story-cards = Cards
story-cards-sub = Cards bought, in order
story-cards-none = Nobody bought a card.
tally-dealt = Damage dealt
tally-taken = Hearts lost
tally-healed = Hearts healed
tally-in = Turns in Tokyo
tally-points = Points for Tokyo
tally-cards = Cards bought
dice-due = average
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
moment-lead = Turning point: { $who } takes the lead for good, at { $n ->
    [one] 1 point
   *[other] { $n } points
}.
moment-close = Close call: { $who } is down to { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}.
moment-duel = Showdown: only { $who } and { $whom } are left.
rematch-join = Join the rematch
rematch-sub = same seats, new dice
rematch-by = { $name } wants a rematch.
rematch-watch = Watch the rematch
share = Share
share-picture = Poster of the game: the winner, the race and the standings
share-send = Send …
share-save = Save picture
share-text = Text to share
share-copy = Copy text
share-failed = The picture could not be drawn here.
watch-replay = Watch replay
check-dice = Check the dice
save-record = Save the game
