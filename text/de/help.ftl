# Die Hilfe des Programms kaiju. Zeilen haben höchstens 95 Zeichen.

help-admin = Einen Server verwalten

help-analyze = Ein Spiel Zug für Zug analysieren: Gewinnchancen, Glück und der Preis jeder Entscheidung
    .more =
        Für jeden Platz ist die letzte Chance genau die erste plus Glück und Können. Glück ist, was Würfel
        und gezogene Karten brachten, minus ihrem Durchschnitt. Können ist der Rest: eigene
        Entscheidungen, die der anderen und was der Blick einen Zug weiter ändert (Korrektur). Genauigkeit
        ist der mittlere Verlust je Entscheidung, ohne erzwungene. docs/analysis.md hat die Definitionen.

        Die Chancen am Ende jedes Zugs schätzt der Bot `champion`. Mit --deep werden Wendepunkte und die
        schlimmsten Fehler zu Ende gespielt, das Glück ihrer Würfel wird abgezogen, und jede Zahl bekommt
        einen Standardfehler. Das Ergebnis hängt nicht von --threads ab. Der Rückgabewert ist 1, wenn die
        Aufzeichnung falsch ist, und 2, wenn die Datei nicht lesbar ist.

help-analyze-deep = Wendepunkte und Fehler durch Simulationen prüfen

help-analyze-file = Die Aufzeichnung

help-analyze-json = Statt Text ein JSON-Dokument ausgeben

help-analyze-playouts = Höchstzahl der Simulationen einer Stellung

help-analyze-report = Auch eine HTML-Seite mit Diagrammen in diese Datei schreiben

help-analyze-seed = Startwert der Simulationen

help-analyze-threads = Threads [Vorgabe: einer je Kern]

help-arena = Bots gegeneinander spielen lassen und messen, wie oft welcher gewinnt

help-backup = Die ganze Datenbank in eine Datei sichern

help-bench = Messen, wie schnell auf einem Kern zufällige Spiele laufen

help-export = Einige oder alle Tische in eine Datei für eine andere Datenbank schreiben

help-help = Diese Hilfe oder die eines Befehls ausgeben

help-help-option = Hilfe ausgeben

help-import = Die Tische einer Datei in eine Datenbank übernehmen

help-kaiju = King of Tokyo: Spielserver, Bots und Werkzeuge
    .more =
        Ohne Befehl bietet `kaiju` das Spiel in deinem Netz an, wie `kaiju serve --listen 0.0.0.0:8080`.

        Rückgabewerte: 0 bei Erfolg, 1 bei fehlgeschlagener Prüfung, 2 bei falscher Benutzung.

help-lang-option = Die Sprache von Hilfe, Aufzeichnungen, Prüfungen und Analysen [Vorgabe: die des Systems]

help-load = Einen laufenden Server mit programmierten Spielern belasten

help-replay = Eine Aufzeichnung durchgehen: Fragen, Antworten und Ereignisse
    .more =
        In einem Terminal hält das Programm vor jedem Zug an: Enter geht zum nächsten Zug, `a` bis zum
        Ende, `q` hört auf. Mit --to oder in eine Datei oder Pipe wird alles auf einmal ausgegeben.

        Jede Zeile der Aufzeichnung wird nachgespielt und ihre Prüfsumme verglichen. Ob die Würfel fair
        waren, prüft `kaiju verify`.

        Der Rückgabewert ist 1, wenn die Aufzeichnung falsch ist, und 2, wenn die Datei nicht lesbar ist
        oder das Spiel keinen solchen Zug hat.

help-replay-file = Die Aufzeichnung

help-replay-json = Statt Text ein JSON-Dokument mit allen Ereignissen ausgeben

help-replay-position = Die letzte Stellung ausgeben: allein oder im JSON-Dokument

help-replay-to = Vor diesem Zug anhalten; Züge zählen ab 1, weitere Züge eingeschlossen

help-restore = Eine Sicherung in eine leere oder neue Datenbank einspielen

help-scenario = Szenarien ausführen: eine Stellung, vorgegebene Würfel, Züge und das erwartete Ergebnis
    .more =
        Gibt jeden Fehler als DATEI:ZEILE:SPALTE: SATZ (auf Englisch) aus, dann die Zahl der bestandenen und
        der fehlgeschlagenen Szenarien. Der Rückgabewert ist 1, wenn eins fehlschlug, und 2, wenn eine
        Datei nicht lesbar ist; die anderen laufen trotzdem.

help-scenario-coverage = Die Szenarien zu jeder Regel, Karte und jedem Plättchen zählen; ohne Pfad die eingebauten

help-scenario-json = Statt Text ein JSON-Dokument ausgeben

help-scenario-paths = Dateien mit Szenarien oder Ordner mit .scn-Dateien

help-serve = Das Spiel anbieten: Freunde öffnen einen Link und spielen
    .more =
        Nichts muss eingestellt werden: Der Server lauscht auf Port 8080 nur dieses Rechners und hat seine
        Datenbank im aktuellen Ordner. Jeder bestätigte Zug ist auf der Platte; das Programm darf also
        jederzeit beendet werden. Wie man das Internet bedient, steht in docs/operations.md.

        KAIJU_LOG bestimmt, wie ausführlich das Protokoll ist, zum Beispiel KAIJU_LOG=debug.

