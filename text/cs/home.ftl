# Slova na každé obrazovce a úvodní obrazovka.

## Všude

to-home = Kaiju, úvod
go-home = Úvod
theme-switch = Přepnout den a noc
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
menu = Menu
close = Zavřít
back = Zpět
less = méně
more = více
no = Ne
save = Uložit
saved = Uloženo.
copy = Kopírovat
copied = Zkopírováno
all = Vše
loading = Okamžik…
rules = Pravidla
cards = Karty
tiles = Dílky
settings = Nastavení
footer = Neoficiální fanouškovský projekt bez vazby na vydavatele hry King of Tokyo. Všechny obrázky jsou naše vlastní.
broken = Něco se pokazilo
broken-why = Tuto stránku se nepodařilo zobrazit. Tvé stoly a hry jsou na serveru v bezpečí.
broken-again = Zkusit znovu
missing = Tady nic není
missing-why = Tato stránka neexistuje.

## Úvodní obrazovka

home-tag = Šest příšer. Jedno město.
home-tag-end = Žádné omluvy.
home-play = Hrát hned
home-play-sub = ty proti třem botům
home-level = Boti
level-easy = Mírní
level-usual = Vyrovnaní
level-strong = Silní
level-hard = Drsní
level-easy-sub = Honí trojice a zapomínají nakupovat. Ideální na první výhru.
level-usual-sub = Jako kamarádi, kteří už párkrát hráli. Vyhrát může každý.
level-strong-sub = Zkušení hráči, kteří občas něco přehlédnou. Vyhraješ dobrou hrou.
level-hard-sub = Propočítají každý hod a skoro nechybují. Hodně štěstí!
offer-up = Výhry za sebou: { $n }! Troufneš si na silnější boty?
offer-down = Prohry za sebou: { $n }. Chceš slabší boty?
offer-go = Zkusit: { $level }
offer-no = Teď ne
home-first = Hraješ poprvé?
home-first-sub = Krátká hra proti dvěma botům, s nápovědou.
home-first-go = Ukázat
daily = Hra dne
daily-of = Hra dne, { $day }
daily-sub = Všichni mají dnes stejné boty a stejné kostky. Kostky nikdo nevybírá: určuje je datum.
daily-how = Proč je to férové
daily-play = Hrát dnešní hru
daily-done = { $result ->
    [won] Dnes máš výhru!
    [lost] Dnes vyhráli boti.
   *[nobody] Dnes nevyhrál nikdo.
}
daily-see = Ukázat a sdílet
home-make = Založit stůl
home-make-sub = Pozvi přátele odkazem, volná místa obsadí boti.
home-make-go = Nový stůl
home-join = Přisednout ke stolu
home-join-sub = Zadej kód stolu.
home-join-go = Přisednout
home-mine = Tvé hry
home-all = Všechny ({ $n })
home-go = Pokračovat
home-open = Otevřené stoly
home-watch = Dívat se
home-more = Více
home-table = { $n ->
    [one] 1 příšera
    [few] { $n } příšery
   *[other] { $n } příšer
} · { $rules } · { $phase ->
    [waiting] { $free ->
        [0] čeká se na začátek
        [one] 1 volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }
    [over] dohráno
   *[playing] hraje se
}
home-past = Dohrané
home-figures = Tvé statistiky
home-ended = { $result ->
    [won] Tvá výhra
    [nobody] Nikdo nevyhrál
    [abandoned] Nedohráno
   *[lost] Vítěz: { $who }
} · { $rules } · { $day }
table-own = Tvůj stůl
table-you = Ty
table-and-bots = { $n ->
    [one] bot
    [few] { $n } boti
   *[other] { $n } botů
}
table-of = Stůl, kde hraje { $name }
table-bots = Stůl botů
set-language = Jazyk
## Vlastní statistiky

