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
set-sound = Sounds
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
keys-log = to the log
keys-market = to the market
keys-help = this list

## A first game

guide = Hints for the first game
guide-ok = Got it
guide-skip = No more hints
guide-welcome = You are a giant monster, and so are they. Win with 20 [star], or be the last one standing. Each turn you roll six dice, up to three times.
guide-keep = Tap the dice you like: they move to the shelf. Then roll the rest. [heart] heals, [energy] pays for cards, [claw] hits.
guide-claws = { $there ->
    [somebody] { $who } is in Tokyo: your [claw] hit { $who } and nobody else, and { $who } hits everybody outside.
   *[nobody] Your [claw] hit the monster in Tokyo. It’s empty for now: roll a [claw] and you move in yourself.
}
guide-numbers = Three equal numbers score that many points: three 3s are 3 [star], and each further one adds 1.
guide-tokyo = { $me ->
    [in] You are in Tokyo! You gain 2 [star] at the start of each turn here, and your [claw] hit everybody outside. But dice cannot heal you here.
   *[out] In Tokyo you gain 2 [star] at the start of each turn, and your [claw] hit everybody outside. But dice cannot heal you there.
}
guide-leave = { $asked ->
    [yes] Somebody hit you in Tokyo. You may leave now: the attacker takes your place. With few hearts that is wise.
   *[no] A monster that is hit in Tokyo may leave, and the attacker takes its place. With few hearts that is wise.
}
guide-shop = After your roll, spend [energy] on cards from the market. Keep cards stay with you; one-time cards take effect at once. Tap or hover to read them.
guide-win = That’s all you need to know: 20 [star], or be the last one standing. Good luck!
