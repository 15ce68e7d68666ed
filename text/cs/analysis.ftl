# Rozbor dohrané hry a rady.

analysis = Rozbor
analysis-working = Rozebírám hru…
analysis-none = Rozbor teď není k dispozici.
analysis-retry = Zkusit znovu
analysis-why = Šance odhaduje bot šampion, který promýšlí každý tah až do konce.
analysis-deep = Podívat se hlouběji
analysis-deep-sub = klíčové chvíle se dohrají stokrát; trvá to asi minutu
analysis-deep-done = Klíčové chvíle se dohrály mnohokrát; ± je možná odchylka.
graph-view = Co ukazuje graf
graph-chances = Šance
graph-points = Body
chances-sub = Šance všech na výhru, krok za krokem
chances-at = Tah { $turn }: { $all }
chance-of = { $monster } { $n }
chance-error = { $n } ± { $error }

## One moment

moment-choice = { $who } se rozhoduje
moment-luck = Štěstí v této chvíli
moment-quiet = V tomto kroku o nic nešlo.
answer-list = Možnosti a šance na výhru po každé z nich
answer-given = zvoleno
answer-keep = Nechat { $dice }
answer-keep-none = Nenechat nic
answer-use = Použít { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }
answer-take = Vzít dílek { $card }
answer-pass = Nepoužít nic
judged-best = Nejlepší volba
judged-good = Stejně dobré jako nejlepší
judged-inaccuracy = Drobná nepřesnost: stála { $n }
judged-mistake = Chyba: stála { $n }
judged-blunder = Hrubá chyba: stála { $n }
what-if = Co kdyby? Hrát odtud dál
what-if-sub = Za { CASE($who, "acc") } rozhoduješ ty, za ostatní hrají boti

## Moments worth a look

highlights = Klíčové chvíle
highlight-inaccuracy = { $who } volí nepřesně: { $n }
highlight-mistake = { $who } chybuje: { $n }
highlight-blunder = { $who } hrubě chybuje: { $n }
luck-up = { $who } má štěstí: { $n }
luck-down = { $who } má smůlu: { $n }

## Luck and skill

skill = Štěstí a umění
skill-sub = Co změnilo šance všech na výhru
skill-who = Příšera
skill-luck = Štěstí
skill-own = Vlastní volby
skill-others = Ostatní
skill-slips = Chyby
skill-mean = průměr { $n }
skill-why = Štěstí: co daly kostky a karty oproti průměru. Vlastní volby: co by ušetřily lepší. Malé číslo je průměrná cena jednoho rozhodnutí.
skill-replay = Všechny volby jsou v záznamu

## Hints during a game: the best answer in one sentence to learn from

hint = Poradit
hint-thinking = Přemýšlím…
hint-close = Vyjde to zhruba nastejno.
hint-hope = aspoň { $n }×
hint-out = vyřazení do tvého dalšího tahu: { $n }
hint-keep-all = Dál neházej: dalším hodem bys víc riskoval, než získal.
hint-keep-none = Nic z toho nestojí za nechání. Hoď znovu všemi.
hint-keep-number = Tři stejná čísla bodují a každé další přidá bod.
hint-keep-claw = Útoč hned: oslabit ostatní má větší cenu než body.
hint-keep-heart = Nejdřív srdce: kdo je venku, nevyhraje.
hint-keep-energy = Energie teď je brzy karta.
hint-yield = Odejdi: když zůstaneš, šance, že tě do dalšího tahu vyřadí, je { $n }.
hint-stay = Zůstaň: Tokio za to riziko stojí. Šance, že tě do dalšího tahu vyřadí, je { $n }.
hint-buy = Kup kartu { $card }: máš z toho víc než z energie.
hint-take = Vezmi si dílek: pomůže ti nejvíc.
hint-end = Šetři energii: žádná karta za ni teď nestojí.
hint-sweep = Nic z toho ti moc nepomůže. Nové karty možná ano.
hint-use = Použij to hned: teď je ta chvíle.
hint-pass = Nech si to na později.
hint-order = Tohle udělej první.
