# Sheets over the game: settings, standing orders, keys, hints of a first game. In brackets: icons.

## Settings

set-theme = Theme
theme-auto = System
theme-day = Day
theme-night = Night
set-speed = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
set-sound = Sound and vibration
set-volume = Volume
set-vibrate = Vibrate
set-auto-roll = Roll my first dice for me
set-shake = Shake the phone to roll
set-ask-order = Ask me in which order my dice take effect
set-cover = On a shared device, cover the game between players
set-reactions = Show reactions
set-notify-insecure = Notifications need https, or a browser on the machine that runs the game. The tab’s title still shows your turn.
set-notify-blocked = The browser blocks notifications from this page. You can allow them in its site settings.
set-notify = Notify me when it’s my turn
set-ask-unspent = Warn me before ending a turn when I could still buy
set-ask-leaving = Warn me before leaving Tokyo at full health
set-name = Your name

## Cards of a monster

sheet-why = Why the numbers changed
sheet-none = No cards yet.
eyes = View as
eyes-all = All

## Leaving

leave-table = Leave the table
resign = Resign
resign-sure = Resign? { $others ->
    [0] Nobody else is left to play: the game ends.
   *[other] A bot will play { $monster } for the rest of the game.
}
resign-which = Who resigns? A bot will play that monster for the rest of the game.
resign-yes = Resign
end-table = End the game
end-sure = End the game for everyone? You can only do this when nobody else is connected.
end-yes = End it

## Players who spoil a game, and one’s own data

players = Players
away-host = Send away
away-vote = Vote to send away
away-spare = Withdraw my vote
away-sure = Send { $name } away for good? A bot plays on.
away-sure-vote = Vote to send { $name } away for good? It takes more than two thirds of the others.
away-votes = { $n ->
    [one] 1 vote to go
   *[other] { $n } votes to go
}
away-gone = sent away
stand-in = Let a bot answer
report = Report
report-what = What’s wrong with { $name }?
report-name = Offensive or false name
report-stalling = Lets others wait on purpose
report-cheating = Cheats
report-other = Something else
report-done = Reported. The operator of this server will see it.
data = Your data
data-what = What this server stores about you, and for how long
data-save = Download my data
data-delete = Delete me
data-delete-sure = Delete everything stored about you? Your games stay without your name, and bots play the open ones to the end. This can’t be undone.
data-deleted = Deleted. From now on you are a new guest.

## Standing orders

orders = Standing orders
orders-leave = Leave Tokyo if a hit leaves me with this many hearts or fewer
orders-stay = Stay if I have at least this many hearts
orders-pass = End my turn if I can’t afford anything
orders-ask = Ask me
orders-always = Always
orders-never = Never
orders-at-most = At low hearts
orders-note = For this table only. Orders act for you instantly and are noted in the log. Others can’t see them.

## Keys

keys = Keys
keys-dice = keep or release a die
keys-roll = roll the others
keys-stop = stop rolling
keys-cards = use a card between rolls, first to last
keys-enter = the red button; skips animations
keys-choices = a choice, a monster, a card or a face, first to last
keys-amount = more, less
keys-back = take back
keys-esc = close
keys-react = react, then a number
keys-hint = hint, in practice games
keys-log = to the log
keys-market = to the market
keys-help = this list

## A first game

guide = Hints for the first game
guide-ok = Got it
guide-skip = No more hints
guide-welcome = You are a giant monster, and so are they. Get 20 [star], or be the last one standing. First, throw your dice!
guide-sets = Three equal numbers score: three 3s are 3 [star], three 1s are 1 [star]. { $has ->
    [pair] Keep { $dice }: tap them, then roll the rest.
   *[none] Tap dice to keep them, then roll the rest.
}
guide-energy = Each [energy] you end with is yours to keep: it pays for cards. Keep it, too, then roll once more or stop.
guide-tokyo = { $there ->
    [somebody] { $who } is in Tokyo. Each turn begun there is worth 2 [star], but everybody’s [claw] hit the monster in it.
   *[nobody] Tokyo is where the points are: 1 [star] for moving in, 2 [star] for each turn begun there.
}
guide-claws = { $there ->
    [somebody] Every [claw] takes a heart from { $who } in Tokyo. Keep { $dice } and roll for more!
   *[nobody] Tokyo is empty: a [claw] takes you there. Keep { $dice } and roll the rest.
}
guide-city = { $me ->
    [in] You’re in Tokyo! Start your turn here for 2 [star]. Your [claw] now hit everybody outside. But your [heart] dice don’t heal you here.
   *[out] In Tokyo you gain 2 [star] at the start of each turn, and your [claw] hit everybody outside. But your [heart] dice don’t heal you there.
}
guide-leave = { $asked ->
    [yes] You were hit in Tokyo. Leave, and the attacker must move in: you can heal again. Stay, and your next turn begins with 2 [star].
   *[no] A monster that is hit in Tokyo may leave, and the attacker takes its place. With few hearts that is wise.
}
guide-hearts = Each [heart] heals you by 1, but only outside Tokyo. At 0 hearts you’re out of the game.
guide-shop = Now spend your [energy]. Cards that stay with you change your game; the others work once, right away. You can also save it up.
guide-done = That’s the whole game: 20 [star], or the last one standing. Ready for a real one?
guide-real = Play a real game
guide-stay = Finish this one
guide-did-well = Well done!
guide-did-stopped = You stopped with rolls left. That’s allowed, but two equal numbers score nothing yet.
guide-did-sets = You let { $dice } go. That’s allowed: any three equal numbers score.
guide-did-claws = You let { $dice } go. That’s allowed: every roll is a new chance.
guide-did-hearts = You let { $dice } go. That’s allowed, but your wounds stay.
guide-did-left = You left: now the attacker is in Tokyo, and your [heart] heal you again.
guide-did-stayed = You stayed: brave! You gain 2 [star] if you’re still there when your turn begins.
guide-did-bought = It’s yours! A new card takes its place in the market.
guide-did-saved = You saved your [energy]: more expensive cards do more.

## Logging out, in the settings

devices = Your devices
devices-what = A cookie tells the server who you are. If somebody else may have it, make it worthless.
log-out-others = Log out other devices
log-out-others-done = Other devices are logged out.
log-out = Log out
log-out-sure = Log out for good? You can’t be this guest again, on any device. Games you play go on without you.
log-out-done = You are logged out. From now on you are a new guest.
