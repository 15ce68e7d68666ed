# Wörter aller Bildschirme und der Startseite.

## Überall

to-home = Kaiju, Startseite
go-home = Startseite
theme-switch = Zwischen Tag und Nacht wechseln
sound-on = Ton ist an
sound-off = Ton ist aus
menu = Menü
close = Schließen
back = Zurück
less = weniger
more = mehr
no = Nein
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
all = Alle
loading = Einen Moment …
rules = Regeln
cards = Karten
tiles = Plättchen
settings = Einstellungen
footer = Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag von King of Tokyo. Alle Bilder sind unsere eigenen.
broken = Etwas ist kaputtgegangen
broken-why = Diese Seite konnte nicht angezeigt werden. Deine Tische und Spiele sind auf dem Server sicher.
broken-again = Noch einmal versuchen
missing = Hier ist nichts
missing-why = Diese Seite gibt es nicht.

## Startseite

home-tag = Sechs Monster. Eine Stadt.
home-tag-end = Keine Gnade.
home-play = Jetzt spielen
home-play-sub = du gegen drei Bots
home-level = Bots
level-easy = Sanft
level-usual = Ebenbürtig
level-strong = Stark
level-hard = Gnadenlos
level-easy-sub = Sie jagen Drillingen nach und vergessen zu kaufen. Gut für den ersten Sieg.
level-usual-sub = Wie Freunde, die ein paarmal gespielt haben. Gewinnen kann jeder.
level-strong-sub = Erfahrene Spieler mit einem Patzer ab und zu. Du gewinnst, wenn du gut spielst.
level-hard-sub = Sie rechnen jeden Wurf durch und irren sich fast nie. Viel Glück!
offer-up = { $n } Siege in Folge! Bereit für stärkere Bots?
offer-down = { $n } Niederlagen in Folge. Lieber leichtere Bots?
offer-go = { $level } ausprobieren
offer-no = Jetzt nicht
home-first = Noch nie gespielt?
home-first-sub = Ein kurzes Spiel gegen zwei Bots, mit Tipps.
home-first-go = Zeig es mir
daily = Spiel des Tages
daily-of = Spiel des Tages, { $day }
daily-sub = Heute haben alle dieselben Bots und dieselben Würfel. Niemand sucht die Würfel aus: Sie folgen aus dem Datum.
daily-how = Warum das fair ist
daily-play = Spiel von heute spielen
daily-done = { $result ->
    [won] Du hast heute gewonnen!
    [lost] Heute haben die Bots gewonnen.
   *[nobody] Heute hat niemand gewonnen.
}
daily-see = Ansehen und teilen
home-make = Tisch eröffnen
home-make-sub = Lade Freunde per Link ein; Bots füllen freie Plätze.
home-make-go = Neuer Tisch
home-join = An einen Tisch setzen
home-join-sub = Gib den Code des Tisches ein.
home-join-go = Dazusetzen
home-mine = Deine Spiele
home-all = Alle { $n }
home-go = Weiter
home-open = Offene Tische
home-watch = Zuschauen
home-more = Mehr
home-table = { $n } Monster · { $rules } · { $phase ->
    [waiting] { $free ->
        [0] gleich geht es los
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
    [over] beendet
   *[playing] läuft
}
home-past = Beendet
home-figures = Deine Statistik
home-ended = { $result ->
    [won] Du hast gewonnen
    [nobody] Niemand hat gewonnen
    [abandoned] Abgebrochen
   *[lost] { $who } hat gewonnen
} · { $rules } · { $day }
table-own = Dein Tisch
table-you = Du
table-and-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
}
table-of = Tisch von { $name }
table-bots = Ein Tisch voller Bots
set-language = Sprache
## Eigene Statistik

