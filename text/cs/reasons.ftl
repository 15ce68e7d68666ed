# Proč se změnilo číslo a proč něco nejde. V hranatých závorkách jsou symboly.

## Čísla, která se změnila

why-change = { $delta } { $stat }: { $why }
why-price = Vytištěná cena je { $usual }. Teď je to { $now }: { $cards }.
why-effect = { $who } { $delta } { $stat }: { $why }.
why-claws = padlo { $rolled }, +{ $more }: { $cards }
why-spared = padlo { $rolled }, −{ $more }: { $cards }
why-even = padlo { $rolled }, mění to { $cards }
why-max = { $card } mění tvůj nejvyšší počet životů.
why-would-lose = Hrozí −{ $loss } [heart]. { $why }
why-dice = Kostky navíc: { $cards }.
why-dice-fewer = { $n ->
    [one] Žeton zmenšení: o jednu kostku méně.
    [few] { $n } žetony zmenšení: o { $n } kostky méně.
   *[other] { $n } žetonů zmenšení: o { $n } kostek méně.
}
why-dice-again = { $n ->
    [one] Další tah, ale s jednou kostkou méně.
    [few] Další tah, ale o { $n } kostky méně.
   *[other] Další tah, ale o { $n } kostek méně.
}
why-rolls = Hody navíc: { $cards }.
use-now = Teď to můžeš použít: viz rozhodnutí.

## Proč něco teď nejde: jedna věta pro každý důvod

lack-over = Hra skončila.
lack-out = { $you ->
    [yes] Jsi mimo hru.
   *[no] { $who } je mimo hru.
}
lack-not_now = Tohle jde jen { $when }.
lack-not_asked = Teď rozhoduje { $who }.
lack-energy_short = Chybí ti { $by } [energy].
lack-used_this_turn = V tomto tahu už to máš použité.
lack-used_on_this_damage = Proti tomuto zranění už to máš použité.
lack-copy_spent = Kopie je spotřebovaná.
lack-works_by_itself = Funguje automaticky.
lack-not_held = { KIND($card) ->
    [tile] Nemáš dílek
   *[card] Nemáš kartu
} { $card }.
lack-not_there = Už to tam není.
lack-no_die = Není tu kostka, na které je { $dice }.
lack-no_rolls = Další hod už nemáš, kostky zůstávají, jak jsou.
lack-no_triple = V tomto tahu potřebuješ třikrát { $dice }.
lack-no_set = Boduje se až za tři stejná čísla.
lack-full_hearts = { $you ->
    [yes] Máš plný počet životů.
   *[no] { $who } má plný počet životů.
}
lack-no_monster = Není tu příšera, na kterou by se to dalo použít.
lack-no_card = Není tu karta, na kterou by se to dalo použít.
lack-nothing_to_prevent = Nehrozí ti ztráta životů.
lack-not_attacked = Nikdo na tebe právě neútočí.
lack-only_in_tokyo = Tohle funguje jen v Tokiu.
lack-only_outside = Tohle funguje jen mimo Tokio.
lack-tokyo_full = V Tokiu není místo.
lack-not_hurt = Odejít smí jen příšera, která přišla o životy.
lack-decided = O tom už je rozhodnuto.
lack-no_token = Takový žeton tu není.
lack-forbidden = Nejde to, dokud máš { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }.
lack-risen = Příšeře, která vstala z mrtvých, léčení nepomůže.
lack-order_fixed = Nejdřív přijde na řadu { $dice }.
lack-dice_left = Ještě nejsou vyhodnocené všechny kostky.
lack-has_tile = Dílek této úrovně už máš: { $card }.
lack-wickedness_short = Chybí ti { $by } [wicked].
lack-needs_pick = Vyber, na co to použiješ.
lack-shows_face = Už na ní je { $dice }.
lack-only_cards = Jen stálé karty.
lack-only_of = Jen karty, které má { $who }.
lack-copier = Tohle samo kopíruje jinou kartu, kopírovat to nejde.
lack-copied_already = Tu už kopíruješ.
lack-not_treated = { $who } v tomto tahu nebyl léčen.
lack-wrong_pick = Na tohle se použít nedá.

## Kdy něco jde: doplňují lack-not_now

when-own = ve tvém tahu
when-start = před tvým prvním hodem
when-keep = mezi tvými hody
when-probe = po posledním hodu jiné příšery
when-fix = po tvém posledním hodu
when-side_dice = když se hází pro kartu
when-resolve = při vyhodnocování tvých kostek
when-tile = když si bereš dílek
when-threat = než přijdeš o životy
when-leave = když smíš opustit Tokio
when-left = po opuštění Tokia
when-shop = po vyhodnocení tvých kostek
when-reveal = když se odkryje nová karta
when-choose = při zisku
when-sell = na konci tvého tahu
when-again = po tvém tahu

## Jak funguje Tokio

here-rule = Příšera v Tokiu získá na začátku svého tahu { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
}. Zasahuje všechny mimo Tokio a ty zase zasahují ji. Kostky tu neléčí.
here-mine = Odejít můžeš, jen když tě zasáhne útok příšery zvenčí. Pak se tě zeptáme. Kostky tu neléčí.
here-theirs = Chceš dovnitř? Zaútoč na příšeru v Tokiu. Když odejde, přijdeš na její místo.
here-free-attack = Tokio je prázdné: obsadí ho první, kdo zaútočí.
here-free-always = Tokio je prázdné: obsadí ho příšera, která je na tahu, až vyhodnotí kostky.

## Příčiny změn: fráze za číslem

cause-entry = vstup do Tokia
cause-income = vláda nad Tokiem
cause-poison = jed
cause-sweep = nové karty
cause-1 = trojice { $dice }
cause-2 = trojice { $dice }
cause-3 = trojice { $dice }
cause-energy = padlo { $dice }
cause-heart = padlo { $dice }
cause-claw = padlo { $dice }
cause-claws-of = útočí { $who }
cause-power-of = { $who }: { $card }
cause-cure = za [heart]
cause-power = { $card }
cause-purchase = nákup karty { $card }
