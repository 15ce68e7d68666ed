# Program kaiju: záznamy, ověření, rozbory. Věty nemají tečku tam, kde ji přidá program.

## Záznam: nadpisy

replay-rules = Pravidla: { $rules }
replay-plays = Hráč { $name } hraje za příšeru { $monster }
replay-before = Před prvním tahem
replay-turn-head = Tah { $turn }: { $what }
replay-taken-back = Vzato zpět: { $what }
replay-pause = [Enter] další tah  [a] vše  [q] konec
replay-too-few = hra v souboru { $file } má jen { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}

## Záznam: otázky

asked-start = Hráč { $name } rozhoduje o schopnostech na začátku tahu
asked-keep = Hráč { $name } rozhoduje, které kostky si nechá, a { $rolls ->
    [one] zbývá mu 1 hod
    [few] zbývají mu { $rolls } hody
   *[other] zbývá mu { $rolls } hodů
}
asked-probe = Hráč { $name } rozhoduje o schopnostech pro tyto kostky
asked-fix = Hráč { $name } rozhoduje o schopnostech pro konečné kostky
asked-side_dice = Hráč { $name } rozhoduje o schopnostech pro kostky hozené kvůli kartě
asked-resolve = Hráč { $name } rozhoduje, co se vyhodnotí dál
asked-tile = Hráč { $name } rozhoduje, který dílek úrovně { $level } si vezme
asked-threat = Hráč { $name } rozhoduje o schopnostech proti ztrátě { $hearts ->
    [one] 1 života
    [few] { $hearts } životů
   *[other] { $hearts } životů
}
asked-leave = Hráč { $name } rozhoduje, zda opustí Tokio
asked-left = Hráč { $name } rozhoduje o schopnostech po opuštění Tokia
asked-shop = Hráč { $name } rozhoduje, co koupí
asked-reveal = Hráč { $name } rozhoduje o schopnostech pro odkryté karty
asked-choose = Hráč { $name } vybírá ({ $card })
asked-sell = Hráč { $name } rozhoduje o schopnostech na konci tahu
asked-again = Hráč { $name } rozhoduje o schopnostech po tahu
asked-nobody = Nikdo se nerozhoduje
chance-sides = Náhoda otáčí dílky
chance-first = Náhoda vybírá, kdo začne
chance-roll-off = Hráč { $name } hází o to, kdo začne
chance-dice = Hráč { $name } hází { $n ->
    [one] 1 kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}
chance-side-dice = Hráč { $name } hází { $n ->
    [one] 1 kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
} pro kartu { $card }
chance-reroll = Hráč { $name } přehazuje jednu kostku
chance-draw = Na místo { $place } se líže karta
chance-peek = Hráč { $name } se dívá na vrchní kartu

## Záznam: události

