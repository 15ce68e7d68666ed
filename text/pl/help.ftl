# The help of the kaiju program. Lines are at most 95 characters long.

help-admin = Zarządzaj serwerem

help-analyze = Analizuj grę ruch po ruchu: szanse na wygraną, szczęście i koszt każdej decyzji
    .more =
        Dla każdego miejsca ostatnia szansa to dokładnie pierwsza plus szczęście i umiejętność. Szczęście
        to to, co dały kostki i dociągnięte karty, minus ich średnia. Umiejętność to reszta: własne
        wybory, wybory innych i zmiany wynikające ze spojrzenia o turę dalej (rewizja). Dokładność to
        średnia strata na decyzję, bez wymuszonych. Definicje są w docs/analysis.md.

        Szanse na koniec każdej tury ocenia bot `champion`. Z --deep punkty zwrotne i najgorsze błędy są
        dogrywane, szczęście kostek zostaje odjęte, a każda liczba dostaje błąd standardowy. Wynik nie
        zależy od --threads. Kod wyjścia to 1, gdy zapis jest błędny, i 2, gdy pliku nie można odczytać.

help-analyze-deep = Sprawdź punkty zwrotne i błędy dogrywkami

help-analyze-file = Zapis gry

help-analyze-json = Zamiast tekstu wypisz jeden dokument JSON

help-analyze-playouts = Największa liczba dogrywek jednej pozycji

help-analyze-report = Zapisz do tego pliku także stronę HTML z wykresami

help-analyze-seed = Ziarno dogrywek

help-analyze-threads = Wątki [domyślnie: jeden na rdzeń]

help-arena = Każ botom grać przeciw sobie i zmierz, jak często który wygrywa

help-backup = Zapisz kopię całej bazy danych do pliku

help-bench = Zmierz, jak szybko na jednym rdzeniu toczą się losowe gry

help-export = Zapisz niektóre stoły albo wszystkie do pliku dla innej bazy danych

help-help = Wypisz tę pomoc albo pomoc do polecenia

help-help-option = Wypisz pomoc

help-import = Dodaj do bazy danych stoły z pliku

help-kaiju = King of Tokyo: serwer gry, boty i narzędzia
    .more =
        Bez polecenia `kaiju` udostępnia grę w sieci lokalnej, jak `kaiju serve --listen 0.0.0.0:8080`.

        Kody wyjścia: 0 oznacza sukces, 1 nieudane sprawdzenie, 2 złe użycie.

help-lang-option = Język pomocy, powtórek, sprawdzeń i analiz [domyślnie: język systemu]

help-load = Obciąż działający serwer zaprogramowanymi graczami

help-replay = Przejdź przez zapis gry: pytania, odpowiedzi i zdarzenia
    .more =
        W terminalu zatrzymuje się przed każdą turą: Enter przechodzi do następnej tury, `a` do końca,
        `q` kończy. Z --to, do pliku albo do potoku wszystko zostaje wypisane naraz.

        Każdy wiersz zapisu jest odtwarzany, a jego skrót porównywany. Czy kostki były uczciwe, sprawdza
        `kaiju verify`.

        Kod wyjścia to 1, gdy zapis jest błędny, i 2, gdy pliku nie można odczytać albo gra nie ma
        takiej tury.

help-replay-file = Zapis gry

help-replay-json = Zamiast tekstu wypisz jeden dokument JSON ze wszystkimi zdarzeniami

help-replay-position = Wypisz pozycję końcową: samą albo w dokumencie JSON

help-replay-to = Zakończ przed tą turą; tury liczone są od 1, razem z dodatkowymi

help-restore = Przywróć kopię do pustej lub nowej bazy danych

help-scenario = Uruchom scenariusze: pozycja, ustalone kostki, akcje i oczekiwany wynik
    .more =
        Każdy błąd wypisuje jako PLIK:WIERSZ:KOLUMNA: ZDANIE (po angielsku), a potem liczbę scenariuszy
        udanych i nieudanych. Kod wyjścia to 1, gdy któryś się nie udał, i 2, gdy pliku nie można
        odczytać; pozostałe i tak zostają uruchomione.

help-scenario-coverage = Policz scenariusze do każdej zasady, karty i kafelka; bez ścieżki te wbudowane w kaiju

help-scenario-json = Zamiast tekstu wypisz jeden dokument JSON

help-scenario-paths = Pliki ze scenariuszami albo foldery z plikami .scn

help-serve = Uruchom grę: znajomi otwierają link i grają
    .more =
        Nie trzeba niczego ustawiać: serwer nasłuchuje na porcie 8080 tylko dla tego komputera, a bazę
        danych trzyma w bieżącym folderze. Każdy potwierdzony ruch jest na dysku, więc program można
        w każdej chwili zakończyć. O serwerze dla internetu mówi docs/operations.md.

        KAIJU_LOG ustawia szczegółowość dziennika, na przykład KAIJU_LOG=debug.

