# The log. Every sentence begins with the monster it is about. In brackets: icons.

log-rolled-off = { $who } rzuca o pierwszą turę: { $dice }
log-extra-turn = { $who } gra dodatkową turę.
log-rolled = { $who } wyrzucił { $dice }
log-rerolled = { $rolled ->
    [one] { $who } ponownie rzucił jedną kostką: { $dice }
    [few] { $who } ponownie rzucił { $rolled } kostkami: { $dice }
   *[many] { $who } ponownie rzucił { $rolled } kostkami: { $dice }
}
log-side-rolled = { $who } rzucił za { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }: { $dice }
log-die-rerolled = { $who } musi ponownie rzucić kostką: { $dice }
log-die-turned = { $who } zmienia { $from } na { $to }
log-used = { $who } używa { KIND($card) ->
    [tile] kafelka
   *[card] karty
} { $card }.
log-points-gained = { $who } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} { $cause ->
    [entry] za wejście do Tokio
    [income] za pobyt w Tokio
    [dice] za { $thing }
   *[other] dzięki: { $thing }
}.
log-points-lost = { $who } traci { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $thing }.
log-energy-gained = { $who } zdobywa { $energy ->
    [one] 1 energię
    [few] { $energy } energii
   *[many] { $energy } energii
}{ $cause ->
    [dice] {""}
   *[other] : { $thing }
}.
log-energy-spent = { $who } płaci { $energy ->
    [one] 1 energię
    [few] { $energy } energii
   *[many] { $energy } energii
}: { $thing }.
log-healed = { $who } odzyskuje { $hearts ->
    [one] 1 punkt życia
    [few] { $hearts } punkty życia
   *[many] { $hearts } punktów życia
}{ $cause ->
    [dice] {""}
   *[other] : { $thing }
}.
log-hurt = { $who } zadaje { CASE($whom, "dat") } { $hearts ->
    [one] 1 obrażenie
    [few] { $hearts } obrażenia
   *[many] { $hearts } obrażeń
}{ $cause ->
    [dice] {""}
   *[other] : { $thing }
}{ $blow ->
    [harder] { " " }(na kostkach { $rolled }, +{ $more } dzięki: { $cards })
    [softer] { " " }(na kostkach { $rolled }, −{ $more } przez: { $cards })
    [even] { " " }(na kostkach { $rolled }, wpływ: { $cards })
   *[rolled] {""}
}.
log-lost = { $who } traci { $hearts ->
    [one] 1 punkt życia
    [few] { $hearts } punkty życia
   *[many] { $hearts } punktów życia
}: { $cause ->
    [poison] trucizna
   *[other] { $thing }
}.
log-prevented = { $who } unika utraty { $hearts ->
    [one] 1 punktu życia
    [few] { $hearts } punktów życia
   *[many] { $hearts } punktów życia
}{ $by ->
    [cards] : { $cards }
   *[shield] {""}
}.
log-hearts-set = { $who } ma teraz { $hearts ->
    [one] 1 punkt życia
    [few] { $hearts } punkty życia
   *[many] { $hearts } punktów życia
}: { $thing }.
log-shielded = { $who } nie traci już w tej turze punktów życia.
log-token-given = { $who } dostaje znacznik { $token ->
    [poison] trucizny.
   *[shrink] zmniejszenia.
}
log-token-removed = { $who } usuwa znacznik { $token ->
    [poison] trucizny.
   *[shrink] zmniejszenia.
}
log-left = { $who } opuszcza { $place ->
    [bay] Zatokę.
   *[city] Centrum.
}
log-entered = { $who } wchodzi do { $place ->
    [bay] Zatoki.
   *[city] Centrum.
}
log-stayed = { $who } zostaje w { $place ->
    [bay] Zatoce.
   *[city] Centrum.
}
log-bay-closed = Zatoka jest zamknięta: zostało za mało potworów.
log-wickedness = { $who } osiąga { $now } na mierniku pokręcenia.
log-tile-taken = { $who } bierze kafelek { $card }.
log-bought = { $who } kupuje kartę { $card }{ $from ->
    [deck] { " " }z wierzchu stosu
    [monster] { " " }od { CASE($whom, "gen") }
   *[market] {""}
} za { $energy ->
    [one] 1 energię
    [few] { $energy } energii
   *[many] { $energy } energii
}.
log-handed = { $who } dostaje kartę { $card } od { CASE($whom, "gen") }.
log-discarded = { $who } odrzuca { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }.
log-swept = { $who } wymienia karty w banku.
log-copied = { $copier } kopiuje teraz kartę { $card }.
log-peeked = { $who } podgląda wierzchnią kartę stosu.
log-extra-turn-won = { $who } zdobywa dodatkową turę.
log-saved = { $who } uchodzi z życiem: { $card }.
log-risen = { $who } powstaje z martwych.
log-eliminated = { $who } odpada z gry.
log-reshuffled = Z odrzuconych kart powstaje nowy stos.
log-by-bot = { $who } jest w rękach bota.
log-by-order = { $who } działa według stałych poleceń.