told-none = nic
told-tiles = Dílky jsou { $cards }
told-rolled-off = Hráč { $name } hodil o začátek { $dice }
told-revealed = Na místě { $place } se odkryla karta { $card }
told-reshuffled = { $n ->
    [one] Z 1 odložené karty je nový balíček
    [few] Z odložených karet ({ $n }) je nový balíček
   *[other] Z odložených karet ({ $n }) je nový balíček
}
told-turn = { $name }{ $extra ->
    [yes] , další tah
   *[no] {""}
}{ $fewer ->
    [0] {""}
    [one] , o 1 kostku méně
    [few] , o { $fewer } kostky méně
   *[other] , o { $fewer } kostek méně
}
told-dice-counted = Hráč { $name } má { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} a { $rolls ->
    [one] 1 hod
    [few] { $rolls } hody
   *[other] { $rolls } hodů
}
told-rolled = Hráč { $name } hodil { $n ->
    [one] 1 kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}: teď { $dice }, { $rolls ->
    [one] zbývá 1 hod
    [few] zbývají { $rolls } hody
   *[other] zbývá { $rolls } hodů
}
told-kept = Hráč { $name } si nechal { $dice }
told-side-rolled = Hráč { $name } hodil pro kartu { $card }: { $dice }
told-side-used = Kostky hráče { $name } pro kartu { $card } platí: { $dice }
told-lifted = Hráč { $name } zvedl kostku { $dice }
told-rerolled = Na kostce je teď { $dice }
told-turned = Hráč { $name } otočil kostku z { $from } na { $to }
told-roll-gained = Přibyl další hod, { $rolls ->
    [one] zbývá 1 hod
    [few] zbývají { $rolls } hody
   *[other] zbývá { $rolls } hodů
}
told-fixed = Výsledek je konečný: { $claws ->
    [one] 1 útok
    [few] { $claws } útoky
   *[other] { $claws } útoků
} a { $hearts ->
    [one] 1 využitelné léčení
    [few] { $hearts } využitelná léčení
   *[other] { $hearts } využitelných léčení
}
told-recounted = Ve výsledku { $claws ->
    [one] je teď 1 útok
    [few] jsou teď { $claws } útoky
   *[other] je teď { $claws } útoků
}
told-block-energy = { $n ->
    [one] Započítaná 1 energie
    [few] Započítané { $n } energie
   *[other] Započítáno { $n } energií
}
told-block-heart = { $n ->
    [one] Použito 1 léčení
    [few] Použita { $n } léčení
   *[other] Použito { $n } léčení
}
told-block-claw = { $n ->
    [one] Udeřil 1 útok
    [few] Udeřily { $n } útoky
   *[other] Udeřilo { $n } útoků
}
told-block-number = Započítáno { $n }× { $dice }
told-done = Kostky jsou vyhodnocené
told-used = Hráč { $name } použil: { $card }
told-passed = Hráč { $name } nic nepoužil
told-points-gained = Hráč { $name } získal { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} a má { $now }: { $why }
told-points-lost = Hráč { $name } ztratil { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} a má { $now }: { $why }
told-energy-gained = Hráč { $name } získal { $n ->
    [one] 1 energii
    [few] { $n } energie
   *[other] { $n } energií
} a má { $now }: { $why }
told-energy-spent = Hráč { $name } zaplatil { $n ->
    [one] 1 energii
    [few] { $n } energie
   *[other] { $n } energií
} a má { $now }: { $why }
told-healed = Hráč { $name } si vyléčil { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
} a má { $now }: { $why }
told-hurt = Hráč { $name } ztratil { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
} a má { $now }: { $by ->
    [player] { $whom }, { $why }
   *[nobody] { $why }
}
told-spared = Hráč { $name } se vyhnul ztrátě { $n ->
    [one] 1 života
    [few] { $n } životů
   *[other] { $n } životů
}
told-hearts-set = Hráč { $name } má teď { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
}: { $why }
told-shielded = Hráč { $name } už v tomto tahu neztratí žádný život
told-token-given = Hráč { $name } dostal žeton { $token ->
    [poison] jedu
   *[shrink] zmenšení
} a má jich { $now }
told-token-removed = Hráč { $name } odstranil žeton { $token ->
    [poison] jedu
   *[shrink] zmenšení
} a má jich { $now }
told-entered = Hráč { $name } převzal vládu nad { $place ->
    [bay] Tokijským zálivem
   *[city] Centrem Tokia
}
told-left = Hráč { $name } opustil { $place ->
    [bay] Tokijský záliv
   *[city] Centrum Tokia
}
told-moved = Hráč { $name } se přesunul do { $place ->
    [bay] Tokijského zálivu
   *[city] Centra Tokia
}
told-bay-closed = Tokijský záliv se zavřel
told-stayed = Hráč { $name } zůstal v Tokiu
told-wickedness = Hráč { $name } má zlobu { $now }
told-tile = Hráč { $name } si vzal dílek { $card }
told-bought = Hráč { $name } koupil kartu { $card }{ $from ->
    [deck] { " " }z vrchu balíčku
    [player] { " " }od hráče { $whom }
   *[market] {""}
} { $n ->
    [0] zdarma
    [one] za 1 energii
    [few] za { $n } energie
   *[other] za { $n } energií
}
told-handed = Karta { $card } přešla od hráče { $whom } k hráči { $name }
told-discarded = Hráč { $name } odložil: { $card }
told-swept = Hráč { $name } vyměnil nabídku
told-counter = Na kartě { $card } je teď { $now }
told-copies = { $card } kopíruje kartu { $target }
told-copies-nothing = { $card } nekopíruje nic
told-copy-spent = Co kopíruje { $card }, je spotřebované
told-saw = Hráč { $name } viděl na vrchu balíčku kartu { $card }
told-peeked = Hráč { $name } se podíval na vrchní kartu
told-extra-turn = Hráč { $name } získal další tah{ $fewer ->
    [0] {""}
    [one] , o 1 kostku méně
    [few] , o { $fewer } kostky méně
   *[other] , o { $fewer } kostek méně
}
told-saved = { $card } zachraňuje hráče { $name }
told-risen = Hráč { $name } vstal z mrtvých
told-out = Hráč { $name } vypadl ze hry
told-over = Konec hry: { $what }

## Záznam: příčiny za číslem a dvojtečkou

told-why-dice = kostky ({ $dice })
told-why-entry = vstup do Tokia
told-why-income = začátek tahu v Tokiu
told-why-poison = jed
told-why-power = { $card }
told-why-purchase = nákup karty { $card }
told-why-sweep = nové karty v nabídce

## Výsledky za dvojtečkou

over-points = hráč { $name } vyhrál s 20 body
over-last-alive = hráč { $name } vyhrál jako poslední přeživší
over-power = hráč { $name } vyhrál díky: { $card }
over-nobody = nevyhrál nikdo
over-draw = remíza
over-unfinished = hra není dohraná

## Ověření

