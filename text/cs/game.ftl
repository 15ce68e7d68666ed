# Herní obrazovka: deska, nabídka, panely, spojení. V hranatých závorkách jsou symboly.

## Hra

game-heading = Hra
title-game = Tah { $turn } · Kaiju
notify-turn = Jsi na tahu
skip-prompt = Přeskočit k rozhodnutí
where-turn = { $turn ->
    [0] Začátek
   *[other] Tah { $turn }
}
where-monsters = { $n ->
    [one] 1 příšera
    [few] { $n } příšery
   *[other] { $n } příšer
}
side = Nabídka a průběh hry
stage-label = Tokio
plaque-city = Centrum Tokia
plaque-bay = Tokijský záliv
plaque-empty = prázdno
plaque-income = { $who } · { $pays ->
    [energy] +{ $n } [energy]
   *[points] +{ $n } [star]
} za tah
would-lose = ztratil by { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
}
would-be-out = ztratil by { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
} a vypadl by ze hry
pips = životy: { $hearts } z { $max }
pips-loss = životy: { $hearts } z { $max }, hrozí ztráta { $loss }
wickedness-of = zloba { $n } z { $end }
points-of = body: { $n } z { $goal }
panel-out = mimo hru
panel-bot-plays = hraje bot
panel-gone = odpojeno
panel-label = { $monster }, { $who }{ $place ->
    [city] , v Centru Tokia
    [bay] , v Tokijském zálivu
   *[outside] {""}
}: { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
}, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $energy ->
    [one] 1 energie
    [few] { $energy } energie
   *[other] { $energy } energií
}. Zobrazit karty
who-you = { $name } (ty)
who-bot = { $name }, bot
who-away = bot za hráče { $name }
who-gone = { $name }, odpojeno
role-decides = rozhoduje
role-attacks = útočí
role-your-turn = tvůj tah
role-turn = na tahu
epitaph = Vypadl v tahu { $turn }, měl { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $by ->
    [monster] , zabil ho { $who }
   *[none] {""}
}
epitaph-brief = tah { $turn }
tray-label = Kostky
tray-rolling = Hází se
tray-kept = Ponechané
tray-side = Kostky pro kartu
tray-roll-of = Hází { $who }
die-in-hand = v ruce
die-in-air = letí
die-label = Kostka { $n }: { $face }{ $extra ->
    [yes] , navíc
   *[no] {""}
}{ $state ->
    [kept] , ponechaná
   *[rolling] {""}
}
market = Nabídka
market-deck = { $cards } v balíčku
market-top = vrchní karta: { $card }
market-card = { $card }, { $energy ->
    [one] 1 energie
    [few] { $energy } energie
   *[other] { $energy } energií
}. { $text }{ $short ->
    [0] {""}
    [one] { " " }Chybí ti 1 energie.
    [few] { " " }Chybí ti { $short } energie.
   *[other] { " " }Chybí ti { $short } energií.
}
hand = Tvé karty
log = Průběh hry
log-before = Před prvním tahem
log-turn = Tah { $turn } · { $who }
log-replay = Přehrát znovu
log-replay-turn = Přehrát tah { $turn } znovu v záznamu
sheet-label = { $who }: karty
sheet-buy = Koupit za { $energy } [energy]
sheet-use = Použít
look-card = Přečíst { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }
whose = { $monster } · { $name }
key-enter = Enter
lost = Spojení se přerušilo.
lost-retry = Další pokus za { $seconds } s.
lost-trying = Připojuji se…
lost-kept = Tvá volba je uložená a odešle se.
lost-now = Zkusit hned
stood = { $n ->
    [one] Bot rozhodl jednou za { CASE($who, "acc") }.
    [few] Bot rozhodl { $n }krát za { CASE($who, "acc") }.
   *[other] Bot rozhodl { $n }krát za { CASE($who, "acc") }.
}
stood-cards = { $count ->
    [one] Nová karta: { $cards }.
    [few] Nové karty: { $cards }.
   *[other] Nové karty: { $cards }.
}
back-again = Jsi zpátky u stolu.
back-again-why = Jsi v obraze.
away-turns = { $n ->
    [one] Utekl ti 1 tah.
    [few] Utekly ti { $n } tahy.
   *[other] Uteklo ti { $n } tahů.
}
away-show = { $n ->
    [one] Ukázat ho
    [few] Ukázat je
   *[other] Ukázat je
}
bot-plays = Tvou příšeru { $who } teď vede bot.
come-back = Převzít hru
refused = To se nepovedlo.
refused-late = Už je rozhodnuto.

