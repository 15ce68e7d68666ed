# Die Vorbereitung eines Tisches. In Klammern stehen Symbole.

setup-for-whom = Wählen für
start = Los geht’s
table-missing = Diesen Tisch gibt es nicht
copy-by-hand = Kopieren ist hier gesperrt. Der Link ist markiert: Halte ihn gedrückt oder drücke Strg+C.
title-setup = Tisch vorbereiten · Kaiju
setup-title = Tisch
setup-host = dein Tisch
setup-seats = Plätze
setup-over = Heute Abend in Tokio
setup-bill = Monsterkeilerei
setup-count = { $n } von { $seats } Monstern · { $rules }
setup-places = Plätze
setup-monster = Dein Monster
setup-monster-sub = nur das Aussehen
setup-swap = Tauschen mit
setup-monster-sit = tippe auf eins, um dich zu setzen
setup-full = Alle Plätze sind besetzt. Du kannst zuschauen.
setup-free = frei
setup-yours = du
setup-rules-sub = wähle das Spiel
setup-strength = Bot auf Platz { $n }
setup-more = Mehr
setup-more-sub = Ausgaben und Hausregeln
setup-printing = Ausgabe
setup-usual = Regelheft
setup-tiles = Bosheitsplättchen
tiles-off = Keine
tiles-red = Alle rot
tiles-green = Alle grün
tiles-mixed = Zufällig
tiles-chosen = Von Hand
tiles-choose = Seiten wählen ({ $red } von { $n } rot)
tiles-see = Plättchen ansehen ({ $red } von { $n } rot)
tiles-title = Seiten der Plättchen
tiles-level = Bei Bosheit { $level }
tiles-pair = { $red } oder { $green }
setup-start = Wer anfängt
start-by-most_claws = Auswürfeln
start-by-free = Zufällig
start-by-seat = Es beginnt:
setup-invite = Einladen
setup-invite-sub = Mit dem Telefon scannen oder eingeben:
setup-link = Einladungslink
setup-switches = { $n ->
    [0] Hausregeln
    [one] Hausregeln: 1 geändert
   *[other] Hausregeln: { $n } geändert
}
setup-switches-off = Zurück zum Regelheft
setup-qr = QR-Code des Einladungslinks
setup-pace = Uhr, Plätze und Sichtbarkeit
setup-clock = Uhr
clock-none = Keine
clock-seconds = { $n } s
clock-day = 1 Tag
setup-silence = Wenn jemand nicht antwortet
silence-minutes = Bot nach { $n } min
silence-never = Warten
setup-open = Wer sich dazusetzen kann
open-link = Mit Link
open-public = Alle
seal = Würfel versiegelt:
seal-luck = { $n } von { $of } Geräten haben Zufall dazugegeben
seal-why = Der Server hat einen geheimen Schlüssel für die Würfel gezogen; das ist sein Fingerabdruck. Das Gerät jedes Spielers gibt vor dem Start Zufall dazu, also kann der Server die Würfel nicht allein bestimmen. Nach dem Spiel wird der Schlüssel aufgedeckt, und jeder kann prüfen, dass kein Würfel geändert wurde.
start-host = Wer den Tisch eröffnet hat, startet das Spiel.
start-two = Es braucht mindestens zwei Monster. Füge einen Bot hinzu oder verschicke den Link.
start-late-you = Wähle ein Monster, oder du bekommst ein zufälliges.
start-missing = Noch nicht da: { $names }.
start-again = Das Spiel beginnt, wenn alle da sind. Es fehlen noch: { $names }. Wenn du jetzt startest, spielt für sie ein Bot.
start-late = { $name } wählt noch ein Monster oder bekommt ein zufälliges.
start-ready = { $n } Monster. Auf geht’s!
skip-start = Zur Starttaste springen
seat-empty = Leerer Platz
seat-empty-sub = verschwindet beim Start
seat-bot = Bot hinzufügen
seat-here = An diesem Gerät
seat-sit = Hier sitzen
seat-name = Dein Name
name-became = { $why ->
    [taken] Jemand anderes heißt schon so: Du bist „{ $name }“.
   *[signs] Du bist „{ $name }“: Namen bestehen aus Buchstaben, Ziffern, Leerzeichen und Bindestrichen und beginnen mit einem Buchstaben.
}
seat-no-monster = noch kein Monster
seat-is-bot = Bot
seat-is-you = du
seat-is-here = hier
seat-is-gone = nicht verbunden
seat-ready = bereit
seat-choosing = wählt
seat-strength = { $bot }, Stärke { $n } von { $of }. Ändern
seat-strength-is = { $bot }, Stärke { $n } von { $of }
seat-leave = Diesen Platz freigeben
seat-clear = { $name } entfernen
guest-name = Gast{ $n }
setup-host-only = Das kann nur ändern, wer den Tisch eröffnet hat.
