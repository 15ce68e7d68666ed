# Blätter über dem Spiel: Einstellungen, Daueraufträge, Tasten, Tipps zum ersten Spiel. In Klammern stehen Symbole.

## Einstellungen

set-theme = Farben
theme-auto = System
theme-day = Tag
theme-night = Nacht
set-speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
set-sound = Ton und Vibration
set-volume = Lautstärke
set-vibrate = Vibration
set-auto-roll = Den ersten Wurf für mich machen
set-shake = Zum Würfeln das Telefon schütteln
set-ask-order = Fragen, in welcher Reihenfolge meine Würfel wirken
set-cover = An einem geteilten Gerät das Spiel zwischen den Spielern verdecken
set-reactions = Zurufe zeigen
set-notify-insecure = Benachrichtigungen brauchen https oder einen Browser auf dem Rechner, auf dem das Spiel läuft. Der Titel des Tabs zeigt trotzdem, wenn du dran bist.
set-notify-blocked = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Website-Einstellungen kannst du sie erlauben.
set-notify = Benachrichtigen, wenn ich am Zug bin
set-ask-unspent = Warnen, bevor ich einen Zug beende, in dem ich noch kaufen könnte
set-ask-leaving = Warnen, bevor ich Tokio unverletzt verlasse
set-name = Dein Name

## Karten eines Monsters

sheet-why = Warum sich die Zahlen geändert haben
sheet-none = Noch keine Karten.
eyes = Ansicht
eyes-all = Alle

## Aufhören

leave-table = Tisch verlassen
resign = Aufgeben
resign-sure = Aufgeben? { $others ->
    [0] Niemand sonst spielt noch: Das Spiel endet.
   *[other] Ein Bot spielt { $monster } bis zum Ende.
}
resign-which = Wer gibt auf? Ein Bot spielt das Monster bis zum Ende.
resign-yes = Aufgeben
end-table = Spiel beenden
end-sure = Das Spiel für alle beenden? Das geht nur, wenn sonst niemand verbunden ist.
end-yes = Beenden

## Spieler, die das Spiel verderben, und die eigenen Daten

players = Spieler
away-host = Wegschicken
away-vote = Fürs Wegschicken stimmen
away-spare = Stimme zurückziehen
away-sure = { $name } endgültig wegschicken? Ein Bot spielt weiter.
away-sure-vote = Dafür stimmen, { $name } endgültig wegzuschicken? Dafür braucht es mehr als zwei Drittel der anderen.
away-votes = { $n ->
    [one] 1 Stimme fürs Wegschicken
   *[other] { $n } Stimmen fürs Wegschicken
}
away-gone = weggeschickt
stand-in = Ein Bot soll antworten
report = Melden
report-what = Was stimmt mit { $name } nicht?
report-name = Beleidigender oder falscher Name
report-stalling = Lässt andere absichtlich warten
report-cheating = Betrügt
report-other = Etwas anderes
report-done = Gemeldet. Wer den Server betreibt, wird es sehen.
data = Deine Daten
data-what = Was dieser Server über dich speichert, und wie lange
data-save = Meine Daten herunterladen
data-delete = Mich löschen
data-delete-sure = Alles löschen, was über dich gespeichert ist? Deine Spiele bleiben ohne deinen Namen, und Bots spielen die offenen zu Ende. Das lässt sich nicht rückgängig machen.
data-deleted = Gelöscht. Von jetzt an bist du ein neuer Gast.

## Daueraufträge

orders = Daueraufträge
orders-leave = Tokio verlassen, wenn mir ein Treffer höchstens so viele Herzen lässt
orders-stay = Bleiben, wenn ich mindestens so viele Herzen habe
orders-pass = Meinen Zug beenden, wenn ich mir nichts leisten kann
orders-ask = Mich fragen
orders-always = Immer
orders-never = Nie
orders-at-most = Bei wenig Herzen
orders-note = Nur für diesen Tisch. Daueraufträge entscheiden sofort für dich und stehen im Verlauf. Andere sehen sie nicht.

## Tasten

keys = Tasten
keys-dice = einen Würfel behalten oder freigeben
keys-roll = die anderen werfen
keys-stop = nicht mehr würfeln
keys-cards = zwischen den Würfen eine Karte einsetzen, der Reihe nach
keys-enter = die rote Taste; überspringt Animationen
keys-choices = eine Antwort, ein Monster, eine Karte oder eine Seite, der Reihe nach
keys-amount = mehr, weniger
keys-back = zurücknehmen
keys-esc = schließen
keys-react = zurufen, dann eine Zahl
keys-hint = Tipp, in Übungsspielen
keys-log = zum Verlauf
keys-market = zur Auslage
keys-help = diese Liste

