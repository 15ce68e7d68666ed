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

rules-czech = Clásico checo
rules-spanish = Clásico español
rules-polish = Clásico polaco
rules-dark = Dark Edition
rules-modern = Juego base actual
rules-classic = todas las clásicas
rules-house = Solo reglas de la casa
rules-czech-sub = Si atacas y hay sitio en Tokyo, tienes que entrar. Aliento de fuego solo quema a los vecinos que ya alcanzas.
rules-spanish-sub = Como las reglas checas, pero Aliento de fuego alcanza siempre a los dos vecinos. Imitador puede copiar una carta de cualquier monstruo, incluso tuya.
rules-polish-sub = Veinte puntos solo ganan al final de tu propio turno. Si todos los monstruos caen a la vez, es un empate.
rules-dark-sub = Los tríos de 1 y de 2 aumentan tu maldad: con 3, 6 y 10 tomas una loseta. Si Tokyo está vacío después de tu tirada, tienes que entrar.
rules-modern-sub = El juego base de hoy con las cartas clásicas. Solo puedes abandonar Tokyo si te han herido. Si Tokyo está vacío después de tu tirada, tienes que entrar.
