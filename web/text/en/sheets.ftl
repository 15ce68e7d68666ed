# What stands on sheets, in the settings and in the hints of a first game: it comes when they are opened.

set-theme = Light
theme-auto = As the device
theme-day = Day
theme-night = Night
set-speed = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
set-sound = Sounds
set-reactions = Show what others call across the table
set-notify-insecure = Browsers show notifications only for pages over https, or on the machine on which the game runs. The tab’s title tells you all the same.
set-notify-blocked = The browser does not allow notifications from this page. Its settings for the page can change that.
set-notify = Tell me when it is my turn and I am elsewhere
set-ask-unspent = Ask before I end a turn in which I could still buy
set-ask-leaving = Ask before I leave Tokyo with all my hearts
set-name = Your name
sheet-why = Why the numbers changed
sheet-none = No cards yet.
leave-table = Leave the table
resign = Resign
resign-sure = Resign? { $others ->
    [0] Nobody else is left to play: the game ends.
   *[other] A bot plays { $monster } to the end.
}
resign-which = Who resigns? A bot plays the monster to the end.
resign-yes = Resign
end-table = End the game
end-sure = End the game for everybody? Only works when nobody else is there.
end-yes = End it
orders = Standing orders
orders-leave = Leave Tokyo when a blow leaves me so many hearts or fewer
orders-stay = Stay in Tokyo with so many hearts or more
orders-pass = End my turn when I can afford nothing
orders-ask = Ask me
orders-always = Always
orders-never = Never
orders-at-most = At few hearts
orders-note = For this table only. An order answers for you at once and leaves a line in the log; others cannot see it.
keys = Keys
keys-dice = keep or release a die
keys-roll = roll the others
keys-stop = stop rolling
keys-cards = use a card between rolls, from the first to the last
keys-enter = the red answer; while something is shown, skip to the end of it
keys-choices = a choice, a monster, a card or a face, from the first to the last
keys-amount = more, less
keys-back = take back
keys-esc = close
keys-react = call something across the table, then a number
keys-log = to the log
keys-market = to the market
keys-help = these keys
guide = Hints for the first game
guide-ok = Got it
guide-skip = No more hints
guide-welcome = You are a giant monster, and so are they. Win with 20 [star], or be the last one standing. Each turn you roll six dice, up to three times.
guide-keep = Tap the dice you like: they move to the shelf. Then roll the rest. [heart] heals, [energy] pays for cards, [claw] hits.
guide-claws = { $there ->
    [somebody] { $who } is in Tokyo: your [claw] hit { $who } and nobody else, and { $who } hits everybody outside.
   *[nobody] Your [claw] hit whoever is in Tokyo. Nobody is there yet: with a [claw] you walk in yourself.
}
guide-numbers = Three equal numbers score that many points: three 3s are 3 [star], and each further one adds 1.
guide-tokyo = { $me ->
    [in] You are in Tokyo! You gain 2 [star] at the start of each turn here, and your [claw] hit everybody outside. But dice cannot heal you here.
   *[out] In Tokyo you gain 2 [star] at the start of each turn, and your [claw] hit everybody outside. But dice cannot heal you there.
}
guide-leave = { $asked ->
    [yes] Somebody hit you in Tokyo. You may leave now: the attacker takes your place. With few hearts that is wise.
   *[no] Whoever is hit in Tokyo may leave: the attacker takes the place. With few hearts that is wise.
}
guide-shop = With [energy] you buy cards from the market after your roll. Keep cards stay with you; once cards work right away. Tap or hover to read them.
guide-win = That is all you need: 20 [star], or the last one standing. Good luck!
eyes = Whose eyes
eyes-all = All
