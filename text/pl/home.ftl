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
level-usual = Wyrównane
level-strong = Silne
level-hard = Zajadłe
level-easy-sub = Gonią za trójkami i zapominają kupować. W sam raz na pierwszą wygraną.
level-usual-sub = Jak znajomi, którzy grali parę razy. Wygrać może każdy.
level-strong-sub = Doświadczeni gracze, którzy czasem coś przeoczą. Wygrasz, grając dobrze.
level-hard-sub = Przeliczają każdy rzut i prawie się nie mylą. Powodzenia!
offer-up = Wygrane z rzędu: { $n }! Czas na silniejsze boty?
offer-down = Przegrane z rzędu: { $n }. Wolisz słabsze boty?
offer-go = Spróbuj: { $level }
offer-no = Nie teraz
home-first = Pierwszy raz w Tokio?
home-first-sub = Krótka gra przeciw dwóm botom, z podpowiedziami.
home-first-go = Pokaż mi
daily = Gra dnia
daily-of = Gra dnia, { $day }
daily-sub = Wszyscy mają dziś te same boty i te same kostki. Kostek nikt nie wybiera: wynikają z daty.
daily-how = Dlaczego to uczciwe
daily-play = Zagraj dzisiejszą grę
daily-done = { $result ->
    [won] Dziś wygrana jest twoja!
    [lost] Dziś wygrały boty.
   *[nobody] Dziś nikt nie wygrał.
}
daily-see = Zobacz i udostępnij
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
home-past = Zakończone
home-figures = Twoje statystyki
home-ended = { $result ->
    [won] Twoja wygrana
    [nobody] Nikt nie wygrał
    [abandoned] Przerwana
   *[lost] Wygrywa { $who }
} · { $rules } · { $day }
table-own = Twój stół
table-you = Ty
table-and-bots = { $n ->
    [one] bot
    [few] { $n } boty
   *[many] { $n } botów
}
table-of = Stół, przy którym gra { $name }
table-bots = Stół botów
set-language = Język
## Własne statystyki

figures-none = Nie ma jeszcze zakończonych gier.
figures-games = { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[many] { $n } gier
}
figures-wins = { $n ->
    [one] 1 wygrana ({ $share })
    [few] { $n } wygrane ({ $share })
   *[many] { $n } wygranych ({ $share })
}
figures-won = wygrane: { $won } z { $games }
figures-monsters = Według potwora
figures-players = Według liczby graczy
figures-n = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
figures-cards = Ulubione karty
figures-cards-none = Żadna karta nie została jeszcze kupiona dwa razy.
figures-times = ×{ $n }
figures-best = Najlepszy rzut
figures-reading = { $n ->
    [one] Wczytuję jeszcze 1 grę…
    [few] Wczytuję jeszcze { $n } gry…
   *[many] Wczytuję jeszcze { $n } gier…
}
figures-failed = { $n ->
    [one] Nie udało się wczytać 1 gry.
    [few] Nie udało się wczytać { $n } gier.
   *[many] Nie udało się wczytać { $n } gier.
}
figures-note = Z ostatnich 50 gier na tym urządzeniu; liczą się te, w których grasz jednym potworem.

## Uczciwe kostki

fair = Uczciwe kostki
fair-seal = Przed pierwszym rzutem serwer losuje tajny klucz i pokazuje jego odcisk. Z klucza wynikają wszystkie kostki i karty, więc nie da się go później niepostrzeżenie zmienić.
fair-luck = Urządzenie każdego gracza dodaje przed startem własną losowość. Serwer nie może więc sam ustalić kostek.
fair-after = Po grze klucz zostaje ujawniony. „Sprawdź kostki” w powtórce przelicza każdą kostkę i każdą kartę na twoim urządzeniu.
fair-limit = W czasie gry serwer zna klucz. Ufasz mu, że nikomu go nie szepnie; zmiana kostki wyszłaby na jaw.
fair-daily-same = Kluczem gry dnia jest skrót numeru dnia. Kostek nie wybiera nikt, nawet serwer.
fair-daily-known = Każdy może więc policzyć dzisiejsze kostki z góry albo zagrać ponownie w innej przeglądarce. Udostępniony wynik jest wart tyle, co słowo tego, kto go udostępnia.
fair-daily-moves = Ten sam klucz to nie ta sama gra: gdy tylko wybierzesz inaczej, kostki idą inną drogą. Pierwsze karty i twój pierwszy rzut są takie same dla wszystkich.
fair-daily-once = Boty też wybierają dla wszystkich tak samo. Każdego dnia masz jedną taką grę; nowa zaczyna się o północy czasu uniwersalnego.
fair-daily-number = { $day } to dzień { $n } od 1 stycznia 1970.

## Prywatność

privacy = Prywatność
privacy-guest = Serwer poznaje cię po losowym kodzie w pliku cookie. Przechowuje skrót tego kodu, twoje imię oraz czas pierwszej i ostatniej wizyty. Nie ma tu kont, reklam ani śledzenia.
privacy-games = Gry są przechowywane z imionami, miejscami i ruchami wszystkich graczy, żeby można je było odtworzyć i sprawdzić. Publiczny stół pokazuje twoje imię każdemu.
privacy-network = Adres twojej sieci jest przechowywany przy stole, który zakładasz, aż jego gra się skończy, i przy stole, od którego cię usunięto. Poza tym jest tylko liczony w pamięci, przeciw nadużyciom.
privacy-device = Ta przeglądarka pamięta twoje ustawienia i to, co widziała z kostek twoich ostatnich gier.
privacy-reports = Zapisywane jest to, co gracze zgłaszają o sobie nawzajem, i to, co robi administrator.
privacy-own = W ustawieniach możesz pobrać to, co jest o tobie zapisane, i usunąć to. Skończone gry zostają bez twojego imienia.
privacy-times = Jak długo
privacy-unstarted = Stoły, których gra się nie zaczęła: { $days }
privacy-abandoned = Gry, których nikt nie dokończył: { $days }
privacy-finished = Skończone gry: { $days }
privacy-guests = Goście bez stołu, od ostatniej wizyty: { $days }
privacy-acts = Zgłoszenia i zapiski administratora: { $days }
privacy-days = { $n ->
    [0] na zawsze
    [one] 1 dzień
    [few] { $n } dni
   *[many] { $n } dni
}
