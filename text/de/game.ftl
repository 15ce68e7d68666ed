# Der Spielbildschirm: Tokio, Auslage, Monster, Verbindung. In Klammern stehen Symbole.

## Das Spiel

game-heading = Das Spiel
title-game = Zug { $turn } · Kaiju
notify-turn = Du bist am Zug
skip-prompt = Zur Entscheidung springen
where-turn = { $turn ->
    [0] Anfang
   *[other] Zug { $turn }
}
where-monsters = { $n } Monster
side = Auslage und Verlauf
stage-label = Tokio
plaque-city = Zentrum
plaque-bay = Bucht
plaque-empty = leer
plaque-income = { $who } · { $pays ->
    [energy] +{ $n } [energy]
   *[points] +{ $n } [star]
} pro Zug
would-lose = verlöre { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
would-be-out = verlöre { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
} und schiede aus
pips = { $hearts } von { $max } Herzen
pips-loss = { $hearts } von { $max } Herzen, verliert gleich { $loss }
wickedness-of = Bosheit { $n } von { $end }
points-of = Punkte { $n } von { $goal }
panel-out = raus
panel-bot-plays = Bot spielt
panel-gone = nicht verbunden
panel-label = { $monster }, { $who }{ $place ->
    [city] , im Zentrum von Tokio
    [bay] , in der Bucht von Tokio
   *[outside] {""}
}: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $energy } Energie. Karten zeigen
who-you = { $name } (du)
who-bot = { $name }, Bot
who-away = Bot für { $name }
who-gone = { $name }, nicht verbunden
role-decides = entscheidet
role-attacks = greift an
role-your-turn = dein Zug
role-turn = am Zug
epitaph = In Zug { $turn } ausgeschieden, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}{ $by ->
    [monster] , durch { $who }
   *[none] {""}
}
epitaph-brief = Zug { $turn }
tray-label = Würfel
tray-rolling = Im Wurf
tray-kept = Behalten
tray-side = Würfel für eine Karte
tray-roll-of = Wurf von { $who }
die-in-hand = in der Hand
die-in-air = rollt
die-label = Würfel { $n }: { $face }{ $extra ->
    [yes] , zusätzlich
   *[no] {""}
}{ $state ->
    [kept] , behalten
   *[rolling] {""}
}
market = Auslage
market-deck = { $cards } im Stapel
market-top = oberste Karte: { $card }
market-card = { $card }, { $energy } Energie. { $text }{ $short ->
    [0] {""}
   *[other] { " " }Dir fehlen { $short }.
}
hand = Deine Karten
log = Verlauf
log-before = Vor dem ersten Zug
log-turn = Zug { $turn } · { $who }
log-replay = Noch einmal ansehen
log-replay-turn = Zug { $turn } in der Aufzeichnung noch einmal ansehen
sheet-label = Karten von { $who }
sheet-buy = Für { $energy } [energy] kaufen
sheet-use = Einsetzen
look-card = { $card } lesen
whose = { $monster } · { $name }
key-enter = Enter
lost = Keine Verbindung.
lost-retry = Neuer Versuch in { $seconds } s.
lost-trying = Verbinde …
lost-kept = Dein Zug ist gespeichert und wird gesendet.
lost-now = Jetzt versuchen
stood = { $n ->
    [one] Ein Bot hat für { $who } 1 Entscheidung getroffen.
   *[other] Ein Bot hat für { $who } { $n } Entscheidungen getroffen.
}
stood-cards = Neu: { $cards }.
back-again = Zurück am Tisch.
back-again-why = Du bist auf dem neuesten Stand.
away-turns = { $n ->
    [one] Du hast 1 Zug verpasst.
   *[other] Du hast { $n } Züge verpasst.
}
away-show = { $n ->
    [one] Ansehen
   *[other] Ansehen
}
bot-plays = Ein Bot spielt { $who } für dich.
come-back = Übernehmen
refused = Das hat nicht geklappt.
refused-late = Das ist schon entschieden.

## Zurufe

react = Zurufen
react-muted = Zurufen (stumm)
react-rest = Warte kurz bis zum nächsten Zuruf.
react-watch = Alle Zurufe stummschalten
react-mute = Zurufe stummschalten
react-unmute = Zurufe wieder zeigen
react-hello = Hallo!
react-well_played = Gut gespielt!
react-thanks = Danke!
react-laugh = Haha!
react-roar = Groaaar!
react-ouch = Autsch!
react-oops = Hoppla!
react-hurry = Mach schon!

## Seit deinem Zug

recap = Seit deinem Zug
# Prädikate über ein Monster oder über den Leser ($me ist yes). $you ist yes, wenn der Leser getroffen wird.
recap-hits = { $me ->
    [yes] triffst
   *[no] trifft
} { $you ->
    [yes] dich
   *[no] { $whom }
}{ $others ->
    [0] {""}
    [one] { " " }und 1 weiteres
   *[other] { " " }und { $others } weitere
} für { $n } [heart]
recap-loses = { $me ->
    [yes] verlierst
   *[no] verliert
} { $n } [heart]
recap-beside = { $you ->
    [yes] du
   *[no] { $whom }
}: { $n } [heart]
recap-out = { $who ->
    [self] { $me ->
        [yes] scheidest aus
       *[no] scheidet aus
    }
    [beside] { $you ->
        [yes] du scheidest aus
       *[no] { $whom }: ausgeschieden
    }
   *[other] { $me ->
        [yes] besiegst { $whom }
       *[no] { $you ->
            [yes] besiegt dich
           *[no] besiegt { $whom }
        }
    }
}
recap-entered = { $me ->
    [yes] ziehst in Tokio ein
   *[no] zieht in Tokio ein
}
recap-left = { $me ->
    [yes] verlässt Tokio
   *[no] verlässt Tokio
}
# In einer Zeile aus Bildern.
recap-into = → Tokio
recap-out-of = ← Tokio
# Die Auslage wurde erneuert.
recap-fresh = neue Karten
recap-points = { $n } [star]
recap-energy = { $n } [energy]
recap-healed = { $n } [heart]
recap-got = { $me ->
    [yes] kaufst { $cards }
   *[no] kauft { $cards }
}
recap-used = { $me ->
    [yes] setzt { $cards } ein
   *[no] setzt { $cards } ein
}
recap-swept = { $me ->
    [yes] erneuerst die Auslage
   *[no] erneuert die Auslage
}
recap-nothing = nichts passiert
# Vorgelesen, ein Satz für jeden Zug. $what sind Prädikate von oben.
say-turn = { $me ->
    [yes] Du hast { $dice } gewürfelt: { $what }.
   *[no] { $who } hat { $dice } gewürfelt: { $what }.
}
say-rolled = { $me ->
    [yes] Du hast { $dice } gewürfelt.
   *[no] { $who } hat { $dice } gewürfelt.
}
say-did = { $me ->
    [yes] Du: { $what }.
   *[no] { $who }: { $what }.
}
