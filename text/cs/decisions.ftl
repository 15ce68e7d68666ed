# Otázky na hráče a odpovědi na tlačítkách. V hranatých závorkách jsou symboly.

## Otázky

resolve-next = Na řadě:
resolve-order = Změnit pořadí
cover = Zařízení jde z ruky do ruky
cover-throw = { $name }, teď házíš ty!
cover-asked = { $name }, teď rozhoduješ ty!
cover-why = Na řadě je { $name }: předej zařízení.
cover-take = Jsem { $name }
ask-throw = Jsi na tahu
ask-throw-named = { $name }, teď házíš ty!
ask-throw-why = Hoď kostkami: stiskni Hodit, nebo po nich přejeď prstem.
ask-throw-shake = Hoď kostkami: stiskni Hodit, přejeď po nich prstem, nebo zatřes telefonem.
throw = Hodit!
ask-keep = Tvůj hod
ask-keep-why = Ťukni na kostky, které si necháš, a přehoď zbytek.
ask-keep-last = Další hod už nemáš, ale { $can ->
    [dice] karta ještě může změnit tvé kostky.
    [roll] karta ti může dát další.
   *[use] ještě můžeš použít kartu.
}
ask-show = Přeskočit
ask-start = Než hodíš
ask-start-why = { $n ->
    [one] Teď můžeš použít tuto schopnost.
    [few] Teď můžeš použít tyto schopnosti.
   *[other] Teď můžeš použít tyto schopnosti.
}
ask-start-none = V tomto tahu nemáš žádné kostky.
ask-use = Použiješ kartu?
ask-use-probe = { $who } dohodil.
ask-use-fix = Házení skončilo.
ask-use-side = Házelo se pro kartu { $card }.
ask-use-side_dice = Házelo se pro kartu.
ask-use-resolve = Vyhodnocují se tvé kostky.
ask-use-left = Teď už jsi mimo Tokio.
ask-use-reveal = V nabídce je nová karta.
ask-probe = Přehodit { CASE($who, "dat") } kostku?
ask-probe-why = Vyber kostku.
ask-fix = Změníš kostku?
ask-fix-why = Házení skončilo, ale tvé karty ještě mohou kostky změnit.
ask-side = Změníš tyto kostky?
ask-side-of = Změníš kostky pro kartu { $card }?
ask-side-why = Házelo se jimi pro kartu, do tahu se nepočítají.
ask-resolve = Co dřív?
ask-resolving = Vyhodnocení kostek
ask-resolve-why = Zvol pořadí. Každý krok může ovlivnit další.
order-tokyo = Útok tě může dostat do Tokia a tam se kostkami neléčíš.
order-bay = Když útok zavře Záliv, můžeš se pak léčit.
order-tile = Čísla ti přinesou dílek, který může změnit zbytek.
order-hearts = Každé léčení poslouží jen k jedné věci.
order-answer = { KIND($card) ->
    [tile] Dílek
   *[card] Karta
} { $card } může po útoku zasáhnout.
order-power = Mezitím můžeš použít { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }.
ask-hearts = Kam s léčením?
ask-hearts-why = { $hearts ->
    [one] Zbývá 1 léčení.
    [few] Zbývají { $hearts } léčení. Rozděluj je po jednom.
   *[other] Zbývá { $hearts } léčení. Rozděluj je po jednom.
}
ask-tile = Vezmeš si dílek?
ask-tile-why = Tvá zloba dosáhla { $now }: vezmi si dílek úrovně { $level }.
ask-threat = Zabráníš zranění?
ask-threat-use = Použiješ { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }?
ask-threat-why = { $who } tě zasahuje, přijdeš o { $loss } [heart] { $claws }
ask-threat-deadly = { $who } tě zasahuje, přijdeš o { $loss } [heart]. To tě zabije. { $claws }
ask-threat-stopped = { $who } tě zasahuje, ale o nic nepřijdeš. { $claws }
ask-threat-self = { $loss ->
    [0] Hrozí ti zranění, ale o nic nepřijdeš.
   *[other] Přijdeš o { $loss } [heart].
}
ask-leave = { $place ->
    [bay] Opustíš Tokijský záliv?
   *[city] Opustíš Centrum Tokia?
}
ask-leave-why = { $who } tě zasáhl, máš ještě { $hearts } [heart]. Když zůstaneš, na začátku každého svého tahu získáš { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
}, ale kostky tě neléčí.
ask-left = Vyměníš kartu?
ask-left-why = { $of ->
    [some] Opouštíš Tokio: můžeš vyměnit kartu { $card } za kartu příšery, která přišla na tvé místo.
   *[other] Opouštíš Tokio: můžeš vyměnit kartu { $card } za kartu { $target }, kterou má { $who }.
}
ask-shop = Koupíš si něco?
ask-shop-more = Koupíš si ještě něco?
ask-shop-why = Máš { $energy } [energy].
ask-shop-none = Máš { $energy } [energy] a žádnou z těchto karet si teď koupit nemůžeš.
ask-sweep = Vyměníš nabídku?
ask-reveal = Koupíš ji dřív?
ask-reveal-why = Díky kartě { $card } ji můžeš koupit dřív než { $who }.
ask-copy = Kterou kartu zkopíruješ?
ask-copy-why = { $card } se stane její kopií.
ask-amount = Kolik energie?
ask-amount-why = Položíš ji na kartu { $card }.
ask-sell = Prodáš nějakou kartu?
ask-sell-why = Tvůj tah se chýlí ke konci.
ask-again = Chceš další tah?
ask-again-why = { $card } ti ho dovolí, ale s jednou kostkou méně.
ask-anyway = V každém případě

