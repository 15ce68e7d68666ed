# The screens with all cards and with the rules.

level = Nivel { $n }
cards-title = Cartas y losetas
cards-find = Buscar una carta
cards-search = Nombre o texto
cards-found = Resultados: { $n }
cards-unknown = Ninguna carta se llama «{ $card }».
cards-none = Ninguna carta coincide.
cards-none-sub = Quita un filtro o mira en las losetas.
skip-cards = Saltar a las cartas
filters = { $n ->
    [0] Filtros
   *[other] Filtros: { $n }
}
filter-kind = Tipo
filter-cost = Coste
filter-kin = Efecto
cost-any = Todos
cost-low = ≤ 3
cost-middle = 4–5
cost-high = 6 +
costs = cuesta
kin-atk = garras
kin-en = energía
kin-hp = vidas
kin-dice = dados
kin-vp = puntos
kin-def = defensa
tiles-sub = Dark Edition, se toman con 3, 6 y 10 de maldad
tiles-side = Cara de las losetas
side-red = Cara roja
side-green = Cara verde
tile-of = Loseta de { $level }, cara { $side ->
    [green] verde
   *[red] roja
}
in-rulebooks = Reglamentos
in-deck = en la baraja
not-in-deck = no está en esta baraja
rulings = Aclaraciones
no-rulings = Sin aclaraciones: el texto de la carta lo dice todo.
contents = Índice
rulebook = Reglamento
rulebook-print = Imprimir
rulebook-all = Todas las reglas
rules-search = Buscar en las reglas
rules-found = { $n ->
    [0] Sin resultados
   *[other] Resultados: { $n }
}
once = Un solo uso.
monsters = Monstruos