figures-none = Noch keine beendeten Spiele.
figures-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
figures-wins = { $n ->
    [one] 1 Sieg ({ $share })
   *[other] { $n } Siege ({ $share })
}
figures-won = { $won } von { $games } gewonnen
figures-monsters = Nach Monster
figures-players = Nach Spielerzahl
figures-n = { $n } Spieler
figures-cards = Lieblingskarten
figures-cards-none = Bisher wurde keine Karte zweimal gekauft.
figures-times = ×{ $n }
figures-best = Bester Wurf
figures-reading = { $n ->
    [one] Ein weiteres Spiel wird gelesen ({ $n }) …
   *[other] { $n } weitere Spiele werden gelesen …
}
figures-failed = { $n ->
    [one] 1 Spiel konnte nicht gelesen werden.
   *[other] { $n } Spiele konnten nicht gelesen werden.
}
figures-note = Aus den letzten 50 Spielen auf diesem Gerät, und zwar denen, in denen du ein einziges Monster gespielt hast.

## Faire Würfel

fair = Faire Würfel
fair-seal = Vor dem ersten Wurf zieht der Server einen geheimen Schlüssel und zeigt dessen Fingerabdruck. Alle Würfel und Karten folgen aus dem Schlüssel; er lässt sich also später nicht unbemerkt ändern.
fair-luck = Das Gerät jedes Spielers gibt vor dem Start eigenen Zufall dazu. So kann der Server die Würfel nicht allein bestimmen.
fair-after = Nach dem Spiel wird der Schlüssel aufgedeckt. „Würfel prüfen“ in der Aufzeichnung rechnet jeden Würfel und jede Karte auf deinem eigenen Gerät nach.
fair-limit = Während des Spiels kennt der Server den Schlüssel. Du vertraust darauf, dass er ihn niemandem verrät; einen geänderten Würfel würde man sehen.
fair-daily-same = Der Schlüssel zum Spiel des Tages ist der Fingerabdruck der Tagesnummer. Niemand sucht die Würfel aus, auch nicht der Server.
fair-daily-known = Deshalb kann jeder die Würfel von heute vorher ausrechnen oder in einem anderen Browser noch einmal spielen. Ein geteiltes Ergebnis ist so viel wert wie das Wort dessen, der es teilt.
fair-daily-moves = Derselbe Schlüssel ist nicht dasselbe Spiel: Sobald du anders entscheidest, gehen die Würfel andere Wege. Die ersten Karten und dein erster Wurf sind für alle gleich.
fair-daily-once = Auch die Bots entscheiden für alle gleich. Du hast jeden Tag ein Spiel; das nächste beginnt um Mitternacht Weltzeit.
fair-daily-number = Der { $day } ist Tag { $n } seit dem 1. Januar 1970.

## Datenschutz

privacy = Datenschutz
privacy-guest = Ein zufälliger Code in einem Cookie sagt dem Server, wer du bist. Er speichert einen Hash davon, deinen Namen und wann du zuerst und zuletzt da warst. Es gibt keine Konten, keine Werbung und kein Tracking.
privacy-games = Spiele werden mit Namen, Plätzen und Zügen aller Spieler gespeichert, damit man sie nachspielen und prüfen kann. Ein öffentlicher Tisch zeigt deinen Namen allen.
privacy-network = Die Adresse deines Netzes wird bei einem Tisch gespeichert, den du aufmachst, bis sein Spiel vorbei ist, und bei einem Tisch, von dem du weggeschickt wirst. Sonst wird sie gegen Missbrauch nur im Speicher gezählt.
privacy-device = Dieser Browser merkt sich deine Einstellungen und was er von den Würfeln deiner letzten Spiele gesehen hat.
privacy-reports = Notiert wird, was Spieler übereinander melden und was der Betreiber tut.
privacy-own = In den Einstellungen kannst du herunterladen und löschen, was über dich gespeichert ist. Beendete Spiele bleiben, ohne deinen Namen.
privacy-times = Wie lange
privacy-unstarted = Tische, deren Spiel nie begann: { $days }
privacy-abandoned = Spiele, die niemand beendet hat: { $days }
privacy-finished = Beendete Spiele: { $days }
privacy-guests = Gäste ohne Tisch, seit ihrem letzten Besuch: { $days }
privacy-acts = Meldungen und Notizen des Betreibers: { $days }
privacy-days = { $n ->
    [0] für immer
    [one] 1 Tag
   *[other] { $n } Tage
}
