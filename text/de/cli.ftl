# Das Programm kaiju: Aufzeichnungen, Prüfungen, Analysen. Sätze haben keinen Punkt, wo das Programm ihn setzt.

## Aufzeichnung: Überschriften

replay-rules = Regeln: { $rules }
replay-plays = { $name } spielt { $monster }
replay-before = Vor dem ersten Zug
replay-turn-head = Zug { $turn }: { $what }
replay-taken-back = Zurückgenommen: { $what }
replay-pause = [Enter] nächster Zug  [a] alle  [q] Ende
replay-too-few = das Spiel in { $file } hat nur { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}

## Aufzeichnung: Fragen

asked-start = { $name } entscheidet über Fähigkeiten am Anfang des Zugs
asked-keep = { $name } entscheidet, welche Würfel bleiben; noch { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
asked-probe = { $name } entscheidet über Fähigkeiten für diese Würfel
asked-fix = { $name } entscheidet über Fähigkeiten für die endgültigen Würfel
asked-side_dice = { $name } entscheidet über Fähigkeiten für die Würfel einer Fähigkeit
asked-resolve = { $name } entscheidet, was als Nächstes ausgewertet wird
asked-tile = { $name } entscheidet, welches Plättchen der Stufe { $level } es wird
asked-threat = { $name } entscheidet über Fähigkeiten gegen den Verlust von { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
asked-leave = { $name } entscheidet, ob Tokio verlassen wird
asked-left = { $name } entscheidet über Fähigkeiten nach dem Verlassen von Tokio
asked-shop = { $name } entscheidet, was gekauft wird
asked-reveal = { $name } entscheidet über Fähigkeiten für die aufgedeckten Karten
asked-choose = { $name } wählt für { $card }
asked-sell = { $name } entscheidet über Fähigkeiten am Ende des Zugs
asked-again = { $name } entscheidet über Fähigkeiten nach dem Zug
asked-nobody = Niemand muss entscheiden
chance-sides = Der Zufall dreht die Plättchen
chance-first = Der Zufall bestimmt, wer anfängt
chance-roll-off = { $name } würfelt um den Anfang
chance-dice = { $name } würfelt mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
}
chance-side-dice = { $name } würfelt mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
} für { $card }
chance-reroll = { $name } wirft einen Würfel neu
chance-draw = Für Platz { $place } wird eine Karte gezogen
chance-peek = { $name } sieht sich die oberste Karte an

## Aufzeichnung: Ereignisse

