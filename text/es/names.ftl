# Names of monsters, bots, dice, places and rule sets.

## Monsters, as the Spanish rulebook prints them

monster-gigazaur = Gigazaur
monster-kraken = Kraken
monster-the-king = King
monster-meka-dragon = MekaDracon
monster-cyber-bunny = CyberBunny
monster-alienoid = Alienoid

## Bots

bot-random = Al azar
bot-brawler = Matón
bot-newcomer = Novato
bot-dabbler = Principiante
bot-casual = Ocasional
bot-regular = Habitual
bot-seasoned = Curtido
bot-strategist = Estratega
bot-expert = Experto
bot-champion = Campeón
bot-newcomer-sub = Su primera partida: se queda con lo que sale, olvida comprar y se entretiene en Tokyo.
bot-dabbler-sub = Un plan favorito para cada tirada, y se olvida del resto.
bot-casual-sub = Persigue tríos y a veces ve algo mejor.
bot-regular-sub = Juega bien una de cada dos veces.
bot-seasoned-sub = Juega bien, con un descuido de vez en cuando.
bot-strategist-sub = Calcula cada tirada y juzga por reglas generales.
bot-expert-sub = Sabe lo que sabe el campeón, pero a veces se le escapa algo.
bot-champion-sub = Calcula cada tirada y juzga por la experiencia de millones de partidas.

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-energy = energía
face-heart = corazón
face-claw = garra

## Icons, read aloud. $n is the number before the icon, or 2 where there is none

icon-heart = { $n ->
    [one] vida
   *[other] vidas
}
icon-star = { $n ->
    [one] punto
   *[other] puntos
}
icon-energy = energía
icon-wicked = maldad
icon-poison = veneno
icon-shrink = reductor
icon-mimic = copia
icon-card = { $n ->
    [one] carta
   *[other] cartas
}
icon-crown = corona
icon-skull = eliminado
icon-claw = { $n ->
    [one] garra
   *[other] garras
}

## Numbers of a monster; $n is the number

stat-hearts = { $n ->
    [one] vida
   *[other] vidas
}
stat-points = { $n ->
    [one] punto
   *[other] puntos
}
stat-energy = energía
stat-wickedness = maldad
stat-poison = { $n ->
    [one] ficha de Veneno
   *[other] fichas de Veneno
}
stat-shrink = { $n ->
    [one] ficha Reductor
   *[other] fichas Reductor
}

## Kinds of cards

kind-keep = Permanente
kind-discard = Descartar
kind-tile = Loseta
kind-tile-once = Loseta, un solo uso

## Places

place-outside = fuera
place-city = ciudad
place-bay = bahía
where-outside = fuera de Tokyo
where-city = en la ciudad de Tokyo
where-bay = en Tokyo Bay

## Rule sets

rules-czech = Edición checa
rules-spanish = Edición española
rules-polish = Edición polaca
rules-dark = Dark Edition
rules-modern = Juego base actual
rules-classic = todas las clásicas
rules-house = Solo reglas de la casa
rules-czech-sub = Si atacas y hay sitio en Tokyo, tienes que entrar. Aliento de fuego solo quema a los vecinos a los que ya alcanza tu ataque.
rules-spanish-sub = Como las reglas checas, pero Aliento de fuego alcanza siempre a los dos vecinos. Imitador puede copiar una carta de cualquier monstruo, incluso tuya.
rules-polish-sub = Con veinte puntos solo se gana al final del propio turno. Si todos los monstruos caen a la vez, hay empate.
rules-dark-sub = Los tríos de 1 y de 2 aumentan tu maldad: al llegar a 3, 6 y 10 tomas una loseta. Si Tokyo está vacío después de tu tirada, tienes que entrar.
rules-modern-sub = El juego base de hoy con las cartas clásicas. Solo puedes abandonar Tokyo si te han herido. Si Tokyo está vacío después de tu tirada, tienes que entrar.
## Juegos, sin importar la edición impresa

game-classic = Clásico
game-dark = Dark Edition
game-modern = Juego base actual
game-classic-sub = El juego base: gana el primero con 20 puntos o el último en pie.
game-house = { $game }, reglas de la casa
