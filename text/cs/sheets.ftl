# Listy přes hru: nastavení, trvalé příkazy, klávesy, nápověda první hry. V hranatých závorkách jsou symboly.

## Nastavení

set-theme = Vzhled
theme-auto = Podle systému
theme-day = Den
theme-night = Noc
set-speed = Animace
speed-off = Vypnuté
speed-fast = Rychlé
speed-normal = Běžné
speed-slow = Pomalé
set-sound = Zvuky
set-reactions = Zobrazovat reakce
set-notify-insecure = Upozornění potřebují https, nebo prohlížeč na stroji, kde hra běží. Poznáš to ale i podle titulku stránky.
set-notify-blocked = Prohlížeč blokuje upozornění z této stránky. Povolíš je v jeho nastavení stránek.
set-notify = Upozornit mě, když jsem na tahu
set-ask-unspent = Varovat mě před koncem tahu, když můžu ještě nakoupit
set-ask-leaving = Varovat mě, než opustím Tokio s plným počtem životů
set-name = Tvé jméno

## Karty příšery

sheet-why = Proč se čísla změnila
sheet-none = Zatím žádné karty.
eyes = Pohled
eyes-all = Vše

## Odchod

leave-table = Odejít od stolu
resign = Vzdát se
resign-sure = Opravdu se vzdát? { $others ->
    [0] Nikdo další už nehraje: hra skončí.
   *[other] Příšeru { $monster } povede do konce hry bot.
}
resign-which = Kdo se vzdává? Do konce hry povede jeho příšeru bot.
resign-yes = Vzdát se
end-table = Ukončit hru
end-sure = Ukončit hru pro všechny? Jde to jen tehdy, když není připojený nikdo další.
end-yes = Ukončit

## Trvalé příkazy

orders = Trvalé příkazy
orders-leave = Opustit Tokio, když mi po zásahu zbude nejvýš tolik životů
orders-stay = Zůstat, když mám aspoň tolik životů
orders-pass = Ukončit můj tah, když si nemůžu nic koupit
orders-ask = Zeptat se mě
orders-always = Vždy
orders-never = Nikdy
orders-at-most = Když mám málo životů
orders-note = Jen pro tento stůl. Příkazy rozhodují okamžitě za tebe a v průběhu hry je to poznamenané. Ostatní je nevidí.

## Klávesy

keys = Klávesy
keys-dice = nechat si kostku, nebo ji pustit
keys-roll = hodit ostatními
keys-stop = už neházet
keys-cards = použít mezi hody kartu, od první po poslední
keys-enter = červené tlačítko; přeskočí animace
keys-choices = volba, příšera, karta nebo symbol, od prvního po poslední
keys-amount = více, méně
keys-back = vzít zpět
keys-esc = zavřít
keys-react = reagovat, pak číslo
keys-log = na průběh hry
keys-market = na nabídku
keys-help = tento seznam

## První hra

guide = Nápověda k první hře
guide-ok = Jasně
guide-skip = Už neradit
guide-welcome = Jsi obří příšera, a oni taky. Vyhraješ, když získáš 20 [star], nebo když přežiješ všechny ostatní. Každý tah házíš šesti kostkami, nejvýš třikrát.
guide-keep = Ťukni na kostky, které se ti líbí: přesunou se na polici. Zbytek přehoď. [heart] léčí, za [energy] kupuješ karty, [claw] zraňuje.
guide-claws = { $there ->
    [somebody] V Tokiu je { $who }: tvé [claw] zasáhnou jen tuto příšeru. Sama zasahuje všechny mimo Tokio.
   *[nobody] Tvé [claw] zasahují příšeru v Tokiu. Zatím je tam prázdno: když ti padne [claw], půjdeš tam ty.
}
guide-numbers = Za tři stejná čísla získáš tolik bodů, kolik na nich je: tři trojky jsou 3 [star]. Každá další přidá 1.
guide-tokyo = { $me ->
    [in] Jsi v Tokiu! Na začátku každého tahu tu získáš 2 [star] a tvé [claw] zasahují všechny venku. Kostky tě tu ale neléčí.
   *[out] V Tokiu získáš na začátku každého tahu 2 [star] a tvé [claw] zasahují všechny venku. Kostky tě tam ale neléčí.
}
guide-leave = { $asked ->
    [yes] V Tokiu tě někdo zasáhl. Teď můžeš odejít a útočník přijde na tvé místo. Když máš málo životů, je to rozumné.
   *[no] Příšera zasažená v Tokiu může odejít a na její místo přijde útočník. Když má málo životů, je to rozumné.
}
guide-shop = Po hodu utrácej [energy] za karty v nabídce. Stálé karty ti zůstanou, karty „Odlož“ platí hned a jen jednou. Ťukni na kartu nebo na ni najeď a přečti si ji.
guide-win = Víc vědět nepotřebuješ: 20 [star], nebo přežít všechny ostatní. Hodně štěstí!