help-serve-bad_words = Plik ze słowami, których nie może mieć żadne imię, po jednym w wierszu; `*` przed słowem lub po nim zastępuje dowolne litery

help-serve-bot_threads = Najwięcej wątków, w których myślą boty [domyślnie: jeden na rdzeń]

help-serve-bots_waiting = Najwięcej stołów, które mogą czekać na swoje boty, zanim serwer odmówi nowych gier z botami

help-serve-connections = Najwięcej połączeń WebSocket wszystkich klientów

help-serve-connections_per_address = Najwięcej połączeń WebSocket z jednego adresu

help-serve-disk_quota = Rozmiar bazy danych w MiB, od którego serwer nie przyjmuje nowych stołów ani gości; rozpoczęte gry trwają dalej [domyślnie: bez limitu]

help-serve-idle_connections = Najwięcej połączeń wszystkich klientów, które nie wysłały całego żądania; gdy jest ich więcej, najstarsze zostają zamknięte

help-serve-keep_abandoned = Ile dni zostają stoły, których gra się zaczęła i nie skończyła; 0 na zawsze

help-serve-keep_audit = Ile dni zostaje dziennik `kaiju admin` i zgłoszenia graczy; 0 na zawsze

help-serve-keep_finished = Ile dni zostają skończone gry; 0 na zawsze

help-serve-keep_guests = Ile dni zostają goście, którzy nie mają stołu; 0 na zawsze

help-serve-keep_unstarted = Ile dni zostają stoły, których gra się nie zaczęła; 0 na zawsze

help-serve-listen = Adres albo nazwa hosta i port do nasłuchu: 0.0.0.0:8080 dla sieci lokalnej [domyślnie: 127.0.0.1:8080, tylko dla tego komputera]

help-serve-log_clients = Co dziennik mówi o klientach: skrót z kluczem tego procesu (hash), adres (address) albo nic (nothing)

help-serve-log_file = Plik dziennika, który SIGHUP otwiera na nowo [domyślnie: wyjście błędów]

help-serve-log_json = Pisz dziennik w wierszach JSON

help-serve-messages_per_second = Najwięcej wiadomości na sekundę z jednego połączenia

help-serve-metrics = Adres i port strony stanu i metryk, tylko dla administratora, na przykład 127.0.0.1:9464 [domyślnie: brak]

help-serve-new_per_minute = Najwięcej nowych gości i stołów na minutę z jednego adresu; wszystkich żądań może być 25 razy tyle

help-serve-public_url = Adres, pod którym przeglądarki znajdują serwer, na przykład `https://kaiju.example`; żądania do innych hostów i z innych stron są odrzucane; można powtarzać, główny pierwszy

help-serve-secure = Zawsze ustawiaj ciasteczka tylko dla https

help-serve-store = Baza danych: sqlite:ŚCIEŻKA albo postgres://UŻYTKOWNIK:HASŁO@HOST/BAZA; stoły może dzielić kilka baz PostgreSQL, jeśli opcja się powtarza, zawsze w tej samej kolejności

help-serve-tables_awake = Najwięcej stołów w pamięci

help-serve-tables_per_guest = Najwięcej otwartych stołów jednego gościa; z jednego adresu może ich być 10 razy tyle

help-serve-trusted_proxy = Zaufane proxy, którego nagłówki X-Forwarded-… się liczą: adres albo zakres, jak 10.0.0.0/8; można powtarzać

help-verify = Sprawdź zapisy skończonych gier: każdą kostkę, każdą kartę i każdy ruch
    .more =
        Sprawdza, czy tajny klucz pasuje do zobowiązania, czy każda kostka i każda dociągnięta karta
        wynikają z klucza i z wkładów miejsc, czy każda akcja była dozwolona, czy każdy skrót jest
        poprawny i czy wynik jest wynikiem tej gry.

        Pierwszy błąd każdego zapisu wypisuje jako PLIK:WIERSZ:KOLUMNA: ZDANIE. Zapis bez zobowiązania
        lub bez klucza, którego kostek nie da się sprawdzić, też jest błędny. Co poprawny zapis dowodzi,
        a czego nie, wyjaśnia docs/fairness.md.

        Kod wyjścia to 1, gdy któryś zapis jest błędny, i 2, gdy pliku nie można odczytać.

help-verify-commitment = Zobowiązanie pokazane przed grą, które zapis musi mieć

help-verify-json = Zamiast tekstu wypisz jeden dokument JSON

help-verify-paths = Zapisy gier albo foldery z plikami .kot

help-version-option = Wypisz wersję
