# The screens with all cards and with the rules.

level = Poziom { $n }
cards-title = Karty i kafelki
cards-find = Znajdź kartę
cards-search = Nazwa lub tekst
cards-found = Znaleziono: { $n }
cards-unknown = Żadna karta nie nazywa się „{ $card }”.
cards-none = Żadna karta nie pasuje.
cards-none-sub = Usuń filtr albo poszukaj wśród kafelków.
skip-cards = Przejdź do kart
filters = { $n ->
    [0] Filtry
   *[other] Filtry: { $n }
}
filter-kind = Rodzaj
filter-cost = Koszt
filter-kin = Działanie
cost-any = Dowolny
cost-low = ≤ 3
cost-middle = 4–5
cost-high = 6 +
costs = koszt
kin-atk = pazury
kin-en = energia
kin-hp = życie
kin-dice = kostki
kin-vp = punkty
kin-def = obrona
tiles-sub = Mroczna Edycja; do wzięcia na poziomach pokręcenia 3, 6 i 10
tiles-side = Strona kafelków
side-red = Czerwona strona
side-green = Zielona strona
tile-of = Kafelek z poziomu { $level }, { $side ->
    [green] zielona strona
   *[red] czerwona strona
}
in-rulebooks = Instrukcje
in-deck = w talii
not-in-deck = nie ma w tej talii
rulings = Rozstrzygnięcia
no-rulings = Brak rozstrzygnięć: tekst karty mówi wszystko.
contents = Spis treści
rulebook = Instrukcja
rulebook-print = Drukuj
rulebook-all = Wszystkie zasady
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [0] Nic nie znaleziono
   *[other] Znaleziono: { $n }
}
once = Jednorazowy.
monsters = Potwory
