# The game screen: board, market, panels, connection. In brackets: icons.

## The game

game-heading = Gra
title-game = Tura { $turn } · Kaiju
notify-turn = Twoja kolej
skip-prompt = Przejdź do decyzji
where-turn = { $turn ->
    [0] Początek
   *[other] Tura { $turn }
}
where-monsters = { $n ->
    [one] { $n } potwór
    [few] { $n } potwory
   *[many] { $n } potworów
}
side = Bank i przebieg gry
stage-label = Tokio
plaque-city = Centrum
plaque-bay = Zatoka
plaque-empty = pusto
plaque-income = { $pays ->
    [energy] { $who } · +{ $n } [energy] co turę
   *[points] { $who } · +{ $n } [star] co turę
}
would-lose = { $hearts ->
    [one] straciłby 1 punkt życia
    [few] straciłby { $hearts } punkty życia
   *[many] straciłby { $hearts } punktów życia
}
would-be-out = { $hearts ->
    [one] straciłby 1 punkt życia i odpadł
    [few] straciłby { $hearts } punkty życia i odpadł
   *[many] straciłby { $hearts } punktów życia i odpadł
}
pips = punkty życia: { $hearts } z { $max }
pips-loss = punkty życia: { $hearts } z { $max }, zaraz ubędzie { $loss }
wickedness-of = pokręcenie: { $n } z { $end }
points-of = punkty: { $n } z { $goal }
panel-out = poza grą
panel-bot-plays = gra bot
panel-gone = offline
panel-label = { $monster }, { $who }{ $place ->
    [city] , w Centrum
    [bay] , w Zatoce
   *[outside] {""}
}: { $hearts ->
    [one] 1 punkt życia
    [few] { $hearts } punkty życia
   *[many] { $hearts } punktów życia
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $energy ->
    [one] 1 energia
    [few] { $energy } energii
   *[many] { $energy } energii
}. Pokaż karty
who-you = { $name } (ty)
who-bot = { $name }, bot
who-away = { $name } (gra bot)
who-gone = { $name }, offline
role-decides = decyduje
role-attacks = atakuje
role-your-turn = twoja tura
role-turn = tura
epitaph = Odpadł w turze { $turn }, mając { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $by ->
    [monster] ; pokonał go { $who }
   *[none] {""}
}
epitaph-brief = tura { $turn }
tray-label = Kostki
tray-rolling = W rzucie
tray-kept = Odłożone
tray-side = Kostki za kartę
tray-roll-of = Rzuca { $who }
die-in-hand = w ręce
die-in-air = toczy się
die-label = Kostka { $n }: { $face }{ $extra ->
    [yes] , dodatkowa
   *[no] {""}
}{ $state ->
    [kept] , zatrzymana
   *[rolling] {""}
}
market = Bank
market-deck = w stosie: { $cards }
market-top = na wierzchu: { $card }
market-card = { $card }, { $energy ->
    [one] 1 energia
    [few] { $energy } energii
   *[many] { $energy } energii
}. { $text }{ $short ->
    [0] {""}
   *[other] { " " }Brakuje ci { $short }.
}
hand = Twoje karty
log = Przebieg gry
log-before = Przed pierwszą turą
log-turn = Tura { $turn } · { $who }
log-replay = Obejrzyj jeszcze raz
log-replay-turn = Obejrzyj turę { $turn } jeszcze raz w powtórce
sheet-label = Karty: { $who }
sheet-buy = Kup za { $energy } [energy]
sheet-use = Użyj
look-card = Przeczytaj: { $card }
whose = { $monster } · { $name }
key-enter = Enter
lost = Brak połączenia.
lost-retry = Kolejna próba za { $seconds } s.
lost-trying = Łączenie…
lost-kept = Twój ruch jest zapisany i zostanie wysłany.
lost-now = Spróbuj teraz
stood = { $n ->
    [one] Bot podjął za { CASE($who, "acc") } 1 decyzję.
    [few] Bot podjął za { CASE($who, "acc") } { $n } decyzje.
   *[many] Bot podjął za { CASE($who, "acc") } { $n } decyzji.
}
stood-cards = Nowe: { $cards }.
back-again = Znów przy stole.
back-again-why = Jesteś na bieżąco.
away-turns = { $n ->
    [one] Ominęła cię 1 tura.
    [few] Ominęły cię { $n } tury.
   *[many] Ominęło cię { $n } tur.
}
away-show = { $n ->
    [one] Pokaż ją
    [few] Pokaż je
   *[many] Pokaż je
}
bot-plays = Twojego potwora ({ $who }) prowadzi teraz bot.
come-back = Przejmij grę
refused = To się nie udało.
refused-late = Decyzja już zapadła.

