# The result of a game. In brackets: icons.

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
story = Gra w liczbach
story-race = Wyścig
story-deeds = Liczby
story-deeds-sub = Podkreślone: najwięcej ze wszystkich
story-dice = Kostki
story-dice-sub = Ile razy wypadła każda ścianka i jak to się różni od przeciętnego szczęścia
story-cards = Karty
story-cards-sub = Kupione karty, po kolei
story-cards-none = Nikt nie kupił karty.
tally-dealt = Zadane obrażenia
tally-taken = Utracone życie
tally-healed = Leczenie
tally-in = Tury w Tokio
tally-points = Punkty za Tokio
tally-cards = Kupione karty
dice-due = średnia
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
moment-lead = Punkt zwrotny: { $who } obejmuje prowadzenie i już go nie odda, ma { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
moment-close = O włos: { $who } ma już tylko { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}.
moment-duel = Pojedynek: w grze zostają tylko { $who } i { $whom }.
rematch-join = Dołącz do rewanżu
rematch-sub = te same miejsca, nowe kostki
rematch-by = { $name } chce rewanżu.
rematch-watch = Obejrzyj rewanż
share = Udostępnij
share-picture = Plakat gry: zwycięzca, wyścig i klasyfikacja
share-send = Wyślij…
share-save = Zapisz obrazek
share-text = Tekst do udostępnienia
share-copy = Kopiuj tekst
share-failed = Nie udało się tu narysować obrazka.
watch-replay = Obejrzyj powtórkę
check-dice = Sprawdź kostki
save-record = Zapisz grę
