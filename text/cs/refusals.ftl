# Proč server něco odmítl: jedna věta pro každý kód.

## Často

code-offline = Server neodpovídá. Zkus to znovu.
code-unknown_table = Stůl s tímto kódem tu není.
code-sent_away = Odebrali tě od tohoto stolu. Dívat se můžeš dál.
code-stale_answer = Už je rozhodnuto: v jiném okně, trvalým příkazem nebo botem.
code-restarting = Server se restartuje. Za chvilku je zpátky.

## Zřídka

code-bad_message = Tato stránka a server si nerozumějí. Načti stránku znovu.
code-binary_message = Tato stránka a server si nerozumějí. Načti stránku znovu.
code-too_large = To je příliš dlouhé.
code-too_fast = Ne tak rychle: chvilku počkej.
code-too_slow = Spojení bylo příliš pomalé. Připojuji znovu.
code-too_many_connections = Z tvé sítě je otevřeno příliš mnoho stránek. Některé zavři.
code-server_full = Server je teď plný. Zkus to za chvíli znovu.
code-too_many_tables = Máš otevřeno příliš mnoho stolů. Některý dohraj, nebo ukonči.
code-wrong_origin = Tato stránka nebyla otevřena z tohoto serveru. Otevři ji na jeho vlastní adrese.
code-unknown_guest = Server už tě nezná. Načti stránku znovu.
code-unknown_page = Na této adrese nic není.
code-wrong_method = Tato stránka a server si nerozumějí. Načti stránku znovu.
code-unknown_seat = Takové místo u tohoto stolu není.
code-unknown_bot = Tohoto bota server nemá.
code-bad_rules = Podle těchto pravidel se hrát nedá.
code-bad_option = Tuto volbu server nedovoluje.
code-bad_position = S touto pozicí žádná hra začít nemůže.
code-bad_order = Tento příkaz nemůže fungovat, nebo odporuje jinému.
code-log_full = U tohoto stolu bylo příliš mnoho změn. Založ nový.
code-not_host = To může jen ten, kdo stůl založil.
code-not_your_seat = Na tomto místě hraje někdo jiný.
code-seat_taken = To místo je obsazené.
code-too_many_seats = Polovinu míst už mají hráči z tvé sítě. Ostatní místa nech jiným.
code-banned = Na tento server nemáš přístup.
code-bad_name = Toto jméno tu není dovolené. Zvol si jiné.
code-look_alike = Toto jméno vypadá stejně jako jméno jiného hráče. Zvol si jiné.
code-not_late = Nejdřív počkej aspoň minutu.
code-seat_free = Nikdo tam nesedí.
code-monster_taken = Někdo byl rychlejší: ta příšera je zabraná.
code-already_started = Hra už začala.
code-not_playing = Tady se teď nehraje.
code-not_over = Hra ještě neskončila.
code-already_contributed = Toto místo už svou náhodu přidalo.
code-not_asked = Teď nerozhoduješ ty.
code-no_hints = U tohoto stolu se neradí.
code-nothing_to_take_back = Už není co vzít zpět.
code-already_resigned = Tato příšera se už vzdala, hraje za ni bot.
code-not_abandoned = Ostatní hráči tu ještě jsou, nebo před chvilkou byli.
code-record_not_ready = Záznam bude k dispozici, až hra skončí.
code-too_few_players = Jsou potřeba aspoň dvě příšery.
code-illegal_action = Tento tah tu není dovolený.
code-server_error = Na serveru se něco pokazilo. Nic se nezměnilo.
