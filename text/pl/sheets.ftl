# Sheets over the game: settings, standing orders, keys, hints of a first game. In brackets: icons.

## Settings

set-theme = Motyw
theme-auto = Systemowy
theme-day = Dzień
theme-night = Noc
set-speed = Animacje
speed-off = Bez
speed-fast = Szybkie
speed-normal = Zwykłe
speed-slow = Wolne
set-sound = Dźwięki
set-reactions = Pokazuj reakcje
set-notify-insecure = Powiadomienia wymagają https albo przeglądarki na komputerze, na którym działa gra. Tytuł karty i tak cię powiadomi.
set-notify-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w ustawieniach witryny.
set-notify = Powiadom mnie, gdy przyjdzie moja kolej
set-ask-unspent = Ostrzeż mnie, gdy kończę turę, a mogę jeszcze coś kupić
set-ask-leaving = Ostrzeż mnie, gdy opuszczam Tokio w pełnym zdrowiu
set-name = Twoje imię

## Cards of a monster

sheet-why = Skąd te liczby
sheet-none = Jeszcze bez kart.
eyes = Widok
eyes-all = Wszyscy

## Leaving

leave-table = Odejdź od stołu
resign = Poddaj się
resign-sure = { $others ->
    [0] Poddajesz się? Nikt inny już nie gra: to koniec gry.
   *[other] Poddajesz się? Do końca gry { CASE($monster, "ins") } zagra bot.
}
resign-which = Kto się poddaje? Do końca gry tym potworem zagra bot.
resign-yes = Poddaj się
end-table = Zakończ grę
end-sure = Zakończyć grę dla wszystkich? Możesz to zrobić tylko wtedy, gdy nikt inny nie jest połączony.
end-yes = Zakończ

## Standing orders

orders = Stałe polecenia
orders-leave = Opuść Tokio, jeśli po ciosie mam najwyżej tyle punktów życia
orders-stay = Zostań, jeśli mam co najmniej tyle punktów życia
orders-pass = Zakończ turę, jeśli na nic mnie nie stać
orders-ask = Pytaj
orders-always = Zawsze
orders-never = Nigdy
orders-at-most = Gdy mało życia
orders-note = Tylko przy tym stole. Polecenia działają za ciebie od razu i są odnotowane w przebiegu gry. Inni ich nie widzą.

## Keys

keys = Klawisze
keys-dice = zatrzymaj lub zwolnij kostkę
keys-roll = rzuć pozostałymi
keys-stop = zakończ rzuty
keys-cards = użyj karty między rzutami, po kolei
keys-enter = czerwony przycisk; pomija animacje
keys-choices = wybór, potwór, karta lub symbol, po kolei
keys-amount = więcej, mniej
keys-back = cofnij
keys-esc = zamknij
keys-react = reakcja, potem cyfra
keys-log = do przebiegu gry
keys-market = do banku
keys-help = ta lista

## A first game

guide = Podpowiedzi na pierwszą grę
guide-ok = Jasne
guide-skip = Bez podpowiedzi
guide-welcome = Jesteś wielkim potworem, tak jak inni. Wygrasz, gdy zdobędziesz 20 [star] albo zostaniesz ostatnim na nogach. W swojej turze rzucasz sześcioma kostkami, do trzech razy.
guide-keep = Dotknij kostek, które ci się podobają: trafią na półkę. Potem rzuć pozostałymi. [heart] leczą, za [energy] kupujesz karty, a [claw] ranią.
guide-claws = { $there ->
    [somebody] W Tokio jest { $who }: twoje [claw] trafiają tylko { CASE($who, "acc") }, a { $who } trafia wszystkich poza Tokio.
   *[nobody] Twoje [claw] trafiają potwora w Tokio. Teraz nikogo tam nie ma: wyrzuć [claw], a wejdziesz tam ty.
}
guide-numbers = Trzy takie same cyfry dają tyle punktów, ile wskazują: trzy trójki to 3 [star], a każda kolejna dodaje 1.
guide-tokyo = { $me ->
    [in] Jesteś w Tokio! Na początku każdej tury zdobywasz tu 2 [star], a twoje [claw] trafiają wszystkich poza miastem. Za to kostki cię tu nie leczą.
   *[out] W Tokio na początku każdej tury zdobywa się 2 [star], a [claw] trafiają wszystkich poza miastem. Za to kostki tam nie leczą.
}
guide-leave = { $asked ->
    [yes] Ktoś trafił cię w Tokio. Możesz teraz wyjść: twoje miejsce zajmie atakujący. Gdy masz mało życia, to rozsądne.
   *[no] Potwór trafiony w Tokio może wyjść, a jego miejsce zajmuje atakujący. Gdy ma się mało życia, to rozsądne.
}
guide-shop = Po rzutach wydaj [energy] na karty z banku. Karty „Zatrzymaj” zostają u ciebie, karty „Odrzuć” działają raz, od razu. Dotknij karty albo najedź na nią, żeby ją przeczytać.
guide-win = To wszystko, co trzeba wiedzieć: 20 [star] albo ostatni na nogach. Powodzenia!
