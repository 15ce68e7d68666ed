# Die Aufzeichnung und das Prüfen der Würfel.

replay = Aufzeichnung
play = Abspielen
title-replay = Aufzeichnung, Zug { $turn } · Kaiju
replay-where = { $rules } · { $n } Monster · { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
replay-board = Der Tisch in diesem Moment
replay-time = Zeitleiste
replay-turn = Zug
replay-move = In der Zeit bewegen
replay-keys-step = voriger oder nächster Schritt
replay-keys-turn = voriger oder nächster Zug
replay-keys-ends = Anfang oder Ende
replay-keys-play = abspielen oder anhalten
replay-keys-eyes = mit den Augen eines Monsters sehen, oder alles
replay-missing = Dieses Spiel gibt es nicht
replay-none = Dieses Spiel hat nicht begonnen.
skip-scrub = Zur Zeitleiste springen
turn-n = Zug { $n }
of-n = von { $n }
step-n = Schritt { $n } von { $of }
turn-back = Voriger Zug
step-back = Voriger Schritt
pause = Anhalten
step-on = Nächster Schritt
turn-on = Nächster Zug
replay-deck = { $n } im Stapel
replay-top = Oberste Karte, gesehen von { $who }
replay-top-hidden = Eine verdeckte Karte
check-before = Vorher versiegelt
check-after = Danach aufgedeckt
check-luck = Zufall von
check-here = Jeden Würfel prüfen
check-running = Der Schlüssel wird aufgedeckt, wenn das Spiel vorbei ist.
check-fair = Alles fair: Der Schlüssel passt zum Siegel, und ebenso alle { $dice } Würfel und { $draws } gezogenen Karten.
check-witness = { $own ->
    [0] Dieses Gerät hat das Siegel vor dem Spiel gesehen, und von { $all } Würfen und gezogenen Karten { $seen } mit eigenen Augen: In der Aufzeichnung steht dasselbe.
   *[other] Dieses Gerät hat das Siegel vor dem Spiel gesehen, eigenen Zufall dazugegeben und von { $all } Würfen und gezogenen Karten { $seen } mit eigenen Augen gesehen: In der Aufzeichnung steht dasselbe.
}
check-daily = Alles fair: Der Schlüssel folgt aus dem Datum, und alle { $dice } Würfel und { $draws } gezogenen Karten folgen aus dem Schlüssel.
check-alone = Die Aufzeichnung passt zu sich selbst: Würfel { $dice }, gezogene Karten { $draws }. Aber dieses Gerät hat das Siegel vor dem Spiel nicht gesehen und kann nicht sagen, ob der Server sie seither geändert hat.
check-changed = In Zeile { $line } steht { $found }, aber dieses Gerät hat { $seen } gesehen.
check-own = Der Aufzeichnung fehlt der Zufall, den dieses Gerät dazugegeben hat.
check-short = Die Aufzeichnung endet vor dem, was dieses Gerät zuletzt gesehen hat.
check-contradicted = Während des Spiels hat der Server diesem Gerät zwei verschiedene Dinge gesagt.
check-foreign = Diese Aufzeichnung gehört nicht zu dem Siegel, das vor dem Spiel zu sehen war.
check-bad = Der Schlüssel passt nicht zum Siegel.
check-unreadable = Die Aufzeichnung ist ab Zeile { $line } nicht lesbar.
check-unfair = Zeile { $line } passt nicht zum Schlüssel: Dort steht { $found } statt { $due }.
check-note = Dein Browser rechnet Siegel, Würfel und gezogene Karten nach. Um auch die Züge ohne diesen Server zu prüfen, starte kaiju verify.
check-lesson = Das war eine Lektion: Die ersten Würfel waren vorbereitet, es gibt also nichts zu prüfen.