## Ein erstes Spiel

guide = Tipps zum ersten Spiel
guide-ok = Verstanden
guide-skip = Keine Tipps mehr
guide-welcome = Du bist ein riesiges Monster, und die anderen sind es auch. Hol dir 20 [star], oder bleib als Letzter stehen. Wirf zuerst deine Würfel!
guide-sets = Drei gleiche Zahlen bringen Punkte: drei 3er sind 3 [star], drei 1er 1 [star]. { $has ->
    [pair] Behalte { $dice }: Tippe sie an, dann würfle mit dem Rest.
   *[none] Tippe auf die Würfel, die du behältst, dann würfle mit dem Rest.
}
guide-energy = Jede [energy], die am Ende daliegt, gehört dir: Damit bezahlst du Karten. Behalte sie auch, dann würfle noch einmal, oder hör auf.
guide-tokyo = { $there ->
    [somebody] { $who } ist in Tokio. Jeder Zug, der dort beginnt, bringt 2 [star], aber die [claw] aller anderen treffen das Monster dort.
   *[nobody] In Tokio gibt es die Punkte: 1 [star] für den Einzug, 2 [star] für jeden Zug, der dort beginnt.
}
guide-claws = { $there ->
    [somebody] Jede [claw] nimmt { $who } in Tokio ein Herz. Behalte { $dice } und würfle um mehr!
   *[nobody] Tokio ist leer: Mit einer [claw] ziehst du ein. Behalte { $dice } und würfle mit dem Rest.
}
guide-city = { $me ->
    [in] Du bist in Tokio! Beginnt dein Zug hier, bekommst du 2 [star]. Deine [claw] treffen jetzt alle draußen. Aber deine [heart]-Würfel heilen dich hier nicht.
   *[out] In Tokio bekommst du am Anfang jedes Zugs 2 [star], und deine [claw] treffen alle draußen. Aber deine [heart]-Würfel heilen dich dort nicht.
}
guide-leave = { $asked ->
    [yes] Du wurdest in Tokio getroffen. Gehst du, muss der Angreifer einziehen, und du kannst dich wieder heilen. Bleibst du, beginnt dein nächster Zug mit 2 [star].
   *[no] Ein Monster, das in Tokio getroffen wird, darf gehen, und der Angreifer nimmt seinen Platz ein. Mit wenigen Herzen ist das klug.
}
guide-hearts = Jedes [heart] heilt dich um 1, aber nur außerhalb von Tokio. Ohne Herzen bist du raus.
guide-shop = Jetzt gib deine [energy] aus. Dauerhafte Karten bleiben bei dir und ändern dein Spiel, die anderen wirken einmal und sofort. Sparen kannst du auch.
guide-done = Das ist das ganze Spiel: 20 [star], oder als Letzter stehen. Bereit für ein richtiges?
guide-real = Ein richtiges Spiel
guide-stay = Dieses zu Ende spielen
guide-did-well = Gut gemacht!
guide-did-stopped = Du hattest noch Würfe. Das ist erlaubt, aber zwei gleiche Zahlen bringen noch nichts.
guide-did-sets = Ohne { $dice } geht es auch: Punkte gibt es für beliebige drei gleiche Zahlen.
guide-did-claws = Ohne { $dice } geht es auch: Jeder Wurf ist eine neue Chance.
guide-did-hearts = Ohne { $dice } geht es auch, aber deine Wunden bleiben.
guide-did-left = Du bist draußen: Jetzt ist der Angreifer in Tokio, und dich heilen [heart] wieder.
guide-did-stayed = Mutig! Wenn du noch dort bist, wenn dein Zug beginnt, bekommst du 2 [star].
guide-did-bought = Sie gehört dir! Eine neue Karte nimmt ihren Platz ein.
guide-did-saved = Du sparst deine [energy]: Teurere Karten können mehr.

## Abmelden, in den Einstellungen

devices = Deine Geräte
devices-what = An einem Cookie erkennt der Server, wer du bist. Wenn jemand anders es haben könnte, mach es wertlos.
log-out-others = Andere Geräte abmelden
log-out-others-done = Andere Geräte sind abgemeldet.
log-out = Abmelden
log-out-sure = Endgültig abmelden? Du kannst auf keinem Gerät mehr dieser Gast sein. Deine laufenden Spiele gehen ohne dich weiter.
log-out-done = Du bist abgemeldet. Ab jetzt bist du ein neuer Gast.
