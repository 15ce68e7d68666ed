# Words of every screen, and the home screen.

## Everywhere

to-home = Kaiju, home
go-home = Home
theme-switch = Switch between day and night
sound-on = Sound is on
sound-off = Sound is off
menu = Menu
close = Close
back = Back
less = less
more = more
no = No
save = Save
saved = Saved.
copy = Copy
copied = Copied
all = All
loading = One moment …
rules = Rules
cards = Cards
tiles = Tiles
settings = Settings
footer = An unofficial fan project, not affiliated with the publisher of King of Tokyo. All art is our own.
broken = Something broke
broken-why = This page could not be shown. Your tables and games are safe on the server.
broken-again = Try again
missing = Nothing here
missing-why = This page doesn’t exist.

## Home

home-tag = Six monsters. One city.
home-tag-end = No apologies.
home-play = Play now
home-play-sub = you against three bots
home-level = Bots
level-easy = Gentle
level-usual = Even
level-strong = Strong
level-hard = Fierce
level-easy-sub = They chase sets and forget to buy. Good for a first win.
level-usual-sub = Like friends who have played a few times. Anybody can win.
level-strong-sub = Seasoned players with a slip now and then. Win by playing well.
level-hard-sub = They work out every roll and hardly ever slip. Good luck!
# After $n games in a row: $level is the name of the next strength.
offer-up = { $n } wins in a row! Ready for stronger bots?
offer-down = { $n } losses in a row. Want easier bots?
offer-go = Try { $level }
offer-no = Not now
home-first = Never played?
home-first-sub = A short game against two bots, with hints.
home-first-go = Show me
# $day is a date, such as 18 November.
daily = Daily game
daily-of = Daily game, { $day }
daily-sub = Everybody gets the same bots and the same dice today. Nobody picks the dice: they follow from the date.
daily-how = How it stays fair
daily-play = Play today’s game
daily-done = { $result ->
    [won] You won today!
    [lost] Today the bots won.
   *[nobody] Nobody won today.
}
daily-see = See and share
home-make = Make a table
home-make-sub = Invite friends by link; bots fill empty seats.
home-make-go = New table
home-join = Join a table
home-join-sub = Enter a table code.
home-join-go = Join
home-mine = Your games
home-all = All { $n }
home-go = Resume
home-open = Open tables
home-watch = Watch
home-more = More
home-table = { $n } monsters · { $rules } · { $phase ->
    [waiting] { $free ->
        [0] waiting to start
        [one] 1 free seat
       *[other] { $free } free seats
    }
    [over] over
   *[playing] in progress
}
home-past = Finished
home-figures = Your stats
home-ended = { $result ->
    [won] You won
    [nobody] Nobody won
    [abandoned] Abandoned
   *[lost] { $who } won
} · { $rules } · { $day }
# A table by the people at it: a list of you, their names, and the number of bots.
table-own = Your table
table-you = You
table-and-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
table-of = { $name }’s table
table-bots = A table of bots
set-language = Language

## Own figures

figures-none = No finished games yet.
figures-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
figures-wins = { $n ->
    [one] 1 win ({ $share })
   *[other] { $n } wins ({ $share })
}
figures-won = { $won } of { $games } won
figures-monsters = By monster
figures-players = By number of players
figures-n = { $n ->
    [one] 1 player
   *[other] { $n } players
}
figures-cards = Favourite cards
figures-cards-none = No card was bought twice so far.
figures-times = ×{ $n }
figures-best = Best roll
figures-reading = { $n ->
    [one] Reading one more game …
   *[other] Reading { $n } more games …
}
figures-failed = { $n ->
    [one] 1 game could not be read.
   *[other] { $n } games could not be read.
}
figures-note = From the last 50 games on this device, those in which you played one monster.

## Fair dice

fair = Fair dice
fair-seal = Before the first roll the server draws a secret key and shows its fingerprint. All dice and cards follow from that key, so it can’t be changed later without being found out.
fair-luck = Each player’s device adds its own randomness before the start. So the server can’t choose the dice alone.
fair-after = After the game the key is revealed. “Check the dice” in the replay recomputes every die and every card on your own device.
fair-limit = The server knows the key during the game. You have to trust it not to tell a player; if it changed a die, that would show.
fair-daily-same = The key of the daily game is the number of the day, hashed. Nobody chooses the dice, not even the server.
fair-daily-known = So anybody can work out today’s dice beforehand, or play again in another browser. A shared result is only as honest as the player who shares it.
fair-daily-moves = The same key isn’t the same game: as soon as you choose differently, your dice differ too. The first cards and your first roll are the same for everybody.
fair-daily-once = The bots decide the same way for everybody. You have one daily game a day; it changes at midnight, universal time.
fair-daily-number = { $day } is day { $n } since 1 January 1970.

## Privacy

privacy = Privacy
privacy-guest = A random code in a cookie tells the server who you are. It stores a hash of that code, your name, and when you came first and last. There are no accounts, no ads and no trackers.
privacy-games = Games are stored with the names, seats and moves of all players, so that they can be replayed and checked. A public table shows your name to everybody.
privacy-network = Your network’s address is stored with a table you make until its game is over, and with a table you are sent away from. Otherwise it is only counted in memory, against abuse.
privacy-device = This browser keeps your settings, and what it has seen of the dice of your last games.
privacy-reports = What players report about each other and what the operator does is noted.
privacy-own = In the settings you can download what is stored about you, and delete it. Finished games stay, without your name.
privacy-times = How long
privacy-unstarted = Tables whose game never began: { $days }
privacy-abandoned = Games that nobody finished: { $days }
privacy-finished = Finished games: { $days }
privacy-guests = Guests without a table, from their last visit: { $days }
privacy-acts = Reports and notes of the operator: { $days }
privacy-days = { $n ->
    [0] for ever
    [one] 1 day
   *[other] { $n } days
}
