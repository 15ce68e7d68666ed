# Why a number changed, and why something cannot be done. In brackets: icons.

## Numbers that changed

why-change = { $delta } { $stat }: { $why }
why-price = Wydrukowany koszt: { $usual }. Teraz { $now } ({ $cards }).
why-effect = { $who } { $delta } { $stat }: { $why }.
why-claws = na kostkach { $rolled }, +{ $more } dzięki: { $cards }
why-spared = na kostkach { $rolled }, −{ $more } przez: { $cards }
why-even = na kostkach { $rolled }, wpływ: { $cards }
why-max = { $card } zmienia twoje maksimum punktów życia.
why-would-lose = Zaraz stracisz { $loss } [heart]. { $why }
why-dice = Dodatkowe kostki: { $cards }.
why-dice-fewer = { $n ->
    [one] Jeden znacznik zmniejszenia: jedna kostka mniej.
    [few] { $n } znaczniki zmniejszenia: { $n } kostki mniej.
   *[many] { $n } znaczników zmniejszenia: { $n } kostek mniej.
}
why-dice-again = { $n ->
    [one] Dodatkowa tura z jedną kostką mniej.
    [few] Dodatkowa tura z { $n } kostkami mniej.
   *[many] Dodatkowa tura z { $n } kostkami mniej.
}
why-rolls = Dodatkowe rzuty: { $cards }.
use-now = Możesz tego teraz użyć: zobacz decyzję.

## Reasons why something cannot be done now: one sentence for each reason of the engine

lack-over = Gra się skończyła.
lack-out = { $you ->
    [yes] Nie ma cię już w grze.
   *[no] { $who } odpadł z gry.
}
lack-not_now = Możesz to zrobić { $when }.
lack-not_asked = Teraz decyduje { $who }.
lack-energy_short = Brakuje ci { $by } [energy].
lack-used_this_turn = Już użyto w tej turze.
lack-used_on_this_damage = Już użyto przeciw tym obrażeniom.
lack-copy_spent = Kopia jest zużyta.
lack-works_by_itself = Działa automatycznie.
lack-not_held = Nie masz { KIND($card) ->
    [tile] kafelka
   *[card] karty
} { $card }.
lack-not_there = Już tego nie ma.
lack-no_die = Na żadnej z tych kostek nie ma { $dice }.
lack-no_rolls = Nie ma już rzutów: kostki zostają, jak są.
lack-no_triple = Potrzebujesz w tej turze trzech { $dice }.
lack-no_set = Punktują dopiero trzy takie same cyfry.
lack-full_hearts = { $you ->
    [yes] Masz pełne zdrowie.
   *[no] { $who } ma pełne zdrowie.
}
lack-no_monster = Nie ma potwora, na którym można tego użyć.
lack-no_card = Nie ma karty, na której można tego użyć.
lack-nothing_to_prevent = Nie tracisz teraz [heart].
lack-not_attacked = Nie grozi ci żaden [claw].
lack-only_in_tokyo = Działa tylko w Tokio.
lack-only_outside = Działa tylko poza Tokio.
lack-tokyo_full = Tokio jest zajęte.
lack-not_hurt = Wyjść może tylko potwór, który traci [heart].
lack-decided = Ta decyzja już zapadła.
lack-no_token = Nie ma takiego znacznika.
lack-forbidden = Nie, dopóki masz { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }.
lack-risen = [heart] nie pomogą potworowi, który powstał z martwych.
lack-order_fixed = Najpierw { $dice }.
lack-dice_left = Są jeszcze kostki do wykorzystania.
lack-has_tile = Masz już kafelek z tego poziomu: { $card }.
lack-wickedness_short = Brakuje ci { $by } [wicked].
lack-needs_pick = Wybierz, na czym tego użyć.
lack-shows_face = Kostka już pokazuje { $dice }.
lack-only_cards = Tylko karty „Zatrzymaj”.
lack-only_of = Tylko karty, które ma { $who }.
lack-copier = Karty, która kopiuje inną, nie można skopiować.
lack-copied_already = Już ją kopiujesz.
lack-not_treated = { $who } nie był w tej turze leczony.
lack-wrong_pick = Tu nie można tego użyć.

## The moments at which something can be done: each goes into lack-not_now

when-own = w swojej turze
when-start = przed swoim pierwszym rzutem
when-keep = między swoimi rzutami
when-probe = po ostatnim rzucie innego potwora
when-fix = po swoim ostatnim rzucie
when-side_dice = po rzucie za kartę
when-resolve = przy wykorzystywaniu swoich kostek
when-tile = przy braniu kafelka
when-threat = zanim stracisz punkty życia
when-leave = gdy możesz opuścić Tokio
when-left = po opuszczeniu Tokio
when-shop = po wykorzystaniu swoich kostek
when-reveal = po odkryciu nowej karty
when-choose = w chwili zdobycia
when-sell = na koniec swojej tury
when-again = po swojej turze

## Tokyo explained

here-rule = { $pays ->
    [energy] Potwór w Tokio zdobywa { $n } [energy] na początku swojej tury. Trafia wszystkie potwory poza Tokio, a one trafiają jego. Kostki tu nie leczą.
   *[points] Potwór w Tokio zdobywa { $n } [star] na początku swojej tury. Trafia wszystkie potwory poza Tokio, a one trafiają jego. Kostki tu nie leczą.
}
here-mine = Wyjść możesz dopiero wtedy, gdy potwór spoza Tokio trafi cię pazurami: wtedy padnie pytanie. Kostki tu nie leczą.
here-theirs = Chcesz wejść? Traf tamtejszego potwora: [claw]. Zajmiesz jego miejsce, jeśli wyjdzie.
here-free-attack = Tokio jest puste: wejdzie następny atakujący.
here-free-always = Tokio jest puste: potwór, którego jest tura, wejdzie po wykorzystaniu kostek.

## Causes of a change: phrases that stand after a number

cause-entry = wejście do Tokio
cause-income = pobyt w Tokio
cause-poison = trucizna
cause-sweep = wymiana kart
cause-1 = komplet { $dice }
cause-2 = komplet { $dice }
cause-3 = komplet { $dice }
cause-energy = wyrzucone { $dice }
cause-heart = wyrzucone { $dice }
cause-claw = wyrzucone { $dice }
cause-claws-of = atakuje { $who }
cause-power-of = { $who }, { $card }
cause-cure = za [heart]
cause-power = { $card }
cause-purchase = zakup: { $card }
