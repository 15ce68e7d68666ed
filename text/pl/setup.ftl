# Setting up a table. In brackets: icons.

setup-for-whom = Wybierasz za
start = Start
table-missing = Nie ma takiego stołu
copy-by-hand = Kopiowanie jest tu zablokowane. Link jest zaznaczony: przytrzymaj go albo naciśnij Ctrl+C.
title-setup = Przygotowanie stołu · Kaiju
setup-title = Stół
setup-host = jesteś gospodarzem
setup-seats = Miejsca
setup-over = Dziś wieczorem w Tokio
setup-bill = Walka potworów
setup-count = Potwory: { $n } z { $seats } · { $rules }
setup-places = Miejsca
setup-monster = Twój potwór
setup-monster-sub = tylko wygląd
setup-swap = Zamień się
setup-monster-sit = dotknij potwora, by usiąść
setup-full = Wszystkie miejsca są zajęte. Możesz oglądać.
setup-free = wolne
setup-yours = ty
setup-rules-sub = wybierz grę
setup-strength = Bot na miejscu { $n }
setup-more = Więcej
setup-more-sub = wydania i zasady domowe
setup-printing = Wydanie
setup-usual = instrukcja
setup-tiles = Kafelki pokręcenia
tiles-off = Bez kafelków
tiles-red = Czerwone
tiles-green = Zielone
tiles-mixed = Losowo
tiles-chosen = Ręcznie
tiles-choose = Wybierz strony (czerwone: { $red } z { $n })
tiles-see = Zobacz kafelki (czerwone: { $red } z { $n })
tiles-title = Strony kafelków
tiles-level = Poziom pokręcenia { $level }
tiles-pair = { $red } lub { $green }
setup-start = Kto zaczyna
start-by-most_claws = Rzut kostkami
start-by-free = Losowo
start-by-seat = Zaczyna:
setup-invite = Zaproś
setup-invite-sub = Zeskanuj telefonem albo wpisz
setup-link = Link z zaproszeniem
setup-switches = { $n ->
    [0] Zasady domowe
    [one] Zasady domowe: 1 zmiana
    [few] Zasady domowe: { $n } zmiany
   *[many] Zasady domowe: { $n } zmian
}
setup-switches-off = Wróć do instrukcji
setup-qr = Kod QR z zaproszeniem
setup-pace = Zegar, miejsca i widoczność
setup-clock = Zegar
clock-none = Bez zegara
clock-seconds = { $n } s
clock-day = 1 dzień
setup-silence = Gdy ktoś nie odpowiada
silence-minutes = Bot po { $n } min
silence-never = Czekać
setup-open = Kto może dołączyć
open-link = Z linkiem
open-public = Każdy
setup-hints = Podpowiedzi
hints-off = Bez
hints-on = Dozwolone
seal = Pieczęć kostek:
seal-luck = Dodana losowość: { $n } z { $of } urządzeń
seal-why = Serwer wylosował tajny klucz do kostek, a to jest jego odcisk. Przed startem urządzenie każdego gracza dodaje losowość, więc serwer sam nie wybierze kostek. Po grze klucz zostaje ujawniony i każdy może sprawdzić, że żadnej kostki nie podmieniono.
start-host = Grę rozpoczyna gospodarz.
start-two = Potrzeba co najmniej dwóch potworów. Dodaj bota albo wyślij link.
start-late-you = Wybierz potwora albo dostaniesz losowego.
start-missing = Jeszcze nie ma: { $names }.
start-again = Gra zacznie się, gdy wszyscy będą. Brakuje jeszcze: { $names }. Zacznij teraz, a za nieobecnych zagra bot.
start-late = { $name } wciąż wybiera potwora albo dostanie losowego.
start-ready = { $n ->
    [one] { $n } potwór. Zaczynamy!
    [few] { $n } potwory. Zaczynamy!
   *[many] { $n } potworów. Zaczynamy!
}
skip-start = Przejdź do przycisku startu
seat-empty = Wolne miejsce
seat-empty-sub = zniknie na starcie
seat-bot = Dodaj bota
seat-here = Na tym urządzeniu
seat-sit = Usiądź tutaj
seat-name = Twoje imię
name-became = { $why ->
    [taken] Ktoś już tak się nazywa: jesteś „{ $name }”.
   *[signs] Jesteś „{ $name }”: imię składa się z liter, cyfr, spacji i łączników, a zaczyna się od litery.
}
seat-no-monster = jeszcze bez potwora
seat-is-bot = bot
seat-is-you = ty
seat-is-here = tutaj
seat-is-gone = offline
seat-ready = czeka na start
seat-choosing = wybiera
seat-strength = { $bot }, siła { $n } z { $of }. Zmień
seat-strength-is = { $bot }, siła { $n } z { $of }
seat-leave = Zwolnij to miejsce
seat-clear = Usuń: { $name }
guest-name = Gość{ $n }
setup-host-only = Może to zmienić tylko gospodarz.
