# Fragen an einen Spieler und die Antworten auf den Tasten. In Klammern stehen Symbole.

## Fragen

resolve-next = Als Nächstes:
resolve-order = Reihenfolge ändern
cover = Das Gerät wechselt den Besitzer
cover-throw = { $name }, dein Wurf!
cover-asked = { $name }, deine Entscheidung!
cover-why = Gib das Gerät an { $name }.
cover-take = Ich bin { $name }
ask-throw = Du bist am Zug
ask-throw-named = { $name }, dein Wurf!
ask-throw-why = Wirf die Würfel: Drücke „Würfeln“ oder wische darüber.
ask-throw-shake = Wirf die Würfel: Drücke „Würfeln“, wische darüber oder schüttle dein Telefon.
throw = Würfeln!
ask-keep = Dein Wurf
ask-keep-why = Tippe auf die Würfel, die du behältst, und würfle mit dem Rest.
ask-keep-last = Du hast keinen Wurf mehr, aber { $can ->
    [dice] eine Karte kann deine Würfel noch ändern.
    [roll] eine Karte kann dir noch einen geben.
   *[use] du kannst noch eine Karte einsetzen.
}
ask-show = Weiterspringen
ask-start = Bevor du würfelst
ask-start-why = { $n ->
    [one] Du kannst jetzt eine Fähigkeit einsetzen.
   *[other] Du kannst jetzt diese Fähigkeiten einsetzen.
}
ask-start-none = In diesem Zug hast du keine Würfel.
# Nur Fähigkeiten, die jederzeit eingesetzt werden können.
ask-use = Eine Karte einsetzen?
ask-use-probe = { $who } hat gewürfelt.
ask-use-fix = Das Würfeln ist vorbei.
ask-use-side = Für { $card } wurde gewürfelt.
ask-use-side_dice = Für eine Karte wurde gewürfelt.
ask-use-resolve = Deine Würfel werden ausgewertet.
ask-use-left = Du hast Tokio verlassen.
ask-use-reveal = In der Auslage liegt eine neue Karte.
ask-probe = Einen Würfel von { $who } neu werfen?
ask-probe-why = Wähle einen Würfel.
ask-fix = Einen Würfel ändern?
ask-fix-why = Das Würfeln ist vorbei, aber deine Karten können die Würfel noch ändern.
ask-side = Diese Würfel ändern?
ask-side-of = Die Würfel für { $card } ändern?
ask-side-why = Sie wurden für eine Karte geworfen, nicht für den Zug.
ask-resolve = Was kommt zuerst?
ask-resolving = Deine Würfel werden ausgewertet
ask-resolve-why = Wähle die Reihenfolge: Jeder Schritt kann den nächsten beeinflussen.
order-tokyo = Ein Angriff kann dich nach Tokio bringen, wo dich [heart] nicht heilen.
order-bay = Schließt ein Angriff die Bucht, heilen [heart] danach.
order-tile = Deine Zahlen bringen ein Plättchen, das den Rest ändern kann.
order-hearts = Jedes [heart] kann eins davon tun.
order-answer = { $card } kann nach dem Angriff wirken.
order-power = { $card } kannst du zwischendurch einsetzen.
ask-hearts = Wofür die Herzen?
ask-hearts-why = { $hearts ->
    [one] Noch 1 Herz.
   *[other] Noch { $hearts } Herzen. Verteile sie einzeln.
}
ask-tile = Ein Plättchen nehmen?
ask-tile-why = Deine Bosheit ist jetzt { $now }: Nimm ein Plättchen der Stufe { $level }.
ask-threat = Schaden abwehren?
ask-threat-use = { $card } einsetzen?
ask-threat-why = { $who } trifft dich für { $loss } [heart] { $claws }
ask-threat-deadly = { $who } trifft dich für { $loss } [heart]. Das wäre dein Ende. { $claws }
ask-threat-stopped = { $who } trifft dich, aber du verlierst nichts. { $claws }
ask-threat-self = { $loss ->
    [0] Dir droht Schaden, aber du verlierst nichts.
   *[other] Gleich verlierst du { $loss } [heart].
}
ask-leave = { $place ->
    [bay] Die Bucht verlassen?
   *[city] Das Zentrum verlassen?
}
ask-leave-why = { $who } hat dich getroffen: noch { $hearts } [heart]. Wenn du bleibst, bekommst du am Anfang jedes Zugs { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
}, aber die Würfel heilen dich nicht.
ask-left = Eine Karte tauschen?
ask-left-why = { $of ->
    [one] Du hast Tokio verlassen: Du kannst { $card } gegen { $target } von { $who } tauschen.
   *[some] Du hast Tokio verlassen: Du kannst { $card } gegen eine Karte des Monsters tauschen, das deinen Platz eingenommen hat.
}
ask-shop = Etwas kaufen?
ask-shop-more = Noch etwas kaufen?
ask-shop-why = Du hast { $energy } [energy].
ask-shop-none = Du hast { $energy } [energy] und kannst jetzt keine dieser Karten kaufen.
ask-sweep = Auslage erneuern?
ask-reveal = Vor den anderen kaufen?
ask-reveal-why = Mit { $card } darfst du sie vor { $who } kaufen.
ask-copy = Welche Karte kopieren?
ask-copy-why = { $card } wird zu einer Kopie davon.
ask-amount = Wie viel Energie?
ask-amount-why = Sie kommt auf { $card }.
ask-sell = Eine Karte verkaufen?
ask-sell-why = Dein Zug ist gleich zu Ende.
ask-again = Noch ein Zug?
ask-again-why = { $card } erlaubt ihn, mit einem Würfel weniger.
ask-anyway = Auf jeden Fall