told-none = nichts
told-tiles = Plättchen: { $cards }
told-rolled-off = { $name } hat um den Anfang gewürfelt: { $dice }
told-revealed = Auf Platz { $place } liegt jetzt { $card }
told-reshuffled = { $n ->
    [one] Die eine abgelegte Karte wird zum Stapel ({ $n })
   *[other] Die { $n } abgelegten Karten werden zum Stapel
}
told-turn = { $name }{ $extra ->
    [yes] , ein weiterer Zug
   *[no] {""}
}{ $fewer ->
    [0] {""}
    [one] , 1 Würfel weniger
   *[other] , { $fewer } Würfel weniger
}
told-dice-counted = { $name } hat { $n } Würfel und { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
told-rolled = { $name } hat mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
} geworfen: jetzt { $dice }, noch { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
told-kept = { $name } hat { $dice } behalten
told-side-rolled = { $name } hat für { $card } geworfen: { $dice }
told-side-used = Die Würfel von { $name } für { $card } gelten: { $dice }
told-lifted = { $name } hat einen Würfel mit { $dice } aufgenommen
told-rerolled = Der Würfel zeigt jetzt { $dice }
told-turned = { $name } hat einen Würfel von { $from } auf { $to } gedreht
told-roll-gained = Ein weiterer Wurf: noch { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
told-fixed = Das Ergebnis steht fest, mit { $claws ->
    [one] 1 Kralle
   *[other] { $claws } Krallen
} und { $hearts ->
    [one] 1 nutzbaren Herz
   *[other] { $hearts } nutzbaren Herzen
}
told-recounted = Das Ergebnis hat jetzt { $claws ->
    [one] 1 Kralle
   *[other] { $claws } Krallen
}
told-block-energy = { $n } Energie gezählt
told-block-heart = { $n ->
    [one] 1 Herz genutzt
   *[other] { $n } Herzen genutzt
}
told-block-claw = { $n ->
    [one] 1 Kralle schlägt zu
   *[other] { $n } Krallen schlagen zu
}
told-block-number = { $n } × { $dice } gewertet
told-done = Die Würfel sind ausgewertet
told-used = { $name } hat { $card } eingesetzt
told-passed = { $name } hat gepasst
told-points-gained = { $name } hat { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} bekommen, Stand { $now }: { $why }
told-points-lost = { $name } hat { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} verloren, Stand { $now }: { $why }
told-energy-gained = { $name } hat { $n } Energie bekommen, Stand { $now }: { $why }
told-energy-spent = { $name } hat { $n } Energie ausgegeben, Stand { $now }: { $why }
told-healed = { $name } hat { $n ->
    [one] 1 Herz
   *[other] { $n } Herzen
} geheilt, Stand { $now }: { $why }
told-hurt = { $name } hat { $n ->
    [one] 1 Herz
   *[other] { $n } Herzen
} verloren, Stand { $now }: { $by ->
    [player] { $whom }, { $why }
   *[nobody] { $why }
}
told-spared = { $name } hat { $n ->
    [one] 1 Herz
   *[other] { $n } Herzen
} bewahrt
told-hearts-set = { $name } hat jetzt { $n ->
    [one] 1 Herz
   *[other] { $n } Herzen
}: { $why }
told-shielded = { $name } verliert in diesem Zug keine Herzen mehr
told-token-given = { $name } hat einen { $token ->
    [poison] Giftmarker
   *[shrink] Schrumpfmarker
} bekommen, Stand { $now }
told-token-removed = { $name } hat einen { $token ->
    [poison] Giftmarker
   *[shrink] Schrumpfmarker
} entfernt, Stand { $now }
told-entered = { $name } ist { $place ->
    [bay] in die Bucht
   *[city] ins Zentrum
} gezogen
told-left = { $name } hat { $place ->
    [bay] die Bucht
   *[city] das Zentrum
} verlassen
told-moved = { $name } ist { $place ->
    [bay] in die Bucht
   *[city] ins Zentrum
} gewechselt
told-bay-closed = Die Bucht wurde geschlossen
told-stayed = { $name } ist in Tokio geblieben
told-wickedness = { $name } hat jetzt Bosheit { $now }
told-tile = { $name } hat das Plättchen { $card } genommen
told-bought = { $name } hat { $card }{ $from ->
    [deck] { " " }oben vom Stapel
    [player] { " " }von { $whom }
   *[market] {""}
} für { $n } Energie gekauft
told-handed = { $card } ging von { $whom } an { $name }
told-discarded = { $card } von { $name } wurde abgelegt
told-swept = { $name } hat die Auslage erneuert
told-counter = Auf { $card } liegen jetzt { $now }
told-copies = { $card } kopiert { $target }
told-copies-nothing = { $card } kopiert nichts
told-copy-spent = Was { $card } kopiert, ist verbraucht
told-saw = { $name } hat oben im Stapel { $card } gesehen
told-peeked = { $name } hat sich die oberste Karte angesehen
told-extra-turn = { $name } hat einen weiteren Zug gewonnen{ $fewer ->
    [0] {""}
    [one] , 1 Würfel weniger
   *[other] , { $fewer } Würfel weniger
}
told-saved = { $card } hat { $name } gerettet
told-risen = { $name } ist von den Toten auferstanden
told-out = { $name } ist ausgeschieden
told-over = Das Spiel ist aus: { $what }

## Aufzeichnung: Ursachen, hinter einer Zahl und einem Doppelpunkt

told-why-dice = Würfel mit { $dice }
told-why-entry = Einzug in Tokio
told-why-income = Beginn eines Zugs in Tokio
told-why-poison = Gift
told-why-power = { $card }
told-why-purchase = Kauf von { $card }
told-why-sweep = neue Karten in der Auslage

## Ergebnisse, hinter einem Doppelpunkt

over-points = { $name } hat mit 20 Punkten gewonnen
over-last-alive = { $name } hat als letztes lebendes Monster gewonnen
over-power = { $name } hat durch { $card } gewonnen
over-nobody = niemand hat gewonnen
over-draw = unentschieden
over-unfinished = das Spiel ist nicht beendet

## Prüfen

verify-right = in Ordnung; Würfel: { $dice }, gezogene Karten: { $draws }, Züge: { $actions }, Prüfsummen: { $digests }; { $result }
verify-sum = in Ordnung: { $right }, falsch: { $wrong }{ $unread ->
    [0] {""}
   *[other] , nicht lesbar: { $unread }
}
verify-compare = vergleiche das mit dem, was vor dem Spiel zu sehen war:
verify-commitment = Siegel { $hex } (der Schlüssel passt dazu)
verify-contribution = Beitrag von { $name } { $hex }
verify-no-contribution = kein Beitrag von { $name }
verify-other-commitment = das ist nicht das Siegel, das vor dem Spiel zu sehen war

## Analyse. $move ist eine Zeile der Aufzeichnung; die Spalten einer Tabelle sind schmal

analyze-point = ,
analyze-title = { $rules }, { $players } Spieler, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}: { $result }
analyze-percent = in Prozent
analyze-seat = Platz
analyze-first = Anfang
analyze-last = Ende
analyze-luck = Glück
analyze-skill = Können
analyze-own = eigene
analyze-others = fremde
analyze-revision = Korrektur
analyze-decisions = Fragen
analyze-loss = Verlust
analyze-inaccuracies = ungenau
analyze-mistakes = Fehler
analyze-blunders = Patzer
analyze-graded = Ungenauigkeiten / Fehler / Patzer
grade-good = gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Patzer
analyze-turning = Wendepunkte
analyze-mistakes-head = Fehler
analyze-move = Zeile { $line }, { $move }: { $what }
analyze-mistake = { $grade } { $cost }, besser: { $better }
analyze-rollouts = Simulationen: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} ohne das Glück ihrer Würfel, ± Standardfehler
analyze-shift = { $name } von { $before } auf { $after } %
analyze-best = nichts ist besser
analyze-unclear = kein klarer Unterschied
analyze-verdict = { $grade } von { $loss } %
analyze-bar-moves = Züge
analyze-bar-questions = Fragen
analyze-bar-left = noch { $time }
analyze-unwritten = der Bericht lässt sich nicht schreiben

