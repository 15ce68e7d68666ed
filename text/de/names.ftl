# Namen von Monstern, Bots, Würfelseiten, Orten und Regeln.

## Monster. Namen ohne Artikel beugt das Deutsche nicht

monster-gigazaur = Gigazaur
monster-kraken = Kraken
monster-the-king = The King
monster-meka-dragon = Meka Dragon
monster-cyber-bunny = Cyber Bunny
monster-alienoid = Alienoid

## Bots

bot-random = Zufall
bot-brawler = Raufbold
bot-newcomer = Neuling
bot-dabbler = Amateur
bot-casual = Gelegenheitsspieler
bot-regular = Stammgast
bot-seasoned = Alter Hase
bot-strategist = Stratege
bot-expert = Experte
bot-champion = Champion
bot-newcomer-sub = Spielt zum ersten Mal: behält, was fällt, vergisst zu kaufen und trödelt in Tokio.
bot-dabbler-sub = Hat für jeden Wurf denselben Lieblingsplan und vergisst alles andere.
bot-casual-sub = Jagt Drillingen nach und sieht ab und zu etwas Besseres.
bot-regular-sub = Spielt jedes zweite Mal gut.
bot-seasoned-sub = Spielt gut, nur ab und zu ein Patzer.
bot-strategist-sub = Rechnet jeden Wurf durch und urteilt nach Faustregeln.
bot-expert-sub = Weiß, was der Champion weiß, übersieht aber ab und zu etwas.
bot-champion-sub = Rechnet jeden Wurf durch und urteilt mit der Erfahrung aus Millionen Partien.

## Würfel

face-1 = 1
face-2 = 2
face-3 = 3
face-energy = Energie
face-heart = Herz
face-claw = Kralle

## Symbole, vorgelesen

icon-heart = { $n ->
    [one] Herz
   *[other] Herzen
}
icon-star = { $n ->
    [one] Punkt
   *[other] Punkte
}
icon-energy = Energie
icon-wicked = Bosheit
icon-poison = Gift
icon-shrink = Schrumpfen
icon-mimic = Kopie
icon-card = { $n ->
    [one] Karte
   *[other] Karten
}
icon-crown = Krone
icon-skull = ausgeschieden
icon-claw = { $n ->
    [one] Kralle
   *[other] Krallen
}

## Werte eines Monsters

stat-hearts = { $n ->
    [one] Herz
   *[other] Herzen
}
stat-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
stat-energy = Energie
stat-wickedness = Bosheit
stat-poison = { $n ->
    [one] Giftmarker
   *[other] Giftmarker
}
stat-shrink = { $n ->
    [one] Schrumpfmarker
   *[other] Schrumpfmarker
}

## Arten von Karten

kind-keep = Dauerhaft
kind-discard = Einmalig
kind-tile = Plättchen
kind-tile-once = Plättchen, einmalig

## Orte

place-outside = draußen
place-city = Zentrum
place-bay = Bucht
where-outside = außerhalb von Tokio
where-city = im Zentrum von Tokio
where-bay = in der Bucht von Tokio

## Regeln

rules-czech = Tschechische Ausgabe
rules-spanish = Spanische Ausgabe
rules-polish = Polnische Ausgabe
rules-dark = Dark Edition
rules-modern = Heutiges Grundspiel
rules-classic = alle klassischen
rules-house = Nur Hausregeln
rules-czech-sub = Wer angreift, muss in Tokio einziehen, wenn Platz ist. Feueratem verbrennt nur Nachbarn, die du ohnehin triffst.
rules-spanish-sub = Wie die tschechischen Regeln, aber Feueratem erreicht immer beide Nachbarn. Nachahmer darf jede Karte kopieren, auch deine eigene.
rules-polish-sub = Mit zwanzig Punkten gewinnst du nur am Ende deines eigenen Zugs. Fallen alle Monster zugleich, endet das Spiel unentschieden.
rules-dark-sub = Drillinge aus 1 und 2 machen dich böse: Bei 3, 6 und 10 nimmst du dir ein Plättchen. Ist Tokio nach deinem Wurf leer, musst du einziehen.
rules-modern-sub = Das heutige Grundspiel mit den klassischen Karten. Tokio darfst du nur verlassen, wenn du verletzt wurdest. Ist Tokio nach deinem Wurf leer, musst du einziehen.
## Spiele, ohne ihre Ausgaben

game-classic = Klassisch
game-dark = Dark Edition
game-modern = Heutiges Grundspiel
game-classic-sub = Das Grundspiel: Wer zuerst 20 Punkte hat oder als Letzter steht, gewinnt.
game-house = { $game }, Hausregeln
