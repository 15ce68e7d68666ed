# Why the server refused something: one sentence for each code.

## Often seen

code-offline = Nie ma połączenia z serwerem. Spróbuj ponownie.
code-unknown_table = Żaden stół nie ma takiego kodu.
code-sent_away = Usunięto cię od tego stołu. Możesz dalej oglądać.
code-stale_answer = Decyzja już zapadła: w innym oknie, przez stałe polecenie albo przez bota.
code-restarting = Serwer uruchamia się ponownie. Zaraz wróci.

## Seldom seen

code-bad_message = Ta strona i serwer nie mogą się dogadać. Odśwież stronę.
code-binary_message = Ta strona i serwer nie mogą się dogadać. Odśwież stronę.
code-too_large = To jest za długie.
code-too_fast = Nie tak szybko: zaczekaj chwilę.
code-too_slow = Połączenie było za wolne. Łączymy ponownie.
code-too_many_connections = Z twojej sieci otwarto za dużo stron. Zamknij kilka z nich.
code-server_full = Serwer jest teraz pełny. Spróbuj ponownie za chwilę.
code-too_many_tables = Masz za dużo otwartych stołów. Dokończ lub zamknij któryś z nich.
code-wrong_origin = Tej strony nie otwarto z tego serwera. Otwórz ją pod adresem serwera.
code-unknown_guest = Serwer już cię nie pamięta. Odśwież stronę.
code-unknown_page = Pod tym adresem nic nie ma.
code-wrong_method = Ta strona i serwer nie mogą się dogadać. Odśwież stronę.
code-unknown_seat = Ten stół nie ma takiego miejsca.
code-unknown_bot = Serwer nie ma takiego bota.
code-bad_rules = Według takich zasad nie da się grać.
code-bad_option = Serwer nie pozwala na ten wybór.
code-bad_position = Od takiej sytuacji nie można zacząć gry.
code-bad_order = To polecenie nie może działać albo przeczy innemu.
code-log_full = Przy tym stole było za dużo zmian. Załóż nowy.
code-not_host = Może to zrobić tylko gospodarz.
code-not_your_seat = Na tym miejscu gra ktoś inny.
code-seat_taken = To miejsce jest zajęte.
code-too_many_seats = Połowę miejsc zajmują już gracze z twojej sieci. Zostaw resztę innym.
code-banned = Nie masz dostępu do tego serwera.
code-bad_name = To imię jest tu niedozwolone. Wybierz inne.
code-look_alike = To imię wygląda tak samo jak imię innego gracza. Wybierz inne.
code-not_late = Poczekaj najpierw minutę.
code-seat_free = Nikt tam nie siedzi.
code-monster_taken = Ktoś był szybszy: ten potwór jest zajęty.
code-already_started = Gra już się zaczęła.
code-not_playing = Nie toczy się tu żadna gra.
code-not_over = Gra jeszcze się nie skończyła.
code-already_contributed = To miejsce już dodało swoją losowość.
code-not_asked = To nie twoja decyzja.
code-no_hints = Przy tym stole nie ma podpowiedzi.
code-nothing_to_take_back = Nie można już niczego cofnąć.
code-already_resigned = Ten potwór już się poddał; gra nim bot.
code-not_abandoned = Inni gracze są przy stole albo byli tu przed chwilą.
code-record_not_ready = Zapis będzie dostępny po zakończeniu gry.
code-too_few_players = Potrzeba co najmniej dwóch potworów.
code-illegal_action = Tego ruchu nie można tu zrobić.
code-server_error = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