## Die Seite einer Analyse

report-chances = Gewinnchancen
    .about = Nach jedem Zug, ein Band für jeden Platz. Dreiecke sind Fehler und Patzer.
report-chances-plot = Gewinnchancen aller Plätze nach jedem Zug
report-band = { $name }: am Anfang { $first } %, am Ende { $last } %
report-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
report-luck = Glück und Können
    .about = Die letzte Chance ist die erste plus Glück und Können. Können sind die eigenen Entscheidungen, die der anderen und die Korrektur: was der Blick einen Zug weiter ändert. Verlust ist der Durchschnitt aller echten Entscheidungen. Alles in Prozent.
report-luck-plot = Glück und Können jedes Platzes
report-turning = Wendepunkte
    .about = Züge, die mindestens ein Zehntel aller Chancen verschoben haben.
report-mistakes = Fehler
    .about = Was besser gewesen wäre und was es gekostet hat.
report-rollouts = Simulationen
    .about = Der Champion hat von Wendepunkten und den schlimmsten Fehlern aus weitergespielt, das Glück seiner Würfel ist herausgerechnet. Chancen in Prozent, ± Standardfehler.
report-none = Keine.

## Der Gruß eines Servers. Die ersten drei stehen vor einer Adresse

greet-here = Kaiju läuft auf
greet-network = Im Netz
greet-operator = Für den Betreiber
greet-reach-machine = Nur dieser Rechner erreicht ihn. Andere lässt --listen 0.0.0.0:{ $port } herein.
greet-reach-network = Alle in deinem Netz erreichen ihn; aus dem Internet niemand, es sei denn, dein Router lässt jemanden durch.
greet-reach-internet = Alle im Internet erreichen ihn, es sei denn, eine Firewall hält sie ab.
greet-reach-proxy = Alle erreichen ihn, wenn dein Proxy Anfragen an { $listen } weiterreicht.
greet-and = { $some } und { $next }
greet-saved = Spiele werden in { $store } gespeichert. Strg-C beendet den Server; nach einem neuen Start gehen die Spiele weiter.

## Dateien, hinter dem Namen der Datei und einem Doppelpunkt

file-unread = nicht lesbar
file-unlisted = lässt sich nicht auflisten
file-none = in diesem Ordner liegt keine Datei .{ $extension }

## Falsche Benutzung: ein Satz ohne Punkt. $what ist eine Option wie --json

usage-option = es gibt keine Option { $what }
usage-command = es gibt keinen Befehl { $what }
usage-missing = es fehlt: { $what }
usage-conflict = { $what } geht nicht zusammen mit { $other }
usage-empty = { $what } braucht einen Wert
usage-value = { $what } kann nicht { $value } sein, nur { $values }
usage-wrong = { $what } kann nicht { $value } sein: { $why }
usage-similar = (meinst du { $what }?)
usage-help = (siehe --help)

## Die Hilfe des Programms: Überschriften und Anmerkungen

help-usage = Aufruf
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-any-options = [OPTIONEN]
help-any-command = [BEFEHL]
help-default = [Vorgabe: { $values }]
help-values = [mögliche Werte: { $values }]
