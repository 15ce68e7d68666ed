# Nápověda programu kaiju. Řádky mají nejvýš 95 znaků.

help-admin = Spravovat server

help-analyze = Rozebrat hru krok za krokem: šance na výhru, štěstí a cena každého rozhodnutí
    .more =
        Pro každé místo je poslední šance přesně ta první plus štěstí a umění. Štěstí je to, co daly
        kostky a lízání, minus jejich průměr. Umění je zbytek: vlastní volby, volby ostatních a změny
        z pohledu o tah dál (revize). Přesnost je průměrná ztráta jednoho rozhodnutí bez těch, kde nebylo
        z čeho vybírat. Definice jsou v docs/analysis.md.

        Šance odhaduje na konci každého tahu bot `champion`. S --deep se od zlomových okamžiků
        a nejhorších chyb hry dohrají, štěstí jejich kostek se odečte a každé číslo dostane směrodatnou
        chybu. Výsledek nezávisí na --threads. Program končí s kódem 1, když je záznam chybný,
        a s kódem 2, když soubor nejde přečíst.

help-analyze-deep = Ověřit zlomové okamžiky a chyby dohráním

help-analyze-file = Záznam

help-analyze-json = Místo textu vypsat jeden dokument JSON

help-analyze-playouts = Nejvyšší počet dohrávek jedné pozice

help-analyze-report = Zapsat do tohoto souboru i stránku HTML s grafy

help-analyze-seed = Semínko dohrávek

help-analyze-threads = Vlákna [výchozí: jedno na každé jádro]

help-arena = Nechat boty hrát proti sobě a změřit, jak často který vyhrává

help-backup = Zapsat zálohu celé databáze do souboru

help-bench = Změřit, jak rychle se na jednom jádře odehrají náhodné hry

help-export = Zapsat některé stoly, nebo všechny, do souboru pro jinou databázi

help-help = Vypsat tuto nápovědu, nebo nápovědu k příkazu

help-help-option = Vypsat nápovědu

help-import = Přidat stoly ze souboru do databáze

help-kaiju = King of Tokyo: herní server, boti a nástroje
    .more =
        Bez příkazu `kaiju` zpřístupní hru v místní síti, stejně jako `kaiju serve --listen 0.0.0.0:8080`.

        Program končí s kódem 0 při úspěchu, 1 při neúspěšné kontrole a 2 při chybném použití.

help-lang-option = Jazyk nápovědy, záznamů, ověření a rozborů [výchozí: podle systému]

help-load = Zatížit běžící server naprogramovanými hráči

help-replay = Projít záznam: otázky, odpovědi a události
    .more =
        V terminálu se před každým tahem zastaví: Enter pokračuje dalším tahem, `a` až do konce, `q`
        končí. S --to, do souboru nebo do roury se vypíše všechno najednou.

        Každý řádek záznamu se přehraje a porovná se jeho otisk. Jestli byly kostky poctivé, ověří
        `kaiju verify`.

        Program končí s kódem 1, když je záznam chybný, a s kódem 2, když soubor nejde přečíst nebo
        hra takový tah nemá.

help-replay-file = Záznam

help-replay-json = Místo textu vypsat jeden dokument JSON se všemi událostmi

help-replay-position = Vypsat konečnou pozici: samotnou, nebo v dokumentu JSON

help-replay-to = Skončit před tímto tahem; tahy se počítají od 1, včetně tahů navíc

help-restore = Obnovit zálohu do prázdné nebo nové databáze

help-scenario = Spustit scénáře: pozice, předepsané kostky, akce a očekávaný výsledek
    .more =
        Každou chybu vypíše jako SOUBOR:ŘÁDEK:SLOUPEC: VĚTA (anglicky), pak počet scénářů, které prošly
        a neprošly. Program končí s kódem 1, když některý neprošel, a s kódem 2, když soubor nejde
        přečíst; ostatní se přesto spustí.

help-scenario-coverage = Spočítat scénáře ke každému pravidlu, kartě a dílku; bez cesty ty, které jsou v programu

help-scenario-json = Místo textu vypsat jeden dokument JSON

help-scenario-paths = Soubory se scénáři, nebo složky se soubory .scn

help-serve = Spustit hru: přátelé otevřou odkaz a hrají
    .more =
        Nic se nemusí nastavovat: server poslouchá na portu 8080 jen pro tento počítač a databázi má
        v aktuální složce. Každý potvrzený krok je na disku, takže program lze kdykoli ukončit.
        Jak provozovat server na internetu, popisuje docs/operations.md.

        KAIJU_LOG nastavuje podrobnost protokolu, například KAIJU_LOG=debug.

