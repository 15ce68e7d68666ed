# Sheets over the game: settings, standing orders, keys, hints of a first game. In brackets: icons.

## Settings

set-theme = Motyw
theme-auto = Systemowy
theme-day = Dzień
theme-night = Noc
set-speed = Animacje
speed-off = Brak
speed-fast = Szybkie
speed-normal = Zwykłe
speed-slow = Wolne
set-sound = Dźwięki i wibracje
set-volume = Głośność
set-vibrate = Wibracje
set-auto-roll = Wykonuj za mnie pierwszy rzut
set-shake = Rzucaj potrząśnięciem telefonu
set-ask-order = Pytaj, w jakiej kolejności działają kostki
set-cover = Na wspólnym urządzeniu zasłaniaj grę między graczami
set-reactions = Pokazuj reakcje
set-notify-insecure = Powiadomienia wymagają https albo przeglądarki na komputerze, na którym działa gra. Twoją kolej i tak pokaże tytuł karty przeglądarki.
set-notify-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w ustawieniach witryny.
set-notify = Powiadom mnie, gdy przyjdzie moja kolej
set-ask-unspent = Ostrzeż mnie, gdy kończę turę, a mogę jeszcze coś kupić
set-ask-leaving = Ostrzeż mnie, gdy opuszczam Tokio w pełnym zdrowiu
set-name = Twoje imię

## Cards of a monster

sheet-why = Skąd te liczby
sheet-none = Jeszcze bez kart.
eyes = Widok
eyes-all = Całość

## Leaving

leave-table = Odejdź od stołu
resign = Poddaj się
resign-sure = { $others ->
    [0] Poddajesz się? Nikt inny już nie gra: to koniec gry.
   *[other] Poddajesz się? Potwora { $monster } do końca gry poprowadzi bot.
}
resign-which = Kto się poddaje? Tego potwora do końca gry poprowadzi bot.
resign-yes = Poddaj się
end-table = Zakończ grę
end-sure = Zakończyć grę dla wszystkich? Możesz to zrobić tylko wtedy, gdy nikt inny nie jest połączony.
end-yes = Zakończ

## Gracze, którzy psują grę, i własne dane

players = Gracze
away-host = Usuń od stołu
away-vote = Głosuj za usunięciem
away-spare = Wycofaj mój głos
away-sure = Usunąć na stałe gracza { $name }? Dalej zagra za niego bot.
away-sure-vote = Głosować za usunięciem na stałe gracza { $name }? Potrzeba ponad dwóch trzecich pozostałych.
away-votes = { $n ->
    [one] 1 głos za usunięciem
    [few] { $n } głosy za usunięciem
   *[many] { $n } głosów za usunięciem
}
away-gone = usunięty od stołu
stand-in = Niech odpowie bot
report = Zgłoś
report-what = Co jest nie tak z graczem { $name }?
report-name = Obraźliwe lub fałszywe imię
report-stalling = Celowo każe innym czekać
report-cheating = Oszukuje
report-other = Coś innego
report-done = Zgłoszono. Administrator serwera to zobaczy.
data = Twoje dane
data-what = Co ten serwer o tobie przechowuje i jak długo
data-save = Pobierz moje dane
data-delete = Usuń mnie
data-delete-sure = Usunąć wszystko, co jest o tobie zapisane? Twoje gry zostaną bez twojego imienia, a niedokończone dograją boty. Tego nie da się cofnąć.
data-deleted = Usunięto. Od teraz jesteś dla serwera nowym gościem.

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
keys-hint = podpowiedź, w grach ćwiczebnych
keys-log = do przebiegu gry
keys-market = do banku
keys-help = ta lista

## A first game

