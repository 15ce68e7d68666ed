# The kaiju program: replays, checks, analyses. Sentences have no full stop where the program adds one. $name, $whom: players;
# $card: a card or tile; $dice: names of faces with spaces between them.

## Replay: headings

replay-rules = Zasady: { $rules }
replay-plays = { $name } gra jako { $monster }
replay-before = Przed pierwszą turą
replay-turn-head = Tura { $turn }: { $what }
replay-taken-back = Cofnięte: { $what }
replay-pause = [Enter] następna tura  [a] wszystko  [q] koniec
replay-too-few = gra w pliku { $file } ma tylko { $turns ->
    [one] 1 turę
    [few] { $turns } tury
   *[many] { $turns } tur
}

## Replay: questions

asked-start = { $name } decyduje o użyciu mocy na początku tury
asked-keep = { $name } decyduje, które kostki zatrzymać; { $rolls ->
    [one] został 1 rzut
    [few] zostały { $rolls } rzuty
   *[many] zostało { $rolls } rzutów
}
asked-probe = { $name } decyduje o użyciu mocy na te kostki
asked-fix = { $name } decyduje o użyciu mocy na ostateczne kostki
asked-side_dice = { $name } decyduje o użyciu mocy na kostki rzucone za kartę
asked-resolve = { $name } decyduje, co wykorzystać następne
asked-tile = { $name } decyduje, który kafelek z poziomu { $level } wziąć
asked-threat = { $name } decyduje o użyciu mocy przeciw utracie { $hearts ->
    [one] 1 punktu życia
    [few] { $hearts } punktów życia
   *[many] { $hearts } punktów życia
}
asked-leave = { $name } decyduje, czy opuścić Tokio
asked-left = { $name } decyduje o użyciu mocy po opuszczeniu Tokio
asked-shop = { $name } decyduje, co kupić
asked-reveal = { $name } decyduje o użyciu mocy na odkryte karty
asked-choose = { $name } dokonuje wyboru: { $card }
asked-sell = { $name } decyduje o użyciu mocy na koniec tury
asked-again = { $name } decyduje o użyciu mocy po turze
asked-nobody = Nikt nie musi decydować
chance-sides = Los wybiera strony kafelków
chance-first = Los wybiera, kto zaczyna
chance-roll-off = { $name } rzuca o pierwszą turę
chance-dice = { $name } rzuca { $n ->
    [one] 1 kostką
    [few] { $n } kostkami
   *[many] { $n } kostkami
}
chance-side-dice = { $name } rzuca { $n ->
    [one] 1 kostką
    [few] { $n } kostkami
   *[many] { $n } kostkami
}: { $card }
chance-reroll = { $name } rzuca ponownie jedną kostką
chance-draw = Karta zostaje dociągnięta na miejsce { $place }
chance-peek = { $name } podgląda wierzchnią kartę

## Replay: events

