# Obrazovky se všemi kartami a s pravidly.

level = Úroveň { $n }
cards-title = Karty a dílky
cards-find = Najít kartu
cards-search = Název nebo text
cards-found = nalezeno { $n }
cards-unknown = Žádná karta se nejmenuje „{ $card }“.
cards-none = Nic neodpovídá.
cards-none-sub = Zruš některý filtr, nebo se podívej mezi dílky.
skip-cards = Přeskočit ke kartám
filters = { $n ->
    [0] Filtry
   *[other] Filtry: { $n }
}
filter-kind = Druh
filter-cost = Cena
filter-kin = Efekt
cost-any = Libovolná
cost-low = ≤ 3
cost-middle = 4–5
cost-high = 6 +
costs = cena
kin-atk = útok
kin-en = energie
kin-hp = životy
kin-dice = kostky
kin-vp = body
kin-def = obrana
tiles-sub = Dark Edition, bereš si je při zlobě 3, 6 a 10
tiles-side = Strana dílků
side-red = Červená strana
side-green = Zelená strana
tile-of = Dílek na úrovni { $level }, { $side ->
    [green] zelená
   *[red] červená
} strana
in-rulebooks = Sady pravidel
in-deck = v balíčku
not-in-deck = v tomto balíčku není
rulings = Výklad
no-rulings = Bez výkladu: vše říká text karty.
contents = Obsah
rulebook = Stručná pravidla
rulebook-print = Vytisknout
rulebook-all = Všechna pravidla
rules-search = Hledat v pravidlech
rules-found = { $n ->
    [0] Nic nenalezeno
   *[other] Nalezeno { $n }
}
once = Jednorázový.
monsters = Příšery
