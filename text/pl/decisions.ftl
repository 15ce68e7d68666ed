# Questions to a player and the answers on the buttons. In brackets: icons.

## Questions

resolve-next = Teraz:
resolve-order = Zmień kolejność
cover = Urządzenie przechodzi z rąk do rąk
cover-throw = { $name }, twój rzut!
cover-asked = { $name }, twoja decyzja!
cover-why = Kolej gracza { $name }: przekaż urządzenie.
cover-take = To ja, { $name }
ask-throw = Twoja tura
ask-throw-named = { $name }, twój rzut!
ask-throw-why = Rzuć kostkami: naciśnij Rzuć albo przesuń po nich palcem.
ask-throw-shake = Rzuć kostkami: naciśnij Rzuć, przesuń po nich palcem albo potrząśnij telefonem.
throw = Rzuć!
ask-keep = Twój rzut
ask-keep-why = Dotknij kostek, które zatrzymujesz, i rzuć pozostałymi.
ask-keep-last = { $can ->
    [dice] Nie masz już rzutów, ale karta może jeszcze zmienić twoje kostki.
    [roll] Nie masz już rzutów, ale karta może dać ci kolejny.
   *[use] Nie masz już rzutów, ale możesz jeszcze użyć karty.
}
ask-show = Dalej
ask-start = Zanim rzucisz
ask-start-why = { $n ->
    [one] Możesz teraz użyć tej mocy.
    [few] Możesz teraz użyć tych mocy.
   *[many] Możesz teraz użyć tych mocy.
}
ask-start-none = W tej turze nie masz kostek.
# Only powers are offered that can be used at any time.
ask-use = Użyć karty?
ask-use-probe = { $who } już po rzucie.
ask-use-fix = Koniec rzutów.
ask-use-side = Rzucono kostkami za { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }.
ask-use-side_dice = Rzucono kostkami za kartę.
ask-use-resolve = Wykorzystujesz symbole na kostkach.
ask-use-left = Jesteś już poza Tokio.
ask-use-reveal = W banku jest nowa karta.
ask-probe = Rzucić ponownie kostką { CASE($who, "gen") }?
ask-probe-why = Wybierz kostkę.
ask-fix = Zmienić kostkę?
ask-fix-why = Koniec rzutów, ale twoje karty mogą jeszcze zmienić kostki.
ask-side = Zmienić te kostki?
ask-side-of = Zmienić kostki za { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }?
ask-side-why = To rzut za kartę, a nie rzut tej tury.
ask-resolve = Co najpierw?
ask-resolving = Wykorzystanie kości
ask-resolve-why = Wybierz kolejność: każdy krok może wpłynąć na następny.
order-tokyo = Atak może cię wprowadzić do Tokio, gdzie [heart] nie leczą.
order-bay = Jeśli atak zamknie Zatokę, [heart] będą potem leczyć.
order-tile = Twoje cyfry dają kafelek, który może zmienić resztę.
order-hearts = Każde [heart] może zrobić jedną z tych rzeczy.
order-answer = Po ataku może zadziałać: { $card }.
order-power = W międzyczasie możesz użyć: { $card }.
ask-hearts = Na co zużyć serca?
ask-hearts-why = { $hearts ->
    [one] Zostało 1 serce.
    [few] Zostały { $hearts } serca. Rozdziel je po kolei.
   *[many] Zostało { $hearts } serc. Rozdziel je po kolei.
}
ask-tile = Wziąć kafelek?
ask-tile-why = Twoje pokręcenie: { $now }. Weź kafelek z poziomu { $level }.
ask-threat = Zablokować obrażenia?
ask-threat-use = Użyć: { $card }?
ask-threat-why = { $who } trafia cię za { $loss } [heart] { $claws }
ask-threat-deadly = { $who } trafia cię za { $loss } [heart]. To by cię zabiło. { $claws }
ask-threat-stopped = { $who } trafia cię, ale nic nie tracisz. { $claws }
ask-threat-self = { $loss ->
    [0] Nadchodzą obrażenia, ale nic nie tracisz.
   *[other] Zaraz stracisz { $loss } [heart].
}
ask-leave = { $place ->
    [bay] Opuścić Zatokę?
   *[city] Opuścić Centrum?
}
ask-leave-why = { $pays ->
    [energy] Po ciosie { CASE($who, "gen") } masz { $hearts } [heart]. Jeśli zostaniesz, na początku każdej tury zdobędziesz { $n } [energy], ale kostki cię nie uleczą.
   *[points] Po ciosie { CASE($who, "gen") } masz { $hearts } [heart]. Jeśli zostaniesz, na początku każdej tury zdobędziesz { $n } [star], ale kostki cię nie uleczą.
}
ask-left = Zamienić kartę?
ask-left-why = { $of ->
    [some] Jesteś już poza Tokio: możesz zamienić kartę { $card } na kartę potwora, który zajął twoje miejsce.
   *[other] Jesteś już poza Tokio: możesz zamienić kartę { $card } na kartę { $target }, którą ma { $who }.
}
ask-shop = Kupujesz coś?
ask-shop-more = Coś jeszcze?
ask-shop-why = Masz { $energy } [energy].
ask-shop-none = Masz { $energy } [energy]. Nie możesz teraz kupić żadnej z tych kart.
ask-sweep = Wymienić karty w banku?
ask-reveal = Kupić przed innymi?
ask-reveal-why = { $card }: możesz kupić tę kartę, zanim zrobi to { $who }.
ask-copy = Którą kartę skopiować?
ask-copy-why = { $card } stanie się jej kopią.
ask-amount = Ile energii?
ask-amount-why = Trafi na kartę { $card }.
ask-sell = Sprzedać kartę?
ask-sell-why = Twoja tura zaraz się skończy.
ask-again = Jeszcze jedna tura?
ask-again-why = Pozwala na to { $card }, z jedną kostką mniej.
ask-anyway = Tak czy inaczej