told-none = brak
told-tiles = Kafelki: { $cards }
told-rolled-off = { $name } rzuca o pierwszą turę: { $dice }
told-revealed = Na miejscu { $place } odkryto kartę { $card }
told-reshuffled = Odrzucone karty ({ $n }) tworzą nowy stos
# The heading of a turn.
told-turn = { $name }{ $extra ->
    [yes] , dodatkowa tura
   *[no] {""}
}{ $fewer ->
    [0] {""}
    [one] , 1 kostka mniej
    [few] , { $fewer } kostki mniej
   *[many] , { $fewer } kostek mniej
}
told-dice-counted = { $name } ma { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
} i { $rolls ->
    [one] 1 rzut
    [few] { $rolls } rzuty
   *[many] { $rolls } rzutów
}
told-rolled = { $name } rzuca { $n ->
    [one] 1 kostką
    [few] { $n } kostkami
   *[many] { $n } kostkami
}: teraz { $dice }; { $rolls ->
    [one] został 1 rzut
    [few] zostały { $rolls } rzuty
   *[many] zostało { $rolls } rzutów
}
told-kept = { $name } zatrzymuje { $dice }
told-side-rolled = { $name } rzuca za { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }: { $dice }
told-side-used = { $name }, kostki za { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card } są ostateczne: { $dice }
told-lifted = { $name } podnosi kostkę z wynikiem { $dice }
told-rerolled = Kostka pokazuje teraz { $dice }
told-turned = { $name } obraca kostkę z { $from } na { $to }
told-roll-gained = Zdobyto kolejny rzut: { $rolls ->
    [one] został 1 rzut
    [few] zostały { $rolls } rzuty
   *[many] zostało { $rolls } rzutów
}
told-fixed = Wynik jest ostateczny: { $claws ->
    [one] 1 pazur
    [few] { $claws } pazury
   *[many] { $claws } pazurów
} i { $hearts ->
    [one] 1 serce do użycia
    [few] { $hearts } serca do użycia
   *[many] { $hearts } serc do użycia
}
told-recounted = W wyniku { $claws ->
    [one] jest teraz 1 pazur
    [few] są teraz { $claws } pazury
   *[many] jest teraz { $claws } pazurów
}
told-block-energy = Energia na kostkach: { $n }
told-block-heart = { $n ->
    [one] Wykorzystano 1 serce
    [few] Wykorzystano { $n } serca
   *[many] Wykorzystano { $n } serc
}
told-block-claw = { $n ->
    [one] Uderza 1 pazur
    [few] Uderzają { $n } pazury
   *[many] Uderza { $n } pazurów
}
# $dice: 1, 2 or 3.
told-block-number = Punktowanie: { $n } × { $dice }
told-done = Kostki są wykorzystane
told-used = { $name } używa { KIND($card) ->
    [tile] kafelka
   *[card] karty
} { $card }
told-passed = { $name } pasuje
told-points-gained = { $name } zdobywa { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} i ma { $now }: { $why }
told-points-lost = { $name } traci { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} i ma { $now }: { $why }
told-energy-gained = { $name } zdobywa { $n ->
    [one] 1 energię
    [few] { $n } energii
   *[many] { $n } energii
} i ma { $now }: { $why }
told-energy-spent = { $name } wydaje { $n ->
    [one] 1 energię
    [few] { $n } energii
   *[many] { $n } energii
} i ma { $now }: { $why }
told-healed = { $name } odzyskuje { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
} i ma { $now }: { $why }
told-hurt = { $name } traci { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
} i ma { $now }: { $by ->
    [player] { $whom }, { $why }
   *[nobody] { $why }
}
told-spared = { $name } unika utraty { $n ->
    [one] 1 punktu życia
    [few] { $n } punktów życia
   *[many] { $n } punktów życia
}
told-hearts-set = { $name } ma teraz { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}: { $why }
told-shielded = { $name } nie traci już w tej turze punktów życia
told-token-given = { $name } dostaje znacznik { $token ->
    [poison] trucizny
   *[shrink] zmniejszenia
} i ma ich { $now }
told-token-removed = { $name } usuwa znacznik { $token ->
    [poison] trucizny
   *[shrink] zmniejszenia
} i ma ich { $now }
told-entered = { $name } wchodzi do { $place ->
    [bay] Zatoki
   *[city] Centrum
}
told-left = { $name } opuszcza { $place ->
    [bay] Zatokę
   *[city] Centrum
}
told-moved = { $name } przechodzi do { $place ->
    [bay] Zatoki
   *[city] Centrum
}
told-bay-closed = Zatoka zostaje zamknięta
told-stayed = { $name } zostaje w Tokio
told-wickedness = { $name }, pokręcenie: { $now }
told-tile = { $name } bierze kafelek { $card }
told-bought = { $name } kupuje kartę { $card }{ $from ->
    [deck] { " " }z wierzchu stosu
    [player] { " " }(sprzedaje { $whom })
   *[market] {""}
} za { $n ->
    [one] 1 energię
    [few] { $n } energii
   *[many] { $n } energii
}
told-handed = Karta { $card } zmienia właściciela: przedtem { $whom }, teraz { $name }
told-discarded = { $name } odrzuca { KIND($card) ->
    [tile] kafelek
   *[card] kartę
} { $card }
told-swept = { $name } wymienia karty w banku
told-counter = { $card }: leży teraz { $now }
told-copies = { $card } kopiuje kartę { $target }
told-copies-nothing = { $card } niczego nie kopiuje
told-copy-spent = { $card }: skopiowane działanie jest zużyte
told-saw = { $name } widzi na wierzchu stosu kartę { $card }
told-peeked = { $name } podgląda wierzchnią kartę
told-extra-turn = { $name } zdobywa dodatkową turę{ $fewer ->
    [0] {""}
    [one] , 1 kostka mniej
    [few] , { $fewer } kostki mniej
   *[many] , { $fewer } kostek mniej
}
told-saved = { $name } uchodzi z życiem: { $card }
told-risen = { $name } powstaje z martwych
told-out = { $name } odpada z gry
told-over = Koniec gry: { $what }

## Replay: causes, which stand after a number and a colon

told-why-dice = kostki ({ $dice })
told-why-entry = wejście do Tokio
told-why-income = początek tury w Tokio
told-why-poison = trucizna
told-why-power = { $card }
told-why-purchase = zakup: { $card }
told-why-sweep = nowe karty w banku

## Results, which stand after a colon

over-points = { $name } wygrywa, mając 20 punktów
over-last-alive = { $name } wygrywa jako jedyny żywy potwór
over-power = { $name } wygrywa dzięki: { $card }
over-nobody = nikt nie wygrywa
over-draw = remis
over-unfinished = gra jest niedokończona

## Verify

