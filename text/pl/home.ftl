# Words of every screen, and the home screen.

## Everywhere

to-home = Kaiju, strona główna
go-home = Strona główna
theme-switch = Przełącz dzień i noc
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
menu = Menu
close = Zamknij
back = Wstecz
less = mniej
more = więcej
no = Nie
save = Zapisz
saved = Zapisano.
copy = Kopiuj
copied = Skopiowano
all = Wszystkie
loading = Chwileczkę…
rules = Zasady
cards = Karty
tiles = Kafelki
settings = Ustawienia
footer = Nieoficjalny projekt fanowski, niezwiązany z wydawcą gry King of Tokyo. Wszystkie grafiki są nasze.
broken = Coś się zepsuło
broken-why = Nie udało się pokazać tej strony. Twoje stoły i gry są bezpieczne na serwerze.
broken-again = Spróbuj ponownie
missing = Nic tu nie ma
missing-why = Ta strona nie istnieje.

## Home

home-tag = Sześć potworów. Jedno miasto.
home-tag-end = Zero litości.
home-play = Graj teraz
home-play-sub = ty przeciw trzem botom
home-level = Boty
level-easy = Łagodne
level-usual = Równe
level-hard = Zajadłe
home-first = Pierwszy raz w Tokio?
home-first-sub = Krótka gra przeciw dwóm botom, z podpowiedziami.
home-first-go = Pokaż mi
home-make = Załóż stół
home-make-sub = Zaproś znajomych linkiem; wolne miejsca zajmą boty.
home-make-go = Nowy stół
home-join = Dołącz do stołu
home-join-sub = Wpisz kod stołu.
home-join-go = Dołącz
home-mine = Twoje gry
home-all = Wszystkie: { $n }
home-go = Graj dalej
home-open = Otwarte stoły
home-watch = Oglądaj
home-more = Więcej
home-table = { $n ->
    [one] { $n } potwór
    [few] { $n } potwory
   *[many] { $n } potworów
} · { $rules } · { $phase ->
    [waiting] { $free ->
        [0] czeka na start
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
    [over] koniec
   *[playing] w toku
}
set-language = Język