verify-right = v pořádku; kostky: { $dice }, lízání: { $draws }, akce: { $actions }, otisky: { $digests }; { $result }
verify-sum = v pořádku: { $right }, chybné: { $wrong }{ $unread ->
    [0] {""}
   *[other] , nečitelné: { $unread }
}
verify-compare = porovnej s tím, co bylo vidět před hrou:
verify-commitment = závazek { $hex } (tajný klíč mu odpovídá)
verify-contribution = příspěvek hráče { $name } { $hex }
verify-no-contribution = žádný příspěvek hráče { $name }
verify-other-commitment = toto není závazek, který byl vidět před hrou

## Rozbor. $move je řádek záznamu; sloupce tabulky jsou krátké

analyze-point = ,
analyze-title = { $rules }, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}: { $result }
analyze-percent = v procentech
analyze-seat = místo
analyze-first = začátek
analyze-last = konec
analyze-luck = štěstí
analyze-skill = umění
analyze-own = vlastní
analyze-others = cizí
analyze-revision = revize
analyze-decisions = rozhodnutí
analyze-loss = ztráta
analyze-inaccuracies = nepřesn.
analyze-mistakes = chyby
analyze-blunders = hrubky
analyze-graded = nepřesnosti / chyby / hrubky
grade-good = dobrý tah
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubka
analyze-turning = Zlomové okamžiky
analyze-mistakes-head = Chyby
analyze-move = řádek { $line }, { $move }: { $what }
analyze-mistake = { $grade } { $cost }, lepší: { $better }
analyze-rollouts = Dohrávky: { $n ->
    [one] 1 partie
    [few] { $n } partie
   *[other] { $n } partií
} očištěných o štěstí v kostkách, ± směrodatné chyby
analyze-shift = { $name } z { $before } na { $after } %
analyze-best = nic není lepší
analyze-unclear = žádný jasný rozdíl
analyze-verdict = { $grade } za { $loss } %
analyze-bar-moves = kroky
analyze-bar-questions = otázky
analyze-bar-left = zbývá { $time }
analyze-unwritten = zprávu nelze zapsat

## Stránka s rozborem

report-chances = Šance na výhru
    .about = Po každém kroku, jeden pruh pro každé místo. Trojúhelníky jsou chyby a hrubky.
report-chances-plot = Šance všech míst na výhru po každém kroku
report-band = { $name }: na začátku { $first } %, na konci { $last } %
report-moves = { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
report-luck = Štěstí a umění
    .about = Poslední šance je ta první plus štěstí a umění. Umění jsou vlastní volby, volby ostatních a revize: co změní pohled o tah dál. Ztráta je průměr všech skutečných rozhodnutí. Vše v procentech.
report-luck-plot = Štěstí a umění každého místa
report-turning = Zlomové okamžiky
    .about = Kroky, které přesunuly aspoň desetinu všech šancí.
report-mistakes = Chyby
    .about = Co by bylo lepší a kolik to stálo.
report-rollouts = Dohrávky
    .about = Šampion dohrál partie od zlomových okamžiků a nejhorších chyb, štěstí v kostkách je odečtené. Šance jsou v procentech, ± směrodatné chyby.
report-none = Žádné.

## Uvítání serveru. První tři slova stojí před adresou

greet-here = Kaiju běží na
greet-network = V místní síti
greet-operator = Pro správce
greet-reach-machine = Dostaneš se na něj jen z tohoto počítače. Ostatní pustíš volbou --listen 0.0.0.0:{ $port }.
greet-reach-network = Dostane se na něj každý z místní sítě; z internetu nikdo, pokud ho nepustí tvůj router.
greet-reach-internet = Dostane se na něj každý z internetu, pokud mu v tom nebrání firewall.
greet-reach-proxy = Dostane se na něj každý, pokud tvoje proxy předává požadavky na { $listen }.
greet-and = { $some } a { $next }
greet-saved = Hry se ukládají: { $store }. Server zastavíš klávesami Ctrl-C, po novém spuštění hry pokračují.

## Soubory, za názvem souboru a dvojtečkou

file-unread = nelze přečíst
file-unlisted = nelze vypsat
file-none = v této složce není žádný soubor .{ $extension }

## Chybné použití: jedna věta bez tečky. $what je volba, třeba --json

usage-option = volba { $what } neexistuje
usage-command = příkaz { $what } neexistuje
usage-missing = chybí: { $what }
usage-conflict = { $what } nejde použít spolu s { $other }
usage-empty = { $what } potřebuje hodnotu
usage-value = { $what } nemůže být { $value }, jen { $values }
usage-wrong = { $what } nemůže být { $value }: { $why }
usage-similar = (nemyslíš { $what }?)
usage-help = (viz --help)

## Nápověda programu: nadpisy a poznámky

help-usage = Použití
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby
help-any-options = [VOLBY]
help-any-command = [PŘÍKAZ]
help-default = [výchozí: { $values }]
help-values = [možnosti: { $values }]