## Antworten

rolls-left = { $n ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $n } Würfe
}
roll-n = { $n ->
    [one] 1 Würfel werfen
   *[other] { $n } Würfel werfen
}
roll-none = Alle Würfel behalten
roll-show = Zu meinem Zug
stop = Nicht mehr würfeln
stop-all = Alle behalten
stop-nothing = nichts passiert
resolve-later = oder später automatisch auswerten
amount-lies = Auf { $card } liegen dann { $n } [energy].
amount-none = { $card } wird abgelegt.
resolve-1 = Die 1er werten
resolve-1-sub = { $n } Würfel
resolve-2 = Die 2er werten
resolve-2-sub = { $n } Würfel
resolve-3 = Die 3er werten
resolve-3-sub = { $n } Würfel
resolve-energy = Energie nehmen
resolve-energy-sub = { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}
resolve-heart = Heilen
resolve-heart-sub = mit einem Herz
resolve-claw = Angreifen
resolve-claw-sub = { $n ->
    [one] mit einer Kralle
   *[other] mit { $n } Krallen
}
cure-poison = Gift entfernen
cure-poison-sub = mit einem Herz
cure-shrink = Schrumpfen entfernen
cure-shrink-sub = mit einem Herz
choice-buy = { $card } kaufen
choice-sweep = Auslage erneuern
choice-sweep-sub = { $deck ->
    [0] diese weg; der Stapel ist leer
    [one] diese weg; nur noch eine Karte im Stapel
    [2] diese weg; nur noch zwei Karten im Stapel
   *[other] drei neue Karten
}
acts-as = { $card } als { $as }
choice-use-on = { $card }: { $target }
choice-use-seen = { $card }: { $target } kaufen
choice-use-top = { $card }: oberste Karte kaufen
choice-yield = Gehen
choice-yield-sub = der Angreifer zieht ein
choice-stay = Bleiben
choice-stay-sub = Stellung halten
choice-end = Zug beenden
choice-end-sub = der Nächste ist dran
pick-die = Würfel wählen
pick-turn = Würfel und neue Seite wählen
pick-monster = Monster wählen
pick-power = Karte wählen
pick-amount = Zahl wählen
pick-top = die oberste Karte
use-roll = noch ein Wurf
use-shield = Du verlierst für den Rest dieses Zugs keine Herzen.
use-extra-turn = noch ein Zug
use-leave = Du verlässt Tokio und verlierst keine Herzen.
use-reroll = { $dice } wird neu geworfen
use-left = noch { $n } darauf
use-dice = würfle aus, was du verlierst
use-damage = der Treffer kommt trotzdem
use-rest = der Rest kommt trotzdem
use-discard = sie wird abgelegt
pass-go-on = Weiter
pass-go-on-sub = den Rest auslassen
pass-use = Weiter
pass-use-sub = nichts einsetzen
pass-end = Zug beenden
pass-end-sub = nichts einsetzen
pass-start = Würfeln
pass-start-sub = vorher nichts einsetzen
pass-probe = So lassen
pass-probe-sub = der Wurf bleibt, wie er ist
pass-fix = Weiter
pass-fix-sub = die Würfel bleiben, wie sie sind
pass-side_dice = Weiter
pass-side_dice-sub = die Würfel bleiben, wie sie sind
pass-threat = Einstecken
pass-threat-sub = nichts einsetzen
pass-tile = Keins nehmen
pass-tile-sub = auf dieser Stufe gibt es keine zweite Chance
pass-left = Meine Karte behalten
pass-left-sub = nichts tauschen
fresh-new = neu
fresh-buy = Kaufen
fresh-buy-sub = bevor { $who } sie kauft
fresh-leave = { $who } kann sie kaufen
pass-reveal = Passen
pass-reveal-sub = andere können sie kaufen
pass-sell = Nichts verkaufen
pass-sell-sub = den Zug beenden
pass-again = Nein, es reicht
pass-again-sub = der Nächste ist dran
picker-die = Tippe auf einen Würfel.
picker-turn = Wähle die neue Seite.
picker-reroll = Er wird neu geworfen.
picker-becomes = Er zeigt dann { $dice }
picker-monster = Wähle ein Monster
picker-market = In der Auslage
picker-use = { $card } einsetzen
picker-ok = Fertig
picker-first = wähle zuerst etwas

