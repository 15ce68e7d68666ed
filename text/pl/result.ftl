# The result of a game. In brackets: icons.

race = Wyścig
rematch = Rewanż
title-winner = Wygrywa { $who } · Kaiju
title-nobody = Koniec gry · Kaiju
finished = koniec gry
result = Wynik
result-over = Królem Tokio zostaje
result-nobody = Nikt
# Without a winner: the last monsters fall together, all players give up, or the table is ended.
result-how-nobody = { $how ->
    [all_lost] Ostatnie potwory padły razem w turze { $turn }: wszyscy przegrywają.
    [drawn] Ostatnie potwory padły razem w turze { $turn }: remis.
    [resigned] Wszyscy się poddali, w turze { $turn }.
   *[abandoned] Grę przerwano w turze { $turn }, zanim ktokolwiek wygrał.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] w turze { $turn }, zostało { $hearts } [heart]
    [last_alive] ostatni na nogach, w turze { $turn }
    [resigned] wszyscy inni się poddali
   *[other] w turze { $turn }, z { $points } [star]
}
result-standing = Klasyfikacja
result-next = Co dalej?
standing-out = odpadł w turze { $turn }
standing-out-by = odpadł w turze { $turn }, pokonał go { $who }
race-sub = Punkty każdego potwora, tura po turze
race-turn = start
race-out = { $monster } odpada w turze { $turn }
moments = Ważne chwile
moment-at = Tura { $turn }
moment-blow = Najmocniejszy cios: { $who } zadaje { CASE($whom, "dat") } { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}.
moment-turn = Najlepsza tura: { $who } zdobywa { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
moment-out = { $who } odpada z gry.
moment-out-by = { $who } odpada, pokonuje go { $whom }.
moment-first = { $who } pierwszy wchodzi do Tokio.
moment-roll = Najlepszy rzut: { $who } wyrzucił { $dice }
moment-bought = Najdroższa karta: { $who } kupuje kartę { $card } za { $n ->
    [one] { $n } energię
    [few] { $n } energii
   *[many] { $n } energii
}.
rematch-join = Dołącz do rewanżu
rematch-sub = te same miejsca, nowe kostki
watch-replay = Obejrzyj powtórkę
check-dice = Sprawdź kostki
save-record = Zapisz grę
