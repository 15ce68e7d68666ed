# Das Ergebnis eines Spiels. In Klammern stehen Symbole.

rematch = Revanche
title-winner = { $who } gewinnt · Kaiju
title-nobody = Spiel aus · Kaiju
finished = beendet
result = Ergebnis
result-over = Tokio verneigt sich vor
result-nobody = Niemandem
result-how-nobody = { $how ->
    [all_lost] Die letzten Monster fielen in Zug { $turn } zugleich: Alle verlieren.
    [drawn] Die letzten Monster fielen in Zug { $turn } zugleich: unentschieden.
    [resigned] Alle haben aufgegeben, in Zug { $turn }.
   *[abandoned] Das Spiel wurde in Zug { $turn } abgebrochen.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] und { $hearts } [heart] in Zug { $turn }
    [last_alive] als Letzter übrig, in Zug { $turn }
    [resigned] alle anderen haben aufgegeben
   *[other] in Zug { $turn }, mit { $points } [star]
}
result-standing = Rangliste
result-next = Wie weiter?
story = Das Spiel in Zahlen
story-race = Rennen
story-deeds = Zahlen
story-deeds-sub = Unterstrichen: das meiste von allen
story-dice = Würfel
story-dice-sub = Wie oft jede Seite fiel; darunter, wie weit das vom durchschnittlichen Glück entfernt ist
story-cards = Karten
story-cards-sub = Gekaufte Karten, der Reihe nach
story-cards-none = Niemand hat eine Karte gekauft.
tally-dealt = Schaden ausgeteilt
tally-taken = Herzen verloren
tally-healed = Herzen geheilt
tally-in = Züge in Tokio
tally-points = Punkte für Tokio
tally-cards = Gekaufte Karten
dice-due = Durchschnitt
standing-out = ausgeschieden in Zug { $turn }
standing-out-by = ausgeschieden in Zug { $turn }, durch { $who }
race-sub = Die Punkte aller Monster, Zug für Zug
race-turn = Start
race-out = { $monster } scheidet in Zug { $turn } aus
moments = Momente
moment-at = Zug { $turn }
moment-blow = Härtester Treffer: { $who } trifft { $whom } für { $n }.
moment-turn = Bester Zug: { $who } bekommt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
moment-out = { $who } scheidet aus.
moment-out-by = { $who } wird von { $whom } besiegt.
moment-first = { $who } ist als Erster in Tokio.
moment-roll = Wurf des Spiels: { $who } würfelt { $dice }
moment-bought = Teuerste Karte: { $who } kauft { $card } für { $n } Energie.
moment-lead = Wendepunkt: { $who } geht endgültig in Führung, mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}.
moment-close = Ganz knapp: { $who } hat nur noch { $n ->
    [one] 1 Herz
   *[other] { $n } Herzen
}.
moment-duel = Duell: Nur { $who } und { $whom } sind übrig.
rematch-join = Zur Revanche
rematch-sub = gleiche Plätze, neue Würfel
rematch-by = { $name } will eine Revanche.
rematch-watch = Revanche ansehen
share = Teilen
share-picture = Plakat des Spiels: Sieger, Rennen und Rangliste
share-send = Senden …
share-save = Bild speichern
share-text = Text zum Teilen
share-copy = Text kopieren
share-failed = Das Bild ließ sich hier nicht zeichnen.
watch-replay = Aufzeichnung ansehen
check-dice = Würfel prüfen
save-record = Spiel speichern
