# The analysis of a finished game, and hints. In brackets: icons. $n and $error are numbers in per cent, with their signs.

analysis = Analysis
analysis-working = Analyzing the game …
analysis-none = The analysis isn’t available right now.
analysis-retry = Try again
analysis-why = Chances are estimates by the champion bot, which looks ahead to the end of each turn.
analysis-deep = Look deeper
analysis-deep-sub = plays the key moments on hundreds of times; takes a minute or so
analysis-deep-done = The key moments were played on many times; ± is the margin of error.
graph-view = What the graph shows
graph-chances = Chances
graph-points = Points
chances-sub = Everybody’s chance to win, move by move
chances-at = Turn { $turn }: { $all }
chance-of = { $monster } { $n }
chance-error = { $n } ± { $error }

## One moment

moment-choice = { $who } decided
moment-luck = Luck in this moment
moment-quiet = Nothing was at stake at this step.
answer-list = Answers, and the chance to win after each
answer-given = chosen
answer-keep = Keep { $dice }
answer-keep-none = Keep nothing
answer-use = Use { $card }
answer-take = Take { $card }
answer-pass = Use nothing
judged-best = The best choice
judged-good = As good as the best
judged-inaccuracy = A small slip: it cost { $n }
judged-mistake = A mistake: it cost { $n }
judged-blunder = A blunder: it cost { $n }
what-if = What if? Play on from here
what-if-sub = You decide for { $who }, bots play the others

## Moments worth a look

highlights = Key moments
highlight-inaccuracy = { $who } slips: { $n }
highlight-mistake = { $who } makes a mistake: { $n }
highlight-blunder = { $who } blunders: { $n }
luck-up = { $who } is lucky: { $n }
luck-down = { $who } is unlucky: { $n }

## Luck and skill

skill = Luck and skill
skill-sub = What changed everybody’s chance to win
skill-who = Monster
skill-luck = Luck
skill-own = Own choices
skill-others = The others
skill-slips = Mistakes
# The mean loss of a decision.
skill-mean = avg. { $n }
skill-why = Luck: what dice and cards gave, compared with their average. Own choices: what better ones would have kept. The small number is the average cost of a decision.
skill-replay = See every choice in the replay

## Hints during a game: the best answer in one sentence to learn from

hint = Hint
hint-thinking = Thinking …
hint-close = These are about equally good.
# Before the picture of a face: at least so many of it.
hint-hope = { $n } or more
hint-out = out before your next turn: { $n }
hint-keep-all = Stop here: another roll would risk more than it gains.
hint-keep-none = Nothing here is worth keeping. Roll them all.
hint-keep-number = Three of a kind score; each one more adds a point.
hint-keep-claw = Hit now: weakening the others is worth more than points.
hint-keep-heart = Hearts first: you can’t win when you’re out.
hint-keep-energy = Energy now is a card soon.
hint-yield = Leave: if you stay, the chance to be out before your next turn is { $n }.
hint-stay = Stay: Tokyo is worth the risk. The chance to be out before your next turn is { $n }.
hint-buy = Buy { $card }: it is worth more to you than the energy.
hint-take = Take the tile: it helps you most.
hint-end = Save your energy: no card here is worth it now.
hint-sweep = None of these helps you much. New cards may.
hint-use = Use it now: this is its moment.
hint-pass = Save it for later.
hint-order = This comes first.