## Odpovědi

rolls-left = { $n ->
    [0] už žádný hod
    [one] zbývá 1 hod
    [few] zbývají { $n } hody
   *[other] zbývá { $n } hodů
}
roll-n = { $n ->
    [one] Hodit 1 kostkou
    [few] Hodit { $n } kostkami
   *[other] Hodit { $n } kostkami
}
roll-none = Necháváš si všechny
roll-show = Přeskočit na můj tah
stop = Už neházet
stop-all = Nechat všechny
stop-nothing = nic se nestane
resolve-later = nebo se vyhodnotí později samo
amount-lies = Na kartě { $card } bude { $n } [energy].
amount-none = Kartu { $card } odložíš.
resolve-1 = Bodovat za jedničky
resolve-1-sub = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
resolve-2 = Bodovat za dvojky
resolve-2-sub = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
resolve-3 = Bodovat za trojky
resolve-3-sub = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
resolve-energy = Vzít si energii
resolve-energy-sub = { $n ->
    [one] jedna kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
resolve-heart = Léčit se
resolve-heart-sub = za jedno léčení
resolve-claw = Zaútočit
resolve-claw-sub = { $n ->
    [one] jeden útok
    [few] { $n } útoky
   *[other] { $n } útoků
}
cure-poison = Odstranit jed
cure-poison-sub = za jedno léčení
cure-shrink = Odstranit zmenšení
cure-shrink-sub = za jedno léčení
choice-buy = Koupit kartu { $card }
choice-sweep = Vyměnit nabídku
choice-sweep-sub = { $deck ->
    [0] zahodit tyto, balíček je prázdný
    [one] zahodit tyto, v balíčku je jen jedna karta
    [2] zahodit tyto, v balíčku jsou jen dvě karty
    [few] tři nové karty
   *[other] tři nové karty
}
acts-as = { $card } jako { $as }
choice-use-on = { $card }: { $target }
choice-use-seen = { $card }: koupit kartu { $target }
choice-use-top = { $card }: koupit vrchní kartu
choice-yield = Odejít
choice-yield-sub = na tvé místo přijde útočník
choice-stay = Zůstat
choice-stay-sub = jen tak se nedat
choice-end = Ukončit tah
choice-end-sub = hraje další
pick-die = vyber kostku
pick-turn = vyber kostku a její nový symbol
pick-monster = vyber příšeru
pick-power = vyber kartu
pick-amount = vyber číslo
pick-top = vrchní karta
use-roll = ještě jeden hod
use-shield = Do konce tohoto tahu neztratíš žádný život.
use-extra-turn = další tah
use-leave = Opustíš Tokio a neztratíš žádný život.
use-reroll = přehodí se { $dice }
use-left = zbývá na ní { $n }
use-dice = kolik ztratíš, rozhodne hod
use-damage = zásahu to nezabrání
use-rest = zbytek zásahu přijde i tak
use-discard = pak ji odložíš
pass-go-on = Pokračovat
pass-go-on-sub = zbytek přeskočit
pass-use = Pokračovat
pass-use-sub = nic nepoužít
pass-end = Ukončit tah
pass-end-sub = nic nepoužít
pass-start = Házet
pass-start-sub = předtím nic nepoužít
pass-probe = Nechat být
pass-probe-sub = hod zůstane, jak je
pass-fix = Pokračovat
pass-fix-sub = kostky zůstanou, jak jsou
pass-side_dice = Pokračovat
pass-side_dice-sub = kostky zůstanou, jak jsou
pass-threat = Přijmout zranění
pass-threat-sub = nic nepoužít
pass-tile = Žádný nechci
pass-tile-sub = na této úrovni už další šance nebude
pass-left = Nechat si svou
pass-left-sub = nic neměnit
fresh-new = nová
fresh-buy = Koupit ji
fresh-buy-sub = aby ji neměl { $who }
fresh-leave = může ji koupit { $who }
pass-reveal = Nechat ji
pass-reveal-sub = můžou ji koupit ostatní
pass-sell = Nic neprodat
pass-sell-sub = ukončit tah
pass-again = Ne, to stačí
pass-again-sub = hraje další
picker-die = Ťukni na kostku.
picker-turn = Vyber nový symbol.
picker-reroll = Přehodí se.
picker-becomes = Otočí se na { $dice }
picker-monster = Vyber příšeru
picker-market = V nabídce
picker-use = Použít { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }
picker-ok = Hotovo
picker-first = nejdřív něco vyber

## Opravdu?

doubt-unspent = Ukončit tah?
doubt-unspent-why = Máš { $energy } [energy] a ještě si můžeš koupit kartu.
doubt-unspent-no = Zpět k nabídce
doubt-unspent-yes = Ukončit tah
doubt-leaving = Odejít bez škrábnutí?
doubt-leaving-why = Máš ještě všech { $hearts } [heart].
doubt-leaving-no = Zůstat
doubt-leaving-yes = Opustit Tokio
doubt-out = Tím vypadneš ze hry!
doubt-out-why = Přijdeš o poslední život.
doubt-lost = Tím prohraješ!
doubt-lost-why = { $who } by hned vyhrál.
doubt-grave-no = To ne
doubt-grave-yes = Přesto ano
doubt-never = Na tohle se už neptat

## Když rozhoduje někdo jiný

wait-start = { $who } se chystá házet
wait-throw = { $who } bude házet
wait-keep = { $who } hází
wait-probe = { $who } může přehodit kostku
wait-fix = { $who } se rozhoduje
wait-side_dice = { $who } se rozhoduje
wait-resolve = { $who } vyhodnocuje kostky
wait-tile = { $who } si vybírá dílek
wait-threat = { $who } se může bránit
wait-leave = { $who } zvažuje, jestli odejde
wait-left = { $who } může vyměnit kartu
wait-shop = { $who } nakupuje
wait-reveal = { $who } může koupit jako první
wait-choose = { $who } vybírá
wait-sell = { $who } končí tah
wait-again = { $who } může mít další tah
wait-turn = Na tahu je { $who }
wait-own = Jsi na tahu
wait-dice = Kostky padají
wait-first = Kdo začne?
wait-over = Konec hry
wait-gone = Hráč { $name } není připojený.
wait-gone-bot = { $seconds ->
    [0] Přebírá to bot.
   *[other] Za { $seconds } s to převezme bot.
}
wait-why = Dáme ti vědět, až budeš na tahu.
wait-out = Jsi mimo hru. Dívej se, kdo vyhraje!
wait-end = Poslední rány…
roll-now = Kostky letí…
roll-late = Ostatní hrají. Ty jsi hned po nich.
wait-watching = { $others ->
    [0] Díváš se.
    [one] Díváš se a s tebou 1 další.
    [few] Díváš se a s tebou { $others } další.
   *[other] Díváš se a s tebou { $others } dalších.
}

## Kolem otázky

prompt = Rozhodnutí
take-back = Vzít zpět
own-cards = Tvé karty ({ $n })
clock-left = { $seconds ->
    [one] zbývá 1 sekunda
    [few] zbývají { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
fx-wins = { $who ->
    [me] vyhráváš
   *[other] vyhrává
}
hearts-to-give = { $n ->
    [one] k rozdělení 1 léčení
    [few] k rozdělení { $n } léčení
   *[other] k rozdělení { $n } léčení
}