figures-none = Zatím žádné dohrané hry.
figures-games = { $n ->
    [one] 1 hra
    [few] { $n } hry
   *[other] { $n } her
}
figures-wins = { $n ->
    [one] 1 výhra ({ $share })
    [few] { $n } výhry ({ $share })
   *[other] { $n } výher ({ $share })
}
figures-won = výhry { $won } z { $games }
figures-monsters = Podle příšery
figures-players = Podle počtu hráčů
figures-n = { $n ->
    [one] 1 hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
figures-cards = Oblíbené karty
figures-cards-none = Zatím žádná karta nebyla koupena dvakrát.
figures-times = ×{ $n }
figures-best = Nejlepší hod
figures-reading = { $n ->
    [one] Čte se ještě 1 hra…
    [few] Čtou se ještě { $n } hry…
   *[other] Čte se ještě { $n } her…
}
figures-failed = { $n ->
    [one] 1 hru se nepodařilo přečíst.
    [few] { $n } hry se nepodařilo přečíst.
   *[other] { $n } her se nepodařilo přečíst.
}
figures-note = Z posledních 50 her na tomto zařízení; počítají se ty, ve kterých hraješ za jednu příšeru.

## Férové kostky

fair = Férové kostky
fair-seal = Před prvním hodem server vylosuje tajný klíč a ukáže jeho otisk. Klíč určuje všechny kostky i karty, takže ho později nejde nepozorovaně změnit.
fair-luck = Zařízení každého hráče přidá před začátkem vlastní náhodu. Server tak nemůže kostky určit sám.
fair-after = Po hře se klíč odhalí. „Ověřit kostky“ v záznamu přepočítá každou kostku i kartu přímo na tvém zařízení.
fair-limit = Během hry server klíč zná. Věříš mu, že ho nikomu nepošeptá; změna kostky by vyšla najevo.
fair-daily-same = Klíčem hry dne je otisk pořadového čísla dne. Kostky nevybírá nikdo, ani server.
fair-daily-known = Dnešní kostky si proto může každý spočítat předem nebo hrát znovu v jiném prohlížeči. Sdílenému výsledku můžeš věřit jen tolik, kolik věříš tomu, kdo ho sdílí.
fair-daily-moves = Stejný klíč není stejná hra: jakmile se rozhodneš jinak, jdou kostky jinou cestou. První karty a tvůj první hod mají všichni stejné.
fair-daily-once = I boti volí pro všechny stejně. Každý den máš jednu hru dne, mění se o půlnoci světového času.
fair-daily-number = { $day } je den { $n } od 1. ledna 1970.

## Soukromí

privacy = Soukromí
privacy-guest = Kdo jsi, pozná server podle náhodného kódu v cookie. Ukládá otisk toho kódu, tvé jméno a dobu tvé první a poslední návštěvy. Nejsou tu účty, reklamy ani sledování.
privacy-games = Hry se ukládají se jmény, místy a tahy všech hráčů, aby se daly přehrát a ověřit. Veřejný stůl ukazuje tvé jméno každému.
privacy-network = Adresa tvé sítě se ukládá ke stolu, který založíš, než jeho hra skončí, a ke stolu, od kterého tě vyloučí. Jinak se proti zneužití jen počítá v paměti.
privacy-device = Tento prohlížeč si pamatuje tvé nastavení a to, co viděl z kostek tvých posledních her.
privacy-reports = Zaznamenává se, co hráči hlásí jeden o druhém a co dělá správce.
privacy-own = V nastavení si můžeš stáhnout, co je o tobě uloženo, a smazat to. Dohrané hry zůstanou bez tvého jména.
privacy-times = Jak dlouho
privacy-unstarted = Stoly, jejichž hra nezačala: { $days }
privacy-abandoned = Hry, které nikdo nedohrál: { $days }
privacy-finished = Dohrané hry: { $days }
privacy-guests = Hosté bez stolu od poslední návštěvy: { $days }
privacy-acts = Hlášení a zápisy správce: { $days }
privacy-days = { $n ->
    [0] navždy
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
}
