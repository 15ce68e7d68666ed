# Der Verlauf. Jeder Satz beginnt mit dem Monster, um das es geht. In Klammern stehen Symbole.

log-rolled-off = { $who } würfelt um den Anfang: { $dice }
log-extra-turn = { $who } macht noch einen Zug.
log-rolled = { $who } würfelt { $dice }
log-rerolled = { $who } würfelt { $rolled ->
    [one] mit einem Würfel
   *[other] mit { $rolled } Würfeln
} neu: { $dice }
log-side-rolled = { $who } würfelt für { $card }: { $dice }
log-die-rerolled = { $who } muss einen Würfel neu werfen: { $dice }
log-die-turned = { $who } dreht { $from } auf { $to }
log-used = { $who } setzt { $card } ein.
log-points-gained = { $who } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $cause ->
    [entry] für den Einzug in Tokio
    [income] für die Herrschaft über Tokio
    [dice] für { $thing }
   *[other] durch { $thing }
}.
log-points-lost = { $who } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $thing }.
log-energy-gained = { $who } bekommt { $energy } Energie{ $cause ->
    [dice] {""}
   *[other] { " " }durch { $thing }
}.
log-energy-spent = { $who } zahlt { $energy } Energie für { $thing }.
log-healed = { $who } heilt { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}{ $cause ->
    [dice] {""}
   *[other] { " " }durch { $thing }
}.
log-hurt = { $who } trifft { $whom }{ $cause ->
    [dice] {""}
   *[other] { " " }mit { $thing }
} für { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}{ $blow ->
    [harder] { " " }({ $rolled } gewürfelt, +{ $more } durch { $cards })
    [softer] { " " }({ $rolled } gewürfelt, −{ $more } durch { $cards })
    [even] { " " }({ $rolled } gewürfelt, geändert durch { $cards })
   *[rolled] {""}
}.
log-lost = { $who } verliert { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
} durch { $cause ->
    [poison] Gift
   *[other] { $thing }
}.
log-prevented = { $who } bewahrt { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}{ $by ->
    [cards] : { $cards }
   *[shield] {""}
}.
log-hearts-set = { $who } hat jetzt { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}: { $thing }.
log-shielded = { $who } verliert in diesem Zug keine Herzen mehr.
log-token-given = { $who } bekommt einen { $token ->
    [poison] Giftmarker.
   *[shrink] Schrumpfmarker.
}
log-token-removed = { $who } entfernt einen { $token ->
    [poison] Giftmarker.
   *[shrink] Schrumpfmarker.
}
log-left = { $who } verlässt { $place ->
    [bay] die Bucht.
   *[city] das Zentrum.
}
log-entered = { $who } zieht { $place ->
    [bay] in die Bucht.
   *[city] ins Zentrum.
}
log-stayed = { $who } bleibt { $place ->
    [bay] in der Bucht.
   *[city] im Zentrum.
}
log-bay-closed = Die Bucht wird geschlossen: Es sind zu wenige Monster übrig.
log-wickedness = { $who } hat jetzt Bosheit { $now }.
log-tile-taken = { $who } nimmt das Plättchen { $card }.
log-bought = { $who } kauft { $card } für { $energy } Energie{ $from ->
    [deck] { " " }oben vom Stapel
    [monster] { " " }von { $whom }
   *[market] {""}
}.
log-handed = { $who } bekommt { $card } von { $whom }.
log-discarded = { $who } legt { $card } ab.
log-swept = { $who } erneuert die Auslage.
log-copied = { $copier } ist jetzt eine Kopie von { $card }.
log-peeked = { $who } sieht sich die oberste Karte des Stapels an.
log-extra-turn-won = { $who } gewinnt einen weiteren Zug.
log-saved = { $who } überlebt dank { $card }.
log-risen = { $who } steht von den Toten auf.
log-eliminated = { $who } scheidet aus.
log-reshuffled = Die abgelegten Karten werden zum neuen Stapel.
log-by-bot = { $who } wird von einem Bot gespielt.
log-by-order = { $who } folgt seinen Daueraufträgen.