help-serve-bad_words = Soubor se slovy, která nesmí mít žádné jméno, na každém řádku jedno; `*` před slovem nebo za ním zastupuje libovolná písmena

help-serve-bot_threads = Nejvíc vláken, ve kterých přemýšlejí boti [výchozí: jedno na jádro]

help-serve-bots_waiting = Nejvíc stolů, které smějí čekat na své boty, než server odmítne nové hry s boty

help-serve-connections = Nejvíc spojení WebSocket všech klientů

help-serve-connections_per_address = Nejvíc spojení WebSocket z jedné adresy

help-serve-disk_quota = Velikost databáze v MiB, od které server nepřijímá nové stoly ani hosty; začaté hry pokračují [výchozí: bez omezení]

help-serve-idle_connections = Nejvíc spojení všech klientů, která neposlala celý požadavek; když jich je víc, zavírají se nejstarší

help-serve-keep_abandoned = Kolik dní zůstanou stoly, jejichž hra začala a neskončila; 0 navždy

help-serve-keep_audit = Kolik dní zůstane záznam o `kaiju admin` a o tom, co hráči nahlásili; 0 navždy

help-serve-keep_finished = Kolik dní zůstanou dohrané hry; 0 navždy

help-serve-keep_guests = Kolik dní zůstanou hosté, kteří nemají žádný stůl; 0 navždy

help-serve-keep_unstarted = Kolik dní zůstanou stoly, jejichž hra nezačala; 0 navždy

help-serve-listen = Adresa nebo jméno a port, kde server poslouchá: 0.0.0.0:8080 pro místní síť [výchozí: 127.0.0.1:8080, jen pro tento počítač]

help-serve-log_clients = Co protokol prozradí o klientech: otisk s klíčem tohoto procesu (hash), adresu (address), nebo nic (nothing)

help-serve-log_file = Soubor pro protokol, který SIGHUP znovu otevře [výchozí: chybový výstup]

help-serve-log_json = Psát protokol po řádcích JSON

help-serve-messages_per_second = Nejvíc zpráv za sekundu z jednoho spojení

help-serve-metrics = Adresa a port stavové stránky a metrik, jen pro správce, třeba 127.0.0.1:9464 [výchozí: žádná]

help-serve-new_per_minute = Nejvíc nových hostů a stolů za minutu z jedné adresy; všech požadavků smí být 25krát tolik

help-serve-public_url = Adresa, na které server najdou prohlížeče, třeba `https://kaiju.example`; požadavky na jiné stroje a z jiných stránek se odmítají; lze opakovat, hlavní je první

help-serve-secure = Nastavovat cookies vždy jen pro https

help-serve-store = Databáze: sqlite:CESTA, nebo postgres://UŽIVATEL:HESLO@STROJ/DATABÁZE; o stoly se může dělit několik databází PostgreSQL, když se volba opakuje, vždy ve stejném pořadí

help-serve-tables_awake = Nejvíc stolů v paměti

help-serve-tables_per_guest = Nejvíc otevřených stolů jednoho hosta; z jedné adresy jich smí být 10krát tolik

help-serve-trusted_proxy = Důvěryhodná proxy, jejíž hlavičky X-Forwarded-… platí: adresa, nebo rozsah jako 10.0.0.0/8; lze opakovat

help-verify = Ověřit záznamy dohraných her: každou kostku, každé lízání a každý krok
    .more =
        Ověří, že tajný klíč odpovídá závazku, že každá kostka a každé lízání plynou z klíče a příspěvků
        míst, že každá akce byla dovolená, že každý otisk je správný a že výsledek je výsledkem té hry.

        První chybu každého záznamu vypíše jako SOUBOR:ŘÁDEK:SLOUPEC: VĚTA. Záznam bez závazku nebo bez
        klíče, jehož kostky nejdou ověřit, je také chybný. Co platný záznam dokazuje a co ne, vysvětluje
        docs/fairness.md.

        Program končí s kódem 1, když je některý záznam chybný, a s kódem 2, když soubor nejde přečíst.

help-verify-commitment = Závazek, který byl vidět před hrou a který záznam musí mít

help-verify-json = Místo textu vypsat jeden dokument JSON

help-verify-paths = Záznamy, nebo složky se soubory .kot

help-version-option = Vypsat verzi
