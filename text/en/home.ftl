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
level-hard = Fierce
home-first = Never played?
home-first-sub = A short game against two bots, with hints.
home-first-go = Show me
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
set-language = Language
