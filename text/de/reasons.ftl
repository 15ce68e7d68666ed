# Warum sich eine Zahl geändert hat und warum etwas nicht geht. In Klammern stehen Symbole.

## Zahlen, die sich geändert haben

why-change = { $delta } { $stat }: { $why }
why-price = Aufgedruckter Preis { $usual }. Mit { $cards } sind es { $now }.
why-effect = { $who } { $delta } { $stat }: { $why }.
why-claws = { $rolled } gewürfelt, +{ $more } durch { $cards }
why-spared = { $rolled } gewürfelt, −{ $more } durch { $cards }
why-even = { $rolled } gewürfelt, geändert durch { $cards }
why-max = { $card } ändert, wie viele Herzen du haben kannst.
why-would-lose = Verliert gleich { $loss } [heart]. { $why }
why-dice = Zusätzliche Würfel durch { $cards }.
why-dice-fewer = { $n ->
    [one] Ein Schrumpfmarker: ein Würfel weniger.
   *[other] { $n } Schrumpfmarker: { $n } Würfel weniger.
}
why-dice-again = { $n ->
    [one] Ein weiterer Zug mit einem Würfel weniger.
   *[other] Ein weiterer Zug mit { $n } Würfeln weniger.
}
why-rolls = Zusätzliche Würfe durch { $cards }.
use-now = Du kannst das jetzt einsetzen: siehe die Entscheidung.

## Warum etwas gerade nicht geht: ein Satz für jeden Grund

lack-over = Das Spiel ist aus.
lack-out = { $you ->
    [yes] Du bist ausgeschieden.
   *[no] { $who } ist ausgeschieden.
}
lack-not_now = Das geht { $when }.
lack-not_asked = { $who } entscheidet gerade.
lack-energy_short = Dir fehlen { $by } [energy].
lack-used_this_turn = In diesem Zug schon eingesetzt.
lack-used_on_this_damage = Gegen diesen Schaden schon eingesetzt.
lack-copy_spent = Die Kopie ist verbraucht.
lack-works_by_itself = Wirkt automatisch.
lack-not_held = Du hast { $card } nicht.
lack-not_there = Das ist nicht mehr da.
lack-no_die = Keiner dieser Würfel zeigt { $dice }.
lack-no_rolls = Du hast keinen Wurf mehr; die Würfel bleiben, wie sie sind.
lack-no_triple = Du brauchst in diesem Zug drei { $dice }.
lack-no_set = Punkte gibt es erst für drei gleiche Zahlen.
lack-full_hearts = { $you ->
    [yes] Du hast alle deine Herzen.
   *[no] { $who } hat alle seine Herzen.
}
lack-no_monster = Es gibt kein Monster, bei dem das ginge.
lack-no_card = Es gibt keine Karte, bei der das ginge.
lack-nothing_to_prevent = Du verlierst gerade keine [heart].
lack-not_attacked = Gerade trifft dich keine [claw].
lack-only_in_tokyo = Das geht nur in Tokio.
lack-only_outside = Das geht nur außerhalb von Tokio.
lack-tokyo_full = Tokio ist besetzt.
lack-not_hurt = Nur ein Monster, das [heart] verliert, darf gehen.
lack-decided = Das hast du schon entschieden.
lack-no_token = So einen Marker gibt es nicht.
lack-forbidden = Nicht, solange du { $card } hast.
lack-risen = Einem Monster, das von den Toten auferstanden ist, helfen keine [heart].
lack-order_fixed = { $dice } kommt zuerst.
lack-dice_left = Es sind noch Würfel auszuwerten.
lack-has_tile = Du hast schon ein Plättchen dieser Stufe: { $card }.
lack-wickedness_short = Dir fehlen { $by } [wicked].
lack-needs_pick = Wähle, wofür du es einsetzt.
lack-shows_face = Er zeigt schon { $dice }.
lack-only_cards = Nur dauerhafte Karten.
lack-only_of = Nur Karten von { $who }.
lack-copier = Eine Karte, die eine andere kopiert, kann nicht kopiert werden.
lack-copied_already = Die kopierst du schon.
lack-not_treated = { $who } wurde in diesem Zug nicht geheilt.
lack-wrong_pick = Dafür lässt es sich nicht einsetzen.

## Wann etwas geht: Teile von lack-not_now

when-own = in deinem Zug
when-start = vor deinem ersten Wurf
when-keep = zwischen deinen Würfen
when-probe = nach dem letzten Wurf eines anderen Monsters
when-fix = nach deinem letzten Wurf
when-side_dice = wenn für eine Karte gewürfelt wird
when-resolve = während du deine Würfel auswertest
when-tile = wenn du ein Plättchen nimmst
when-threat = bevor du Herzen verlierst
when-leave = wenn du Tokio verlassen darfst
when-left = nachdem du Tokio verlassen hast
when-shop = nachdem deine Würfel ausgewertet sind
when-reveal = wenn eine neue Karte aufgedeckt wird
when-choose = wenn du es bekommst
when-sell = am Ende deines Zugs
when-again = nach deinem Zug

## Tokio erklärt

here-rule = Das Monster in Tokio bekommt am Anfang seines Zugs { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
}. Es trifft alle Monster draußen, und sie alle treffen es. Würfel heilen hier nicht.
here-mine = Gehen kannst du nur, wenn dich ein Monster von draußen mit [claw] trifft. Würfel heilen hier nicht.
here-theirs = Um hineinzukommen, triff das Monster dort mit [claw]: Wenn es geht, nimmst du seinen Platz ein.
here-free-attack = Tokio ist leer: Wer als Nächstes angreift, zieht ein.
here-free-always = Tokio ist leer: Das Monster am Zug zieht ein, sobald es seine Würfel ausgewertet hat.

## Ursachen einer Änderung: stehen hinter einer Zahl

cause-entry = Einzug in Tokio
cause-income = Herrschaft über Tokio
cause-poison = Gift
cause-sweep = neue Karten
cause-1 = ein Drilling { $dice }
cause-2 = ein Drilling { $dice }
cause-3 = ein Drilling { $dice }
cause-energy = { $dice } gewürfelt
cause-heart = { $dice } gewürfelt
cause-claw = { $dice } gewürfelt
cause-claws-of = Angriff von { $who }
cause-power-of = { $who } mit { $card }
cause-cure = bezahlt mit einem [heart]
cause-power = { $card }
cause-purchase = Kauf von { $card }
