# Jména příšer a botů, kostky, místa a sady pravidel.

## Příšery

monster-gigazaur = Gigazaur
    .gen = Gigazaura
    .dat = Gigazaurovi
    .acc = Gigazaura
    .loc = Gigazaurovi
    .ins = Gigazaurem
monster-kraken = Kraken
    .gen = Krakena
    .dat = Krakenovi
    .acc = Krakena
    .loc = Krakenovi
    .ins = Krakenem
monster-the-king = King
    .gen = Kinga
    .dat = Kingovi
    .acc = Kinga
    .loc = Kingovi
    .ins = Kingem
monster-meka-dragon = MekaDragon
    .gen = MekaDragona
    .dat = MekaDragonovi
    .acc = MekaDragona
    .loc = MekaDragonovi
    .ins = MekaDragonem
monster-cyber-bunny = Cyberbunny
    .gen = Cyberbunnyho
    .dat = Cyberbunnymu
    .acc = Cyberbunnyho
    .loc = Cyberbunnym
    .ins = Cyberbunnym
monster-alienoid = Alienoid
    .gen = Alienoida
    .dat = Alienoidovi
    .acc = Alienoida
    .loc = Alienoidovi
    .ins = Alienoidem

## Boti

bot-random = Náhoda
bot-brawler = Rváč
bot-newcomer = Nováček
bot-dabbler = Začátečník
bot-casual = Pohodář
bot-regular = Štamgast
bot-seasoned = Mazák
bot-strategist = Stratég
bot-expert = Expert
bot-champion = Šampion
bot-newcomer-sub = Hraje poprvé: nechává, co padne, zapomíná nakupovat a otálí v Tokiu.
bot-dabbler-sub = Na všechno má jeden oblíbený plán a na ostatní zapomíná.
bot-casual-sub = Honí trojice, občas si všimne něčeho lepšího.
bot-regular-sub = Každé druhé rozhodnutí má dobré.
bot-seasoned-sub = Hraje dobře, jen občas něco přehlédne.
bot-strategist-sub = Propočítá každý hod a řídí se osvědčenými pravidly.
bot-expert-sub = Umí totéž co šampion, jen občas něco přehlédne.
bot-champion-sub = Propočítá každý hod a opírá se o zkušenosti z milionů her.

## Kostky

face-1 = 1
face-2 = 2
face-3 = 3
face-energy = energie
face-heart = léčení
face-claw = útok

## Symboly, jak se čtou nahlas

icon-heart = { $n ->
    [one] život
    [few] životy
   *[other] životů
}
icon-star = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
icon-energy = { $n ->
    [one] energie
    [few] energie
   *[other] energií
}
icon-wicked = { $n ->
    [one] bod zloby
    [few] body zloby
   *[other] bodů zloby
}
icon-poison = jed
icon-shrink = zmenšení
icon-mimic = kopie
icon-card = { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
icon-crown = koruna
icon-skull = mimo hru
icon-claw = { $n ->
    [one] útok
    [few] útoky
   *[other] útoků
}

## Čísla příšery

stat-hearts = { $n ->
    [one] život
    [few] životy
   *[other] životů
}
stat-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
stat-energy = { $n ->
    [one] energie
    [few] energie
   *[other] energií
}
stat-wickedness = { $n ->
    [one] bod zloby
    [few] body zloby
   *[other] bodů zloby
}
stat-poison = { $n ->
    [one] žeton jedu
    [few] žetony jedu
   *[other] žetonů jedu
}
stat-shrink = { $n ->
    [one] žeton zmenšení
    [few] žetony zmenšení
   *[other] žetonů zmenšení
}

## Druhy karet

kind-keep = Stálá
kind-discard = Odlož
kind-tile = Dílek
kind-tile-once = Dílek, odlož

## Místa

place-outside = mimo Tokio
place-city = Centrum
place-bay = Záliv
where-outside = mimo Tokio
where-city = v Centru Tokia
where-bay = v Tokijském zálivu

## Sady pravidel

rules-czech = České vydání
rules-spanish = Španělské vydání
rules-polish = Polské vydání
rules-dark = Dark Edition
rules-modern = Dnešní základní hra
rules-classic = všechny klasické
rules-house = Jen domácí pravidla
rules-czech-sub = Když útočíš a v Tokiu je místo, musíš tam jít. Ohnivý dech spálí jen sousedy, které tvůj útok zasáhne tak jako tak.
rules-spanish-sub = Jako česká pravidla, jen Ohnivý dech vždy dosáhne na oba sousedy. Imitace smí kopírovat kartu kterékoli příšery, i tvou vlastní.
rules-polish-sub = S dvaceti body vyhraješ jen na konci svého tahu. Když padnou všechny příšery najednou, je to remíza.
rules-dark-sub = Trojice jedniček a dvojek zvyšují tvou zlobu: při 3, 6 a 10 si vezmeš dílek. Když je Tokio po tvém hodu prázdné, musíš tam jít.
rules-modern-sub = Dnešní základní hra s klasickými kartami. Tokio smíš opustit, jen když tě někdo zranil. Když je Tokio po tvém hodu prázdné, musíš tam jít.
## Hry bez ohledu na vydání

game-classic = Klasika
game-dark = Dark Edition
game-modern = Dnešní základní hra
game-classic-sub = Základní hra: vyhrává první s 20 body, nebo poslední přeživší.
game-house = { $game }, domácí pravidla
