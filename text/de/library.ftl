# Die Bildschirme mit allen Karten und mit den Regeln.

level = Stufe { $n }
cards-title = Alle Karten
cards-find = Eine Karte suchen
cards-search = Name oder Text
cards-found = { $n } gefunden
cards-unknown = Keine Karte heißt „{ $card }“.
cards-none = Keine Karte passt.
cards-none-sub = Entferne einen Filter oder sieh bei den Plättchen nach.
skip-cards = Zu den Karten springen
filters = { $n ->
    [0] Filter
   *[other] Filter: { $n }
}
filter-kind = Art
filter-cost = Preis
filter-kin = Wirkung
cost-any = Jeder
cost-low = ≤ 3
cost-middle = 4–5
cost-high = 6 +
costs = kostet
kin-atk = Krallen
kin-en = Energie
kin-hp = Herzen
kin-dice = Würfel
kin-vp = Punkte
kin-def = Abwehr
tiles-sub = Dark Edition, zu nehmen bei Bosheit 3, 6 und 10
tiles-side = Seite der Plättchen
side-red = Rote Seite
side-green = Grüne Seite
tile-of = Plättchen bei { $level }, { $side ->
    [green] grüne
   *[red] rote
} Seite
in-rulebooks = Regelhefte
in-deck = im Stapel
not-in-deck = nicht in diesem Stapel
rulings = Klarstellungen
no-rulings = Keine Klarstellungen: Der Kartentext sagt alles.
contents = Inhalt
rulebook = Regelheft
rulebook-print = Drucken
rulebook-all = Alle Regeln
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [0] Nichts gefunden
   *[other] { $n } gefunden
}
once = Einmalig.
monsters = Monster
