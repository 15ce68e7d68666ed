# Záznam hry a ověření kostek.

replay = Záznam
play = Přehrát
title-replay = Záznam, tah { $turn } · Kaiju
replay-where = { $rules } · { $n ->
    [one] 1 příšera
    [few] { $n } příšery
   *[other] { $n } příšer
} · { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
replay-board = Deska v tomto okamžiku
replay-time = Časová osa
replay-turn = Tah
replay-move = Posun v čase
replay-keys-step = předchozí nebo další krok
replay-keys-turn = předchozí nebo další tah
replay-keys-ends = začátek nebo konec
replay-keys-play = přehrát nebo pozastavit
replay-keys-eyes = pohled příšery, nebo vidět vše
replay-missing = Taková hra tu není
replay-none = Tato hra ještě nezačala.
skip-scrub = Přeskočit k časové ose
turn-n = Tah { $n }
of-n = z { $n }
step-n = krok { $n } z { $of }
turn-back = Předchozí tah
step-back = Předchozí krok
pause = Pozastavit
step-on = Další krok
turn-on = Další tah
replay-deck = { $n } v balíčku
replay-top = Vrchní karta balíčku, vidí ji { $who }
replay-top-hidden = Skrytá karta
check-before = Zapečetěno před hrou
check-after = Klíč odhalený po hře
check-luck = Náhodu přidali
check-here = Ověřit každou kostku
check-running = Klíč se odhalí, až hra skončí.
check-fair = Vše je poctivé: klíč odpovídá pečeti, kostky ({ $dice }) i lízání ({ $draws }) také.
check-witness = { $own ->
    [0] Toto zařízení vidělo pečeť před hrou a z hodů a lízání ({ $all }) jich na vlastní oči vidělo { $seen }: záznam říká totéž.
   *[other] Toto zařízení vidělo pečeť před hrou, přidalo vlastní náhodu a z hodů a lízání ({ $all }) jich na vlastní oči vidělo { $seen }: záznam říká totéž.
}
check-daily = Vše je poctivé: klíč plyne z data a kostky ({ $dice }) i lízání ({ $draws }) plynou z klíče.
check-alone = Záznam souhlasí sám se sebou, kostky: { $dice }, lízání: { $draws }. Toto zařízení ale nevidělo pečeť před hrou, takže nepozná, jestli ho server později nezměnil.
check-changed = Na řádku { $line } stojí { $found }, ale toto zařízení vidělo { $seen }.
check-own = V záznamu chybí náhoda, kterou přidalo toto zařízení.
check-short = Záznam končí dřív než to, co toto zařízení vidělo.
check-contradicted = Během hry řekl server tomuto zařízení dvě různé věci.
check-foreign = Tento záznam nepatří k pečeti, která byla vidět před hrou.
check-bad = Klíč neodpovídá pečeti.
check-unreadable = Od řádku { $line } nejde záznam přečíst.
check-unfair = Řádek { $line } neodpovídá klíči: stojí tam { $found } místo { $due }.
check-note = Tvůj prohlížeč přepočítá pečeť, kostky i lízání. Tahy ověříš bez tohoto serveru příkazem kaiju verify.
check-lesson = Tohle byla výuka: první kostky byly připravené, takže není co ověřovat.