## Answers

rolls-left = { $n ->
    [0] nie ma już rzutów
    [one] został 1 rzut
    [few] zostały { $n } rzuty
   *[many] zostało { $n } rzutów
}
roll-n = { $n ->
    [one] Rzuć 1 kostką
    [few] Rzuć { $n } kostkami
   *[many] Rzuć { $n } kostkami
}
roll-none = Wszystkie zatrzymane
roll-show = Do mojej tury
stop = Koniec rzutów
stop-all = Zatrzymaj wszystkie
stop-nothing = nic się nie dzieje
resolve-later = albo wykorzystaj później, automatycznie
amount-lies = Na karcie { $card } będzie { $n } [energy].
amount-none = Karta { $card } zostanie odrzucona.
resolve-1 = Punktuj jedynki
resolve-1-sub = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
resolve-2 = Punktuj dwójki
resolve-2-sub = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
resolve-3 = Punktuj trójki
resolve-3-sub = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
resolve-energy = Weź energię
resolve-energy-sub = { $n ->
    [one] jedna kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
resolve-heart = Lecz się
resolve-heart-sub = jednym sercem
resolve-claw = Atakuj
resolve-claw-sub = { $n ->
    [one] jednym pazurem
    [few] { $n } pazurami
   *[many] { $n } pazurami
}
cure-poison = Usuń truciznę
cure-poison-sub = jednym sercem
cure-shrink = Usuń zmniejszenie
cure-shrink-sub = jednym sercem
choice-buy = Kup: { $card }
choice-sweep = Wymień karty w banku
choice-sweep-sub = { $deck ->
    [0] odrzuć te; stos jest pusty
    [1] odrzuć te; w stosie jest 1 karta
    [2] odrzuć te; w stosie są 2 karty
   *[other] trzy nowe karty
}
# A copier: Mimic as Wings.
acts-as = { $card } jako { $as }
choice-use-on = { $card }: { $target }
choice-use-seen = { $card }: kup kartę { $target }
choice-use-top = { $card }: kup wierzchnią kartę
choice-yield = Opuść Tokio
choice-yield-sub = atakujący zajmie twoje miejsce
choice-stay = Zostań
choice-stay-sub = nie oddawaj miasta
choice-end = Zakończ turę
choice-end-sub = kolej następnego gracza
pick-die = wybierz kostkę
pick-turn = wybierz kostkę i jej nowy symbol
pick-monster = wybierz potwora
pick-power = wybierz kartę
pick-amount = wybierz liczbę
pick-top = wierzchnia karta
use-roll = jeszcze jeden rzut
use-shield = Do końca tej tury nie tracisz punktów życia.
use-extra-turn = jeszcze jedna tura
use-leave = Opuszczasz Tokio i nie tracisz punktów życia.
use-reroll = ponowny rzut: { $dice }
use-left = na karcie: { $n }
use-dice = rzuć, by sprawdzić, ile tracisz
use-damage = obrażenia i tak dotrą
use-rest = reszta obrażeń i tak dotrze
use-discard = karta jest odrzucana
pass-go-on = Dalej
pass-go-on-sub = pomiń resztę
pass-use = Dalej
pass-use-sub = niczego nie używaj
pass-end = Zakończ turę
pass-end-sub = niczego nie używaj
pass-start = Rzuć kostkami
pass-start-sub = bez użycia mocy
pass-probe = Zostaw
pass-probe-sub = rzut bez zmian
pass-fix = Dalej
pass-fix-sub = kostki bez zmian
pass-side_dice = Dalej
pass-side_dice-sub = kostki bez zmian
pass-threat = Przyjmij cios
pass-threat-sub = niczego nie używaj
pass-tile = Nie bierz
pass-tile-sub = na tym poziomie drugiej szansy nie będzie
pass-left = Zatrzymaj swoją kartę
pass-left-sub = bez zamiany
fresh-new = nowa
fresh-buy = Kup ją
fresh-buy-sub = zanim zrobi to { $who }
fresh-leave = { $who } może ją kupić
pass-reveal = Spasuj
pass-reveal-sub = inni mogą ją kupić
pass-sell = Nie sprzedawaj
pass-sell-sub = zakończ turę
pass-again = Nie, wystarczy
pass-again-sub = kolej następnego gracza
picker-die = Dotknij kostki.
picker-turn = Wybierz nowy symbol.
picker-reroll = Rzucisz nią ponownie.
picker-becomes = Nowy symbol: { $dice }
picker-monster = Wybierz potwora
picker-market = W banku
picker-use = Użyj: { $card }
picker-ok = Gotowe
picker-first = najpierw coś wybierz

## Second thoughts

doubt-unspent = Zakończyć turę?
doubt-unspent-why = Masz { $energy } [energy] i możesz jeszcze kupić kartę.
doubt-unspent-no = Wróć do banku
doubt-unspent-yes = Zakończ turę
doubt-leaving = Wyjść w pełnym zdrowiu?
doubt-leaving-why = Masz jeszcze wszystkie { $hearts } [heart].
doubt-leaving-no = Zostań
doubt-leaving-yes = Opuść Tokio
doubt-out = Odpadniesz z gry!
doubt-out-why = Stracisz ostatnie [heart].
doubt-lost = Przegrasz grę!
doubt-lost-why = { $who } natychmiast wygra.
doubt-grave-no = Nie rób tego
doubt-grave-yes = Zrób to mimo wszystko
doubt-never = Nie pytaj mnie o to więcej

## While somebody else decides

wait-start = { $who } zaraz rzuci
wait-throw = { $who } zaraz rzuci
wait-keep = { $who } rzuca
wait-probe = { $who } może ponownie rzucić kostką
wait-fix = { $who } decyduje
wait-side_dice = { $who } decyduje
wait-resolve = { $who } wykorzystuje kostki
wait-tile = { $who } wybiera kafelek
wait-threat = { $who } może się bronić
wait-leave = { $who } decyduje, czy opuścić Tokio
wait-left = { $who } może zamienić kartę
wait-shop = { $who } jest na zakupach
wait-reveal = { $who } może kupić jako pierwszy
wait-choose = { $who } wybiera
wait-sell = { $who } kończy turę
wait-again = { $who } może zagrać jeszcze raz
wait-turn = Tura { CASE($who, "gen") }
wait-own = Twoja tura
wait-dice = Kostki się toczą
wait-first = Kto zaczyna?
wait-over = Koniec gry
wait-gone = Gracz { $name } jest rozłączony.
wait-gone-bot = { $seconds ->
    [0] Grę przejmuje bot.
   *[other] Za { $seconds } s grę przejmie bot.
}
wait-why = Damy ci znać, gdy przyjdzie twoja kolej.
wait-out = Jesteś poza grą. Zobacz, kto wygra!
wait-end = Ostatnie ciosy…
roll-now = Rzut…
roll-late = Inni grają. Zaraz twoja kolej.
wait-watching = { $others ->
    [0] Oglądasz grę.
    [one] Oglądasz grę z jeszcze jedną osobą.
    [few] Oglądasz grę z { $others } innymi osobami.
   *[many] Oglądasz grę z { $others } innymi osobami.
}

## Around the question

prompt = Decyzja
take-back = Cofnij
own-cards = Twoje karty ({ $n })
clock-left = { $seconds ->
    [one] została { $seconds } sekunda
    [few] zostały { $seconds } sekundy
   *[many] zostało { $seconds } sekund
}
fx-wins = { $who ->
    [me] wygrywasz
   *[other] wygrywa
}
hearts-to-give = { $n ->
    [one] jedno serce do rozdania
    [few] { $n } serca do rozdania
   *[many] { $n } serc do rozdania
}
