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
level-hard = Drsní
home-first = Hraješ poprvé?
home-first-sub = Krátká hra proti dvěma botům, s nápovědou.
home-first-go = Ukázat
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
set-language = Jazyk
