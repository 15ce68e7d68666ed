# Warum der Server etwas ablehnt: ein Satz für jeden Code.

## Oft gesehen

code-offline = Der Server ist nicht erreichbar. Versuch es noch einmal.
code-unknown_table = Kein Tisch hat diesen Code.
code-sent_away = Du wurdest von diesem Tisch entfernt. Zuschauen kannst du weiter.
code-stale_answer = Schon entschieden: in einem anderen Fenster, durch einen Dauerauftrag oder durch einen Bot.
code-restarting = Der Server startet neu. Gleich ist er wieder da.

## Selten gesehen

code-bad_message = Diese Seite und der Server verstehen sich nicht mehr. Lade die Seite neu.
code-binary_message = Diese Seite und der Server verstehen sich nicht mehr. Lade die Seite neu.
code-too_large = Das ist zu lang.
code-too_fast = Einen Moment langsamer, bitte.
code-too_slow = Die Verbindung war zu langsam. Verbinde neu.
code-too_many_connections = Aus deinem Netz sind zu viele Seiten geöffnet. Schließe einige davon.
code-server_full = Der Server ist gerade voll. Versuch es in einer Weile noch einmal.
code-too_many_tables = Du hast zu viele offene Tische. Spiel einen zu Ende oder beende ihn.
code-wrong_origin = Diese Seite wurde nicht von diesem Server geöffnet. Öffne sie unter der Adresse des Servers.
code-unknown_guest = Der Server kennt dich nicht mehr. Lade die Seite neu.
code-unknown_page = Unter dieser Adresse gibt es nichts.
code-wrong_method = Diese Seite und der Server verstehen sich nicht mehr. Lade die Seite neu.
code-unknown_seat = Diesen Platz gibt es an diesem Tisch nicht.
code-unknown_bot = Diesen Bot hat der Server nicht.
code-bad_rules = Diese Regeln passen nicht zusammen.
code-bad_option = Der Server erlaubt diese Wahl nicht.
code-bad_position = Aus dieser Stellung kann kein Spiel beginnen.
code-bad_order = Dieser Auftrag kann nicht funktionieren oder widerspricht einem anderen.
code-log_full = An diesem Tisch gab es zu viele Änderungen. Bitte eröffne einen neuen.
code-not_host = Das kann nur, wer den Tisch eröffnet hat.
code-not_your_seat = Auf diesem Platz spielt jemand anderes.
code-seat_taken = Dieser Platz ist besetzt.
code-too_many_seats = Die Hälfte der Plätze gehört schon Spielern aus deinem Netz. Lass die anderen für andere Leute.
code-banned = Du darfst auf diesem Server nicht spielen.
code-bad_name = Dieser Name ist hier nicht erlaubt. Bitte wähle einen anderen.
code-look_alike = Dieser Name sieht genauso aus wie der eines anderen Spielers. Bitte wähle einen anderen.
code-not_late = Warte erst eine Minute.
code-seat_free = Dieser Platz ist leer.
code-monster_taken = Jemand war schneller: Dieses Monster ist vergeben.
code-already_started = Das Spiel hat schon begonnen.
code-not_playing = Hier läuft kein Spiel.
code-not_over = Das Spiel ist noch nicht vorbei.
code-already_contributed = Dieser Platz hat seinen Zufall schon dazugegeben.
code-not_asked = Du bist gerade nicht gefragt.
code-no_hints = An diesem Tisch gibt es keine Tipps.
code-nothing_to_take_back = Es gibt nichts mehr zurückzunehmen.
code-already_resigned = Dieses Monster hat schon aufgegeben; ein Bot spielt es.
code-not_abandoned = Andere Spieler sind noch da oder waren es eben noch.
code-record_not_ready = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
code-too_few_players = Es braucht mindestens zwei Monster.
code-illegal_action = Dieser Zug ist hier nicht erlaubt.
code-server_error = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