verify-right = zgadza się; kostki: { $dice }, dociągnięte karty: { $draws }, ruchy: { $actions }, skróty: { $digests }; { $result }
verify-sum = zgodne: { $right }, niezgodne: { $wrong }{ $unread ->
    [0] {""}
   *[other] , nieczytelne: { $unread }
}
verify-compare = porównaj to z tym, co było widać przed grą:
verify-commitment = pieczęć { $hex } (klucz do niej pasuje)
verify-contribution = losowość, { $name }: { $hex }
verify-no-contribution = bez losowości: { $name }
verify-other-commitment = to nie jest pieczęć pokazana przed grą

## Analyze. $move is a line of the record; the columns of a table are short

analyze-point = ,
analyze-title = { $rules }, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}: { $result }
analyze-percent = w procentach
analyze-seat = miejsce
analyze-first = początek
analyze-last = koniec
analyze-luck = szczęście
analyze-skill = umiejętność
analyze-own = własne
analyze-others = cudze
analyze-revision = rewizja
analyze-decisions = decyzje
analyze-loss = strata
analyze-inaccuracies = niedokł.
analyze-mistakes = błędy
analyze-blunders = kiksy
analyze-graded = niedokładności / błędy / kiksy
grade-good = dobry ruch
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = kiks
analyze-turning = Punkty zwrotne
analyze-mistakes-head = Błędy
analyze-move = wiersz { $line }, { $move }: { $what }
analyze-mistake = { $grade } { $cost }, lepiej: { $better }
analyze-rollouts = Symulacje: { $n ->
    [one] 1 dogrywka
    [few] { $n } dogrywki
   *[many] { $n } dogrywek
} bez szczęścia na kostkach, ± błędy standardowe
analyze-shift = { $name } z { $before } na { $after } %
analyze-best = nie ma nic lepszego
analyze-unclear = brak wyraźnej różnicy
analyze-verdict = { $grade }: { $loss } %
analyze-bar-moves = ruchy
analyze-bar-questions = decyzje
analyze-bar-left = zostało { $time }
analyze-unwritten = nie można zapisać raportu

## The page of an analysis

report-chances = Szanse na wygraną
    .about = Po każdym ruchu, jedno pasmo na każde miejsce. Trójkąty to błędy i kiksy.
report-chances-plot = Szanse wszystkich miejsc na wygraną po każdym ruchu
report-band = { $name }: na początku { $first } %, na końcu { $last } %
report-moves = { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
report-luck = Szczęście i umiejętność
    .about = Ostatnia szansa to pierwsza plus szczęście i umiejętność. Umiejętność to własne wybory, wybory innych i rewizja: to, co zmienia spojrzenie o turę dalej. Strata to średnia ze wszystkich prawdziwych decyzji. Wszystko w procentach.
report-luck-plot = Szczęście i umiejętność każdego miejsca
report-turning = Punkty zwrotne
    .about = Ruchy, które przesunęły co najmniej dziesiątą część wszystkich szans.
report-mistakes = Błędy
    .about = Co byłoby lepsze i ile to kosztowało.
report-rollouts = Symulacje
    .about = Mistrz grał dalej od punktów zwrotnych i najgorszych błędów, a szczęście na kostkach zostało odjęte. Szanse są w procentach, ± błędy standardowe.
report-none = Brak.

## The greeting of a server. The first three stand before an address

greet-here = Kaiju działa pod
greet-network = W sieci lokalnej
greet-operator = Dla administratora
greet-reach-machine = Dostęp ma tylko ten komputer. Innych wpuścisz opcją --listen 0.0.0.0:{ $port }.
greet-reach-network = Dostęp ma każdy w twojej sieci; nikt z internetu, chyba że wpuści go router.
greet-reach-internet = Dostęp ma każdy w internecie, chyba że zatrzyma go zapora.
greet-reach-proxy = Dostęp ma każdy, jeśli twoje proxy przekazuje żądania na { $listen }.
greet-and = { $some } i { $next }
greet-saved = Gry są zapisywane w { $store }. Ctrl-C zatrzymuje serwer; po ponownym uruchomieniu gry toczą się dalej.

## Files, after the name of the file and a colon

file-unread = nie można odczytać
file-unlisted = nie można przejrzeć
file-none = w tym folderze nie ma plików .{ $extension }

## Wrong usage: one sentence without a full stop. $what is an option, such as --json

usage-option = nie ma opcji { $what }
usage-command = nie ma polecenia { $what }
usage-missing = brakuje: { $what }
usage-conflict = { $what } nie można użyć razem z { $other }
usage-empty = { $what } wymaga wartości
usage-value = { $what } nie może mieć wartości { $value }; możliwe: { $values }
usage-wrong = { $what } nie może mieć wartości { $value }: { $why }
usage-similar = (chodzi o { $what }?)
usage-help = (zobacz --help)

## The help of the program: headings and notes

help-usage = Użycie
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-any-options = [OPCJE]
help-any-command = [POLECENIE]
help-default = [domyślnie: { $values }]
help-values = [możliwe wartości: { $values }]