guide = Podpowiedzi na pierwszą grę
guide-ok = Jasne
guide-skip = Bez podpowiedzi
guide-welcome = Jesteś wielkim potworem, tak jak inni. Zdobądź 20 [star] albo utrzymaj się na nogach jako ostatni. Najpierw rzuć kostkami!
guide-sets = Trzy takie same cyfry dają punkty: trzy trójki to 3 [star], trzy jedynki to 1 [star]. { $has ->
    [pair] Zatrzymaj { $dice }: dotknij ich i rzuć pozostałymi.
   *[none] Dotknij kostek, które chcesz zatrzymać, i rzuć pozostałymi.
}
guide-energy = Każda [energy], która ci zostanie, jest twoja: płacisz nią za karty. Zatrzymaj ją też, a potem rzuć jeszcze raz albo skończ.
guide-tokyo = { $there ->
    [somebody] W Tokio jest { $who }. Tura zaczęta tam daje 2 [star], ale [claw] wszystkich innych trafiają właśnie tam.
   *[nobody] Punkty są w Tokio: 1 [star] za wejście i 2 [star] za każdą turę, którą tam zaczniesz.
}
guide-claws = { $there ->
    [somebody] Każdy [claw] zabiera życie potworowi w Tokio. Jest tam { $who }. Zatrzymaj { $dice } i spróbuj wyrzucić więcej!
   *[nobody] W Tokio nikogo nie ma: [claw] cię tam zaprowadzi. Zatrzymaj { $dice } i rzuć pozostałymi.
}
guide-city = { $me ->
    [in] Jesteś w Tokio! Zacznij tu turę, a zdobędziesz 2 [star]. Twoje [claw] trafiają teraz wszystkich poza miastem. Za to kostki [heart] cię tu nie leczą.
   *[out] W Tokio na początku każdej tury zdobywa się 2 [star], a [claw] trafiają wszystkich poza miastem. Za to kostki [heart] tam nie leczą.
}
guide-leave = { $asked ->
    [yes] Ktoś trafił cię w Tokio. Wyjdź, a atakujący musi tam wejść i znów możesz się leczyć. Zostań, a twoja następna tura zacznie się od 2 [star].
   *[no] Potwór trafiony w Tokio może wyjść, a jego miejsce zajmuje atakujący. Gdy ma się mało życia, to rozsądne.
}
guide-hearts = Każde [heart] leczy cię o 1, ale tylko poza Tokio. Bez życia odpadasz z gry.
guide-shop = Teraz wydaj [energy]. Karty, które zostają u ciebie, zmieniają grę; pozostałe działają raz, od razu. Możesz też oszczędzać.
guide-done = To cała gra: zdobyć 20 [star] albo zostać na nogach jako ostatni. Zagrasz naprawdę?
guide-real = Zagraj naprawdę
guide-stay = Dokończ tę grę
guide-did-well = Świetnie!
guide-did-stopped = Zostały ci jeszcze rzuty. Możesz skończyć, ale dwie takie same cyfry nic jeszcze nie dają.
guide-did-sets = Bez { $dice } też można: punkty dają dowolne trzy takie same cyfry.
guide-did-claws = Bez { $dice } też można: każdy rzut to nowa szansa.
guide-did-hearts = Bez { $dice } też można, ale rany zostają.
guide-did-left = Jesteś poza Tokio: teraz jest tam atakujący, a ciebie znów leczą [heart].
guide-did-stayed = Odważnie! Wytrwaj tam do początku swojej tury, a zdobędziesz 2 [star].
guide-did-bought = Karta jest twoja! Na jej miejsce przyszła nowa.
guide-did-saved = Zachowujesz [energy]: droższe karty potrafią więcej.

## Wylogowanie w ustawieniach

devices = Twoje urządzenia
devices-what = Serwer rozpoznaje cię po ciasteczku. Jeśli mógł je zdobyć ktoś obcy, unieważnij je.
log-out-others = Wyloguj inne urządzenia
log-out-others-done = Inne urządzenia są wylogowane.
log-out = Wyloguj się
log-out-sure = Wylogować się na dobre? Nie wrócisz już jako ten gość, na żadnym urządzeniu. Rozpoczęte gry potoczą się bez ciebie.
log-out-done = Wylogowano. Od teraz jesteś nowym gościem.