## Reakce

react = Reagovat
react-muted = Reagovat (ztlumeno)
react-rest = S další reakcí chvilku počkej.
react-watch = Ztlumit všechny reakce
react-mute = Ztlumit reakce
react-unmute = Znovu zobrazovat reakce
react-hello = Ahoj!
react-well_played = Dobře zahráno!
react-thanks = Díky!
react-laugh = Haha!
react-roar = Grááá!
react-ouch = Au!
react-oops = Jejda!
react-hurry = Dělej, dělej!

## Od tvého tahu

recap = Od tvého tahu
# Přísudky o příšeře, nebo o tom, kdo čte.
recap-hits = { $me ->
    [yes] zasahuješ
   *[no] zasahuje
} { $you ->
    [yes] { $others ->
        [0] tě
       *[other] tebe
    }
   *[no] { CASE($whom, "acc") }
}{ $others ->
    [0] {""}
    [one] { " " }a 1 další
    [few] { " " }a { $others } další
   *[other] { " " }a { $others } dalších
} za { $n } [heart]
recap-loses = { $me ->
    [yes] ztrácíš
   *[no] ztrácí
} { $n } [heart]
recap-beside = { $you ->
    [yes] ty
   *[no] { $whom }
}: { $n } [heart]
recap-out = { $who ->
    [self] { $me ->
        [yes] vypadáváš ze hry
       *[no] vypadává ze hry
    }
    [beside] { $you ->
        [yes] ty vypadáváš ze hry
       *[no] { $whom }: konec hry
    }
   *[other] { $me ->
        [yes] zabíjíš { CASE($whom, "acc") }
       *[no] { $you ->
            [yes] zabíjí tě
           *[no] zabíjí { CASE($whom, "acc") }
        }
    }
}
recap-entered = { $me ->
    [yes] vstupuješ do Tokia
   *[no] vstupuje do Tokia
}
recap-left = { $me ->
    [yes] opouštíš Tokio
   *[no] opouští Tokio
}
# In a line of pictures.
recap-into = → Tokio
recap-out-of = ← Tokio
# The market was swept.
recap-fresh = nové karty
recap-points = { $n } [star]
recap-energy = { $n } [energy]
recap-healed = { $n } [heart]
recap-got = { $me ->
    [yes] kupuješ
   *[no] kupuje
} { $count ->
    [one] kartu
    [few] karty
   *[other] karty
} { $cards }
recap-used = { $me ->
    [yes] používáš
   *[no] používá
} { KIND($cards) ->
    [tile] { $count ->
        [one] dílek
        [few] dílky
       *[other] dílky
    }
   *[card] { $count ->
        [one] kartu
        [few] karty
       *[other] karty
    }
} { $cards }
recap-swept = { $me ->
    [yes] vyměňuješ nabídku
   *[no] vyměňuje nabídku
}
recap-nothing = nic se nestalo
# Čte se nahlas, jedna věta za tah.
say-turn = { $me ->
    [yes] Padlo ti { $dice }: { $what }.
   *[no] { $who } hodil { $dice }: { $what }.
}
say-rolled = { $me ->
    [yes] Padlo ti { $dice }.
   *[no] { $who } hodil { $dice }.
}
say-did = { $me ->
    [yes] Ty: { $what }.
   *[no] { $who }: { $what }.
}
