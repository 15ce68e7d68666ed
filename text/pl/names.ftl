# Names of monsters, bots, dice, places and rule sets.

## Monsters

monster-gigazaur = Gigazaur
    .gen = Gigazaura
    .dat = Gigazaurowi
    .acc = Gigazaura
    .loc = Gigazaurze
    .ins = Gigazaurem
monster-kraken = Kraken
    .gen = Krakena
    .dat = Krakenowi
    .acc = Krakena
    .loc = Krakenie
    .ins = Krakenem
monster-the-king = The King
    .gen = The Kinga
    .dat = The Kingowi
    .acc = The Kinga
    .loc = The Kingu
    .ins = The Kingiem
monster-meka-dragon = Meka Dragon
    .gen = Meka Dragona
    .dat = Meka Dragonowi
    .acc = Meka Dragona
    .loc = Meka Dragonie
    .ins = Meka Dragonem
monster-cyber-bunny = Cyber Bunny
monster-alienoid = Alienoid
    .gen = Alienoida
    .dat = Alienoidowi
    .acc = Alienoida
    .loc = Alienoidzie
    .ins = Alienoidem

## Bots

bot-random = Losowy
bot-brawler = Zadymiarz
bot-newcomer = Nowicjusz
bot-dabbler = Amator
bot-casual = Niedzielny gracz
bot-regular = Bywalec
bot-seasoned = Wyjadacz
bot-strategist = Strateg
bot-expert = Ekspert
bot-champion = Mistrz
bot-newcomer-sub = Gra pierwszy raz: bierze, co wypadnie, zapomina kupować i przesiaduje w Tokio.
bot-dabbler-sub = Na każdy rzut ma ulubiony plan, a o reszcie zapomina.
bot-casual-sub = Goni za trójkami, czasem zauważy coś lepszego.
bot-regular-sub = Co drugi raz gra dobrze.
bot-seasoned-sub = Gra dobrze, z rzadka coś przeoczy.
bot-strategist-sub = Przelicza każdy rzut, ocenia według sprawdzonych zasad.
bot-expert-sub = Wie to, co mistrz, ale czasem coś przeoczy.
bot-champion-sub = Przelicza każdy rzut, ocenia na podstawie milionów rozegranych gier.

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-energy = energia
face-heart = serce
face-claw = pazur

## Icons, read aloud

icon-heart = { $n ->
    [one] serce
    [few] serca
   *[many] serc
}
icon-star = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
icon-energy = { $n ->
    [one] energia
    [few] energie
   *[many] energii
}
icon-wicked = { $n ->
    [one] punkt pokręcenia
    [few] punkty pokręcenia
   *[many] punktów pokręcenia
}
icon-poison = trucizna
icon-shrink = zmniejszenie
icon-mimic = kopia
icon-card = { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
icon-crown = korona
icon-skull = poza grą
icon-claw = { $n ->
    [one] pazur
    [few] pazury
   *[many] pazurów
}

## Numbers of a monster

stat-hearts = { $n ->
    [one] punkt życia
    [few] punkty życia
   *[many] punktów życia
}
stat-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
stat-energy = { $n ->
    [one] energia
    [few] energii
   *[many] energii
}
stat-wickedness = { $n ->
    [one] punkt pokręcenia
    [few] punkty pokręcenia
   *[many] punktów pokręcenia
}
stat-poison = { $n ->
    [one] znacznik trucizny
    [few] znaczniki trucizny
   *[many] znaczników trucizny
}
stat-shrink = { $n ->
    [one] znacznik zmniejszenia
    [few] znaczniki zmniejszenia
   *[many] znaczników zmniejszenia
}

## Kinds of cards

kind-keep = Zatrzymaj
kind-discard = Odrzuć
kind-tile = Kafelek
kind-tile-once = Kafelek jednorazowy

## Places

place-outside = poza Tokio
place-city = Centrum
place-bay = Zatoka
where-outside = poza Tokio
where-city = w Centrum
where-bay = w Zatoce

## Rule sets

rules-czech = Wydanie czeskie
rules-spanish = Wydanie hiszpańskie
rules-polish = Wydanie polskie
rules-dark = Mroczna Edycja
rules-modern = Obecna gra podstawowa
rules-classic = wszystkie klasyczne
rules-house = Tylko zasady domowe
rules-czech-sub = Kto atakuje, gdy w Tokio jest miejsce, musi tam wejść. Piekielny oddech parzy tylko tych sąsiadów, których i tak trafiasz.
rules-spanish-sub = Jak zasady czeskie, ale Piekielny oddech zawsze sięga obu sąsiadów. Imitacja może skopiować kartę dowolnego potwora, także twoją.
rules-polish-sub = 20 punktów daje wygraną dopiero na koniec twojej tury. Gdy wszystkie potwory padną naraz, jest remis.
rules-dark-sub = Trzy jedynki lub dwójki dają punkty pokręcenia: na poziomach 3, 6 i 10 bierzesz kafelek. Jeżeli po twoim rzucie Tokio jest puste, musisz tam wejść.
rules-modern-sub = Dzisiejsza gra podstawowa z klasycznymi kartami. Tokio opuścisz tylko wtedy, gdy stracisz punkty życia. Jeżeli po twoim rzucie Tokio jest puste, musisz tam wejść.
## Gry, bez względu na wydanie

game-classic = Klasyka
game-dark = Mroczna Edycja
game-modern = Obecna gra podstawowa
game-classic-sub = Gra podstawowa: wygrywa pierwszy z 20 punktami albo ostatni na nogach.
game-house = { $game }, zasady domowe