help-serve-bad_words = Datei mit Wörtern, die in keinem Namen stehen dürfen, eines je Zeile; `*` davor oder danach steht für beliebige Buchstaben

help-serve-bot_threads = Höchstzahl der Threads, in denen Bots nachdenken [Vorgabe: einer je Kern]

help-serve-bots_waiting = Höchstzahl der Tische, die auf ihre Bots warten, bevor neue Spiele mit Bots abgelehnt werden

help-serve-connections = Höchstzahl der WebSockets aller Clients

help-serve-connections_per_address = Höchstzahl der WebSockets von einer Adresse

help-serve-disk_quota = Größe der Datenbank in MiB, ab der keine neuen Tische oder Gäste angenommen werden; begonnene Spiele gehen weiter [Vorgabe: unbegrenzt]

help-serve-idle_connections = Höchstzahl der Verbindungen aller Clients, die noch keine ganze Anfrage gesendet haben; sind es mehr, werden die ältesten geschlossen

help-serve-keep_abandoned = Tage, die Tische bleiben, deren Spiel begonnen hat und nicht zu Ende ging; 0 für immer

help-serve-keep_finished = Tage, die beendete Spiele bleiben; 0 für immer

help-serve-keep_guests = Tage, die Gäste ohne Tisch bleiben; 0 für immer

help-serve-keep_audit = Tage, die das Protokoll von `kaiju admin` und die Meldungen der Spieler bleiben; 0 für immer

help-serve-keep_unstarted = Tage, die Tische bleiben, deren Spiel nie begonnen hat; 0 für immer

help-serve-listen = Adresse oder Name und Port, auf denen gelauscht wird: 0.0.0.0:8080 für dein Netz [Vorgabe: 127.0.0.1:8080, nur für diesen Rechner]

help-serve-log_clients = Wie Clients im Protokoll heißen: nach einer Prüfsumme mit dem Schlüssel dieses Prozesses (hash), nach ihrer Adresse (address) oder gar nicht (nothing)

help-serve-log_file = Datei für das Protokoll, die SIGHUP neu öffnet [Vorgabe: die Fehlerausgabe]

help-serve-log_json = Das Protokoll in JSON-Zeilen schreiben

help-serve-messages_per_second = Höchstzahl der Nachrichten pro Sekunde von einer Verbindung

help-serve-metrics = Adresse und Port der Statusseite und der Messwerte, nur für den Betreiber, etwa 127.0.0.1:9464 [Vorgabe: keine]

help-serve-new_per_minute = Höchstzahl neuer Gäste und Tische pro Minute von einer Adresse; Anfragen aller Art dürfen es 25-mal so viele sein

help-serve-public_url = Adresse, unter der Browser den Server finden, etwa `https://kaiju.example`; Anfragen an andere Rechner und von anderen Seiten werden abgelehnt; wiederholbar, die wichtigste zuerst

help-serve-secure = Cookies immer nur für https setzen

help-serve-store = Datenbank: sqlite:PFAD oder postgres://NAME:PASSWORT@RECHNER/DATENBANK; mehrere PostgreSQL-Datenbanken teilen sich die Tische, wenn die Option wiederholt wird, immer in derselben Reihenfolge

help-serve-tables_awake = Höchstzahl der Tische im Speicher

help-serve-tables_per_guest = Höchstzahl offener Tische eines Gastes; von einer Adresse dürfen es 10-mal so viele sein

help-serve-trusted_proxy = Vertrauenswürdiger Proxy, dessen Kopfzeilen X-Forwarded-… gelten: eine Adresse oder ein Bereich wie 10.0.0.0/8; wiederholbar

help-verify = Aufzeichnungen beendeter Spiele prüfen: jeden Würfel, jede gezogene Karte und jeden Zug
    .more =
        Prüft, dass der geheime Schlüssel zum Siegel passt, dass jeder Würfel und jede gezogene Karte aus dem
        Schlüssel und den Beiträgen der Plätze folgt, dass jeder Zug erlaubt und jede Prüfsumme richtig
        war und dass das Ergebnis das des Spiels ist.

        Gibt den ersten Fehler jeder Aufzeichnung als DATEI:ZEILE:SPALTE: SATZ aus. Auch eine Aufzeichnung
        ohne Siegel oder Schlüssel, deren Würfel nicht zu prüfen sind, ist fehlerhaft. docs/fairness.md
        erklärt, was eine gültige Aufzeichnung beweist und was nicht.

        Der Rückgabewert ist 1, wenn eine Aufzeichnung einen Fehler hat, und 2, wenn eine Datei nicht lesbar
        ist.

help-verify-commitment = Das Siegel, das vor dem Spiel zu sehen war und das die Aufzeichnung haben muss

help-verify-json = Statt Text ein JSON-Dokument ausgeben

help-verify-paths = Aufzeichnungen oder Ordner mit .kot-Dateien

help-version-option = Version ausgeben
