# Names of monsters, bots, dice, places and rule sets.

## Monsters. Languages with cases add them as attributes: .gen, .dat, .acc, .loc, .ins

monster-gigazaur = Gigazaur
monster-kraken = Kraken
monster-the-king = The King
monster-meka-dragon = Meka Dragon
monster-cyber-bunny = Cyber Bunny
monster-alienoid = Alienoid

## Bots

bot-random = Random
bot-brawler = Brawler
bot-newcomer = Newcomer
bot-dabbler = Dabbler
bot-casual = Casual
bot-regular = Regular
bot-seasoned = Seasoned
bot-strategist = Strategist
bot-expert = Expert
bot-champion = Champion
bot-newcomer-sub = First game ever: keeps what falls, forgets to buy, lingers in Tokyo.
bot-dabbler-sub = One favourite plan for every roll, and forgets the rest.
bot-casual-sub = Chases sets, now and then spots something better.
bot-regular-sub = Plays well every other time.
bot-seasoned-sub = Plays well, with a slip now and then.
bot-strategist-sub = Works out every roll, judges by rules of thumb.
bot-expert-sub = Knows what the champion knows, overlooks something now and then.
bot-champion-sub = Works out every roll, judges by millions of games of experience.

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-energy = energy
face-heart = heart
face-claw = claw

## Icons, read aloud. $n is the number before the icon, or 2 where there is none

icon-heart = { $n ->
    [one] heart
   *[other] hearts
}
icon-star = { $n ->
    [one] point
   *[other] points
}
# Also: $n
icon-energy = energy
# Also: $n
icon-wicked = wickedness
icon-poison = poison
icon-shrink = shrink
icon-mimic = copy
icon-card = { $n ->
    [one] card
   *[other] cards
}
icon-crown = crown
icon-skull = out
icon-claw = { $n ->
    [one] claw
   *[other] claws
}

## Numbers of a monster; $n is the number

stat-hearts = { $n ->
    [one] heart
   *[other] hearts
}
stat-points = { $n ->
    [one] point
   *[other] points
}
# Also: $n
stat-energy = energy
# Also: $n
stat-wickedness = wickedness
stat-poison = { $n ->
    [one] poison token
   *[other] poison tokens
}
stat-shrink = { $n ->
    [one] shrink token
   *[other] shrink tokens
}

## Kinds of cards

kind-keep = Keep
kind-discard = One-time
kind-tile = Tile
kind-tile-once = Tile, one-time

## Places

place-outside = outside
place-city = City
place-bay = Bay
where-outside = outside Tokyo
where-city = in Tokyo City
where-bay = in Tokyo Bay

## Rule sets

rules-czech = Czech edition
rules-spanish = Spanish edition
rules-polish = Polish edition
rules-dark = Dark Edition
rules-modern = Current base game
rules-classic = all classic ones
rules-house = House rules only
rules-czech-sub = If you attack and Tokyo has room, you must enter. Fire Breathing burns only neighbours you hit anyway.
rules-spanish-sub = Like the Czech rules, but Fire Breathing always reaches both neighbours. Mimic may copy any monster’s card, even your own.
rules-polish-sub = Twenty points win only at the end of your own turn. If all monsters fall at once, it’s a draw.
rules-dark-sub = Sets of 1s and 2s make you wicked: at 3, 6 and 10 you take a tile. If Tokyo is empty after your roll, you must enter.
rules-modern-sub = Today’s base game with the classic cards. You may leave Tokyo only if you were hurt. If Tokyo is empty after your roll, you must enter.

## Games, without their printings

game-classic = Classic
game-dark = Dark Edition
game-modern = Current base game
game-classic-sub = The base game: first to 20 points, or last one standing.
game-house = { $game }, house rules
