# The screens with all cards and with the rules.

level = Level { $n }
cards-title = Cards and tiles
cards-find = Find a card
cards-search = Name or text
cards-found = { $n } found
cards-unknown = No card is called “{ $card }”.
cards-none = No card matches.
cards-none-sub = Remove a filter, or check the tiles.
skip-cards = Skip to the cards
filters = { $n ->
    [0] Filters
   *[other] Filters: { $n }
}
filter-kind = Kind
filter-cost = Cost
filter-kin = Effect
cost-any = Any
cost-low = ≤ 3
cost-middle = 4–5
cost-high = 6 +
costs = costs
kin-atk = claws
kin-en = energy
kin-hp = hearts
kin-dice = dice
kin-vp = points
kin-def = defence
tiles-sub = Dark Edition, taken at 3, 6 and 10 wickedness
tiles-side = Side of the tiles
side-red = Red side
side-green = Green side
tile-of = Tile at { $level }, { $side ->
    [green] green
   *[red] red
} side
in-rulebooks = Rulebooks
in-deck = in the deck
not-in-deck = not in this deck
rulings = Rulings
no-rulings = No rulings: the card text says it all.
contents = Contents
rulebook = Rulebook
rulebook-print = Print
rulebook-all = All rules
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
   *[other] { $n } found
}
once = One-time.
monsters = Monsters
