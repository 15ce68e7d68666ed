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
set-sound = Zvuky a vibrace
set-volume = Hlasitost
set-vibrate = Vibrace
set-auto-roll = První hod házet za mě
set-shake = Házet zatřesením telefonu
set-ask-order = Ptát se, v jakém pořadí vyhodnotit kostky
set-cover = Na společném zařízení hru mezi hráči zakrýt
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

## Hráči, kteří kazí hru, a vlastní údaje

players = Hráči
away-host = Vyloučit
away-vote = Hlasovat pro vyloučení
away-spare = Vzít hlas zpět
away-sure = Opravdu natrvalo vyloučit hráče { $name }? Dál za něj bude hrát bot.
away-sure-vote = Hlasovat pro trvalé vyloučení hráče { $name }? Je k tomu potřeba víc než dvě třetiny ostatních.
away-votes = { $n ->
    [one] 1 hlas pro vyloučení
    [few] { $n } hlasy pro vyloučení
   *[other] { $n } hlasů pro vyloučení
}
away-gone = vyloučen ze stolu
stand-in = Ať odpoví bot
report = Nahlásit
report-what = Co je s hráčem { $name } v nepořádku?
report-name = Urážlivé nebo falešné jméno
report-stalling = Schválně nechává ostatní čekat
report-cheating = Podvádí
report-other = Něco jiného
report-done = Nahlášeno. Správce serveru to uvidí.
data = Tvé údaje
data-what = Co o tobě tento server ukládá a jak dlouho
data-save = Stáhnout mé údaje
data-delete = Smazat mě
data-delete-sure = Smazat vše, co je o tobě uloženo? Tvé hry zůstanou bez tvého jména a rozehrané dohrají boti. Nejde to vrátit.
data-deleted = Smazáno. Od teď tě server bere jako nového hosta.

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
keys-hint = rada, v cvičných hrách
keys-log = na průběh hry
keys-market = na nabídku
keys-help = tento seznam

## První hra

guide = Nápověda k první hře
guide-ok = Jasně
guide-skip = Už neradit
guide-welcome = Jsi obří příšera a ostatní taky. Získej 20 [star], nebo je všechny přežij. Nejdřív hoď kostkami!
guide-sets = Tři stejná čísla dávají body: tři trojky jsou 3 [star], tři jedničky 1 [star]. { $has ->
    [pair] Nech si { $dice }: ťukni na ně a zbytek přehoď.
   *[none] Ťukni na kostky, které si chceš nechat, a zbytek přehoď.
}
guide-energy = Každá [energy], která ti zůstane, je tvoje: platíš jí za karty. Nech si ji taky, pak hoď ještě jednou, nebo skonči.
guide-tokyo = { $there ->
    [somebody] V Tokiu je { $who }. Kdo tam začne tah, získá 2 [star], ale [claw] všech ostatních zasahují příšeru v Tokiu.
   *[nobody] Body jsou v Tokiu: 1 [star] za příchod a 2 [star] za každý tah, který tam začneš.
}
guide-claws = { $there ->
    [somebody] Každý [claw] vezme příšeře v Tokiu život. Je tam { $who }. Nech si { $dice } a zkus přidat další!
   *[nobody] Tokio je prázdné: [claw] tě tam dostane. Nech si { $dice } a zbytek přehoď.
}
guide-city = { $me ->
    [in] Jsi v Tokiu! Začneš-li tu tah, získáš 2 [star]. Tvé [claw] teď zasahují všechny venku. Kostky [heart] tě tu ale neléčí.
   *[out] V Tokiu získáš na začátku každého tahu 2 [star] a tvé [claw] zasahují všechny venku. Kostky [heart] tě tam ale neléčí.
}
guide-leave = { $asked ->
    [yes] V Tokiu tě někdo zasáhl. Když odejdeš, musí tam útočník a ty se zase můžeš léčit. Když zůstaneš, dostaneš na začátku příštího tahu 2 [star].
   *[no] Příšera zasažená v Tokiu může odejít a na její místo přijde útočník. Když má málo životů, je to rozumné.
}
guide-hearts = Každé [heart] tě vyléčí o 1, ale jen mimo Tokio. Bez životů jsi ze hry venku.
guide-shop = Teď utrať [energy]. Stálé karty ti zůstanou a změní hru, ostatní platí hned a jen jednou. Můžeš si ji i nechat.
guide-done = To je celá hra: 20 [star], nebo přežít všechny ostatní. Zahraješ si doopravdy?
guide-real = Hrát doopravdy
guide-stay = Dohrát tuhle
guide-did-well = Výborně!
guide-did-stopped = Ještě ti zbývaly hody. Skončit můžeš, ale dvě stejná čísla zatím nic nedají.
guide-did-sets = I bez { $dice } to jde: body dají kterákoli tři stejná čísla.
guide-did-claws = I bez { $dice } to jde: každý hod je nová šance.
guide-did-hearts = I bez { $dice } to jde, jen tě nic nevyléčí.
guide-did-left = Jsi venku: v Tokiu je teď útočník a tebe zase léčí [heart].
guide-did-stayed = Odvaha! Když tam vydržíš do začátku svého tahu, získáš 2 [star].
guide-did-bought = Karta je tvoje! Na její místo přišla nová.
guide-did-saved = [energy] ti zůstává: dražší karty toho umějí víc.

## Odhlášení v nastavení

devices = Tvoje zařízení
devices-what = Server tě pozná podle cookie. Pokud ji mohl získat někdo cizí, zneplatni ji.
log-out-others = Odhlásit ostatní zařízení
log-out-others-done = Ostatní zařízení jsou odhlášená.
log-out = Odhlásit se
log-out-sure = Odhlásit se nadobro? Tímto hostem už nikdy nebudeš, na žádném zařízení. Rozehrané hry budou pokračovat bez tebe.
log-out-done = Odhlášeno. Od teď jsi nový host.
