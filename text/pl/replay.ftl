# The replay, and the check of the dice.

replay = Powtórka
play = Odtwórz
title-replay = Powtórka, tura { $turn } · Kaiju
replay-where = { $rules } · { $n ->
    [one] { $n } potwór
    [few] { $n } potwory
   *[many] { $n } potworów
} · { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
replay-board = Plansza w tej chwili
replay-time = Oś czasu
replay-turn = Tura
replay-move = Przesuń w czasie
replay-keys-step = poprzedni lub następny krok
replay-keys-turn = poprzednia lub następna tura
replay-keys-ends = początek lub koniec
replay-keys-play = odtwarzanie lub pauza
replay-keys-eyes = patrz oczami potwora albo zobacz wszystko
replay-missing = Nie ma takiej gry
replay-none = Ta gra się nie zaczęła.
skip-scrub = Przejdź do osi czasu
turn-n = Tura { $n }
of-n = z { $n }
step-n = krok { $n } z { $of }
turn-back = Poprzednia tura
step-back = Poprzedni krok
pause = Pauza
step-on = Następny krok
turn-on = Następna tura
replay-deck = w stosie: { $n }
replay-top = Wierzch stosu, widzi go { $who }
replay-top-hidden = Zakryta karta
check-before = Pieczęć sprzed gry
check-after = Klucz ujawniony po grze
check-luck = Źródła losowości
check-here = Sprawdź każdą kostkę
check-running = Klucz zostanie ujawniony po zakończeniu gry.
check-fair = Wszystko uczciwie: klucz pasuje do pieczęci, a zgadzają się wszystkie kostki ({ $dice }) i wszystkie dociągnięte karty ({ $draws }).
check-witness = { $own ->
    [0] To urządzenie widziało pieczęć przed grą, a z wszystkich rzutów i dociągnięć ({ $all }) widziało na własne oczy { $seen }: zapis mówi to samo.
   *[other] To urządzenie widziało pieczęć przed grą, dodało własną losowość, a z wszystkich rzutów i dociągnięć ({ $all }) widziało na własne oczy { $seen }: zapis mówi to samo.
}
check-daily = Wszystko uczciwie: klucz wynika z daty, a kostki ({ $dice }) i dociągnięte karty ({ $draws }) wynikają z klucza.
check-alone = Zapis zgadza się sam ze sobą, kostki: { $dice }, dociągnięcia: { $draws }. To urządzenie nie widziało jednak pieczęci przed grą, więc nie wie, czy serwer go potem nie zmienił.
check-changed = W wierszu { $line } jest { $found }, ale to urządzenie widziało { $seen }.
check-own = W zapisie brakuje losowości, którą dodało to urządzenie.
check-short = Zapis kończy się wcześniej niż to, co widziało to urządzenie.
check-contradicted = W czasie gry serwer powiedział temu urządzeniu dwie różne rzeczy.
check-foreign = Ten zapis nie pasuje do pieczęci pokazanej przed grą.
check-bad = Klucz nie pasuje do pieczęci.
check-unreadable = Zapisu nie da się odczytać od wiersza { $line }.
check-unfair = Wiersz { $line } nie zgadza się z kluczem: zamiast { $due } jest { $found }.
check-note = Twoja przeglądarka liczy od nowa pieczęć, kostki i dociągnięte karty. Żeby sprawdzić też ruchy, bez tego serwera, uruchom kaiju verify.
check-lesson = To była lekcja: pierwsze kostki były przygotowane, więc nie ma czego sprawdzać.
