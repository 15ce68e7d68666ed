# Výsledek hry. V hranatých závorkách jsou symboly.

rematch = Odveta
title-winner = { $who } vítězí · Kaiju
title-nobody = Konec hry · Kaiju
finished = konec hry
result = Výsledek
result-over = Vládcem Tokia je
result-nobody = Nikdo
result-how-nobody = { $how ->
    [all_lost] Poslední příšery padly v tahu { $turn } najednou: prohráli všichni.
    [drawn] Poslední příšery padly v tahu { $turn } najednou: remíza.
    [resigned] V tahu { $turn } se vzdali všichni.
   *[abandoned] Hra byla ukončena v tahu { $turn }, než kdokoli vyhrál.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] a { $hearts } [heart] v tahu { $turn }
    [last_alive] poslední přeživší, v tahu { $turn }
    [resigned] všichni ostatní se vzdali
   *[other] v tahu { $turn }, měl { $points } [star]
}
result-standing = Pořadí
result-next = Co dál?
story = Hra v číslech
story-race = Závod
story-deeds = Čísla
story-deeds-sub = Podtrženo: nejvíc ze všech
story-dice = Kostky
story-dice-sub = Kolikrát padla každá strana a o kolik se to liší od průměrného štěstí
story-cards = Karty
story-cards-sub = Koupené karty, jak šly za sebou
story-cards-none = Nikdo nekoupil žádnou kartu.
tally-dealt = Způsobená zranění
tally-taken = Ztracené životy
tally-healed = Vyléčené životy
tally-in = Tahy v Tokiu
tally-points = Body za Tokio
tally-cards = Koupené karty
dice-due = průměr
standing-out = mimo hru od tahu { $turn }
standing-out-by = mimo hru od tahu { $turn }, zabil ho { $who }
race-sub = Body všech příšer, tah za tahem
race-turn = start
race-out = { $monster } vypadl v tahu { $turn }
moments = Okamžiky
moment-at = Tah { $turn }
moment-blow = Nejtvrdší rána: { $who } zasahuje { CASE($whom, "acc") } za { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
}.
moment-turn = Nejlepší tah: { $who } získává { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}.
moment-out = { $who } vypadává ze hry.
moment-out-by = { $whom } zabíjí { CASE($who, "acc") }.
moment-first = { $who } vstupuje do Tokia jako první.
moment-roll = Hod hry: { $who } hodil { $dice }
moment-bought = Nejdražší karta: { $who } kupuje za { $n ->
    [one] 1 energii
    [few] { $n } energie
   *[other] { $n } energií
} kartu { $card }.
moment-lead = Zlom: { $who } se ujímá vedení a už ho nepustí, má { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}.
moment-close = O chlup: { $who } má už jen { $n ->
    [one] 1 život
    [few] { $n } životy
   *[other] { $n } životů
}.
moment-duel = Souboj: ve hře zůstávají jen { $who } a { $whom }.
rematch-join = Přidat se k odvetě
rematch-sub = stejná místa, nové kostky
rematch-by = { $name } chce odvetu.
rematch-watch = Dívat se na odvetu
share = Sdílet
share-picture = Plakát hry: vítěz, závod a pořadí
share-send = Poslat…
share-save = Uložit obrázek
share-text = Text ke sdílení
share-copy = Kopírovat text
share-failed = Obrázek se tu nepodařilo nakreslit.
watch-replay = Přehrát záznam
check-dice = Ověřit kostky
save-record = Uložit hru