## Reactions

react = Reakcja
react-muted = Reakcja (wyciszone)
react-rest = Chwila przerwy przed kolejną reakcją.
react-watch = Wycisz wszystkie reakcje
react-mute = Wycisz reakcje
react-unmute = Pokazuj reakcje
react-hello = Cześć!
react-well_played = Dobrze zagrane!
react-thanks = Dzięki!
react-laugh = Ha, ha!
react-roar = Graaa!
react-ouch = Auć!
react-oops = Ups!
react-hurry = Szybciej!

## Since your turn

recap = Od twojej tury
# Predicates about a monster, or about the reader ($me is yes). $you is yes if the reader is hit.
recap-hits = { $me ->
    [yes] trafiasz
   *[no] trafia
} { $you ->
    [yes] cię
   *[no] { CASE($whom, "acc") }
}{ $others ->
    [0] {""}
    [one] { " " }i jeszcze 1 potwora
    [few] { " " }i jeszcze { $others } potwory
   *[many] { " " }i jeszcze { $others } potworów
} za { $n } [heart]
recap-loses = { $me ->
    [yes] tracisz
   *[no] traci
} { $n } [heart]
recap-beside = { $you ->
    [yes] ty
   *[no] { $whom }
}: { $n } [heart]
recap-out = { $who ->
    [self] { $me ->
        [yes] odpadasz
       *[no] odpada
    }
    [beside] { $you ->
        [yes] odpadasz
       *[no] odpada { $whom }
    }
   *[other] { $me ->
        [yes] eliminujesz { CASE($whom, "acc") }
       *[no] { $you ->
            [yes] eliminuje cię
           *[no] eliminuje { CASE($whom, "acc") }
        }
    }
}
recap-entered = { $me ->
    [yes] wchodzisz do Tokio
   *[no] wchodzi do Tokio
}
recap-left = { $me ->
    [yes] opuszczasz Tokio
   *[no] opuszcza Tokio
}
# In a line of pictures.
recap-into = → Tokio
recap-out-of = ← Tokio
# The market was swept.
recap-fresh = nowe karty
recap-points = { $n } [star]
recap-energy = { $n } [energy]
recap-healed = { $n } [heart]
recap-got = { $me ->
    [yes] kupujesz: { $cards }
   *[no] kupuje: { $cards }
}
recap-used = { $me ->
    [yes] używasz: { $cards }
   *[no] używa: { $cards }
}
recap-swept = { $me ->
    [yes] wymieniasz karty w banku
   *[no] wymienia karty w banku
}
recap-nothing = nic się nie dzieje
# Read aloud, one sentence for a turn. $what are predicates from above, with commas between them.
say-turn = { $me ->
    [yes] Twój rzut: { $dice }. Ty: { $what }.
   *[no] { $who } wyrzucił { $dice }: { $what }.
}
say-rolled = { $me ->
    [yes] Twój rzut: { $dice }.
   *[no] { $who } wyrzucił { $dice }.
}
say-did = { $me ->
    [yes] Ty: { $what }.
   *[no] { $who }: { $what }.
}