## Wirklich?

doubt-unspent = Zug beenden?
doubt-unspent-why = Mit deinen { $energy } [energy] kannst du noch eine Karte kaufen.
doubt-unspent-no = Zurück zur Auslage
doubt-unspent-yes = Zug beenden
doubt-leaving = Unverletzt gehen?
doubt-leaving-why = Du hast noch alle { $hearts } [heart].
doubt-leaving-no = Bleiben
doubt-leaving-yes = Tokio verlassen
doubt-out = Damit scheidest du aus!
doubt-out-why = Du würdest dein letztes [heart] verlieren.
doubt-lost = Damit verlierst du das Spiel!
doubt-lost-why = { $who } würde sofort gewinnen.
doubt-grave-no = Lieber nicht
doubt-grave-yes = Trotzdem tun
doubt-never = Danach nicht mehr fragen

## Während jemand anderes entscheidet

wait-start = { $who } würfelt gleich
wait-throw = { $who } würfelt gleich
wait-keep = { $who } würfelt
wait-probe = { $who } kann einen Würfel neu werfen
wait-fix = { $who } entscheidet
wait-side_dice = { $who } entscheidet
wait-resolve = { $who } wertet die Würfel aus
wait-tile = { $who } sucht ein Plättchen aus
wait-threat = { $who } kann sich wehren
wait-leave = { $who } überlegt, ob es Zeit ist zu gehen
wait-left = { $who } kann eine Karte tauschen
wait-shop = { $who } kauft ein
wait-reveal = { $who } darf zuerst kaufen
wait-choose = { $who } wählt
wait-sell = { $who } beendet den Zug
wait-again = { $who } kann noch einen Zug machen
wait-turn = { $who } ist am Zug
wait-own = Du bist am Zug
wait-dice = Die Würfel fallen
wait-first = Wer fängt an?
wait-over = Das Spiel ist aus
wait-gone = { $name } ist nicht verbunden.
wait-gone-bot = { $seconds ->
    [0] Ein Bot übernimmt.
   *[other] In { $seconds } s übernimmt ein Bot.
}
wait-why = Wir sagen dir, wenn du dran bist.
wait-out = Du bist raus. Schau zu, wer gewinnt!
wait-end = Die letzten Hiebe …
roll-now = Würfel rollen …
roll-late = Die anderen spielen. Gleich bist du dran.
wait-watching = { $others ->
    [0] Du schaust zu.
    [one] Du schaust zu, mit 1 weiteren Person.
   *[other] Du schaust zu, mit { $others } weiteren Personen.
}

## Rund um die Frage

prompt = Entscheidung
take-back = Zurücknehmen
own-cards = Deine Karten ({ $n })
clock-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
fx-wins = { $who ->
    [me] du gewinnst
   *[other] gewinnt
}
hearts-to-give = { $n ->
    [one] ein Herz zu vergeben
   *[other] { $n } Herzen zu vergeben
}
