# Výsledek hry. V hranatých závorkách jsou symboly.

race = Závod o body
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
rematch-join = Přidat se k odvetě
rematch-sub = stejná místa, nové kostky
watch-replay = Přehrát záznam
check-dice = Ověřit kostky
save-record = Uložit hru
