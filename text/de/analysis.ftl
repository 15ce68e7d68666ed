# Die Analyse eines beendeten Spiels, und Tipps.

analysis = Analyse
analysis-working = Das Spiel wird analysiert …
analysis-none = Die Analyse ist gerade nicht verfügbar.
analysis-retry = Noch einmal versuchen
analysis-why = Die Chancen schätzt der Bot Champion, der jeden Zug bis zu seinem Ende vorausdenkt.
analysis-deep = Genauer hinsehen
analysis-deep-sub = spielt die Schlüsselmomente hunderte Male weiter; dauert etwa eine Minute
analysis-deep-done = Die Schlüsselmomente wurden viele Male weitergespielt; ± ist die mögliche Abweichung.
graph-view = Was die Kurve zeigt
graph-chances = Chancen
graph-points = Punkte
chances-sub = Die Siegchancen aller Monster, Schritt für Schritt
chances-at = Zug { $turn }: { $all }
chance-of = { $monster } { $n }
chance-error = { $n } ± { $error }

## One moment

moment-choice = { $who } hat entschieden
moment-luck = Glück in diesem Moment
moment-quiet = Bei diesem Schritt stand nichts auf dem Spiel.
answer-list = Antworten und die Siegchance nach jeder
answer-given = gewählt
answer-keep = { $dice } behalten
answer-keep-none = Nichts behalten
answer-use = { $card } einsetzen
answer-take = { $card } nehmen
answer-pass = Nichts einsetzen
judged-best = Die beste Wahl
judged-good = So gut wie die beste
judged-inaccuracy = Eine kleine Ungenauigkeit: Sie kostete { $n }
judged-mistake = Ein Fehler: Er kostete { $n }
judged-blunder = Ein grober Fehler: Er kostete { $n }
what-if = Was wäre, wenn? Von hier weiterspielen
what-if-sub = Du entscheidest für { $who }, Bots spielen die anderen

## Moments worth a look

highlights = Schlüsselmomente
highlight-inaccuracy = { $who } ist ungenau: { $n }
highlight-mistake = { $who } macht einen Fehler: { $n }
highlight-blunder = { $who } macht einen groben Fehler: { $n }
luck-up = { $who } hat Glück: { $n }
luck-down = { $who } hat Pech: { $n }

## Luck and skill

skill = Glück und Können
skill-sub = Was die Siegchancen aller verändert hat
skill-who = Monster
skill-luck = Glück
skill-own = Eigene Wahl
skill-others = Die anderen
skill-slips = Fehler
skill-mean = Ø { $n }
skill-why = Glück: was Würfel und Karten brachten, verglichen mit ihrem Durchschnitt. Eigene Wahl: was bessere Entscheidungen bewahrt hätten. Die kleine Zahl sind die mittleren Kosten einer Entscheidung.
skill-replay = Jede Entscheidung in der Aufzeichnung ansehen

## Hints during a game: the best answer in one sentence to learn from

hint = Tipp
hint-thinking = Ich überlege …
hint-close = Das ist alles etwa gleich gut.
hint-hope = mindestens { $n }×
hint-out = vor deinem nächsten Zug ausgeschieden: { $n }
hint-keep-all = Hör hier auf: Noch ein Wurf riskiert mehr, als er bringt.
hint-keep-none = Nichts davon lohnt sich zu behalten. Wirf alle.
hint-keep-number = Drei gleiche Zahlen bringen Punkte, jede weitere einen mehr.
hint-keep-claw = Greif jetzt an: Die anderen zu schwächen ist mehr wert als Punkte.
hint-keep-heart = Zuerst Herzen: Wer ausgeschieden ist, gewinnt nicht.
hint-keep-energy = Energie von jetzt ist bald eine Karte.
hint-yield = Geh: Wenn du bleibst, scheidest du mit { $n } vor deinem nächsten Zug aus.
hint-stay = Bleib: Tokyo ist das Risiko wert. Mit { $n } scheidest du vor deinem nächsten Zug aus.
hint-buy = Kauf { $card }: Das nützt dir mehr als die Energie.
hint-take = Nimm das Plättchen: Es hilft dir am meisten.
hint-end = Spar deine Energie: Keine Karte ist sie jetzt wert.
hint-sweep = Nichts davon hilft dir sehr. Neue Karten vielleicht.
hint-use = Setz es jetzt ein: Das ist der Moment.
hint-pass = Heb es für später auf.
hint-order = Das kommt zuerst.
