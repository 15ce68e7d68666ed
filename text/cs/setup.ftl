# Příprava stolu. V hranatých závorkách jsou symboly.

setup-for-whom = Vybíráš za
start = Začít
table-missing = Takový stůl tu není
copy-by-hand = Kopírování je tu zakázané. Odkaz je označený: přidrž ho, nebo stiskni Ctrl+C.
title-setup = Příprava stolu · Kaiju
setup-title = Stůl
setup-host = stůl je tvůj
setup-seats = Místa
setup-over = Dnes večer v Tokiu
setup-bill = Rvačka příšer
setup-count = { $n } z { $seats } příšer · { $rules }
setup-places = Místa
setup-monster = Tvá příšera
setup-monster-sub = liší se jen vzhledem
setup-swap = Vyměnit s
setup-monster-sit = ťukni na některou a posaď se
setup-full = Všechna místa jsou obsazená. Můžeš se dívat.
setup-free = volno
setup-yours = ty
setup-rules-sub = vyber hru
setup-strength = Bot na místě { $n }
setup-more = Více
setup-more-sub = vydání a domácí pravidla
setup-printing = Vydání
setup-usual = podle pravidel
setup-tiles = Dílky zloby
tiles-off = Žádné
tiles-red = Všechny červené
tiles-green = Všechny zelené
tiles-mixed = Náhodně
tiles-chosen = Ručně
tiles-choose = Vybrat strany (červených { $red } z { $n })
tiles-see = Prohlédnout dílky (červených { $red } z { $n })
tiles-title = Strany dílků
tiles-level = Na úrovni zloby { $level }
tiles-pair = { $red }, nebo { $green }
setup-start = Kdo začíná
start-by-most_claws = Podle hodu
start-by-free = Náhodně
start-by-seat = Začíná:
setup-invite = Pozvat
setup-invite-sub = Naskenuj telefonem, nebo zadej
setup-link = Odkaz s pozvánkou
setup-switches = { $n ->
    [0] Domácí pravidla
    [one] Domácí pravidla: 1 změna
    [few] Domácí pravidla: { $n } změny
   *[other] Domácí pravidla: { $n } změn
}
setup-switches-off = Zpět k pravidlům
setup-qr = QR kód odkazu s pozvánkou
setup-pace = Čas, místa a viditelnost
setup-clock = Čas na rozmyšlenou
clock-none = Bez omezení
clock-seconds = { $n } s
clock-day = 1 den
setup-silence = Když někdo neodpovídá
silence-minutes = Bot po { $n } min
silence-never = Čekat
setup-open = Kdo může přisednout
open-link = S odkazem
open-public = Kdokoli
setup-hints = Rady při hře
hints-off = Žádné
hints-on = Povolené
seal = Kostky zapečetěné:
seal-luck = náhodu přidala zařízení: { $n } z { $of }
seal-why = Server vylosoval tajný klíč ke kostkám, tohle je jeho otisk. Zařízení každého hráče přidá před začátkem svou náhodu, takže server nemůže o kostkách rozhodnout sám. Po hře se klíč odhalí a každý si může ověřit, že se žádná kostka nezměnila.
start-host = Hru spouští ten, kdo stůl založil.
start-two = Jsou potřeba aspoň dvě příšery. Přidej bota, nebo pošli odkaz.
start-late-you = Vyber si příšeru, nebo dostaneš náhodnou.
start-missing = Ještě chybí: { $names }.
start-again = Hra začne, až tu budou všichni. Ještě chybí: { $names }. Když začneš hned, zahraje za ně bot.
start-late = { $name } si ještě vybírá příšeru, jinak dostane náhodnou.
start-ready = { $n ->
    [one] 1 příšera. Jdeme na to!
    [few] { $n } příšery. Jdeme na to!
   *[other] { $n } příšer. Jdeme na to!
}
skip-start = Přeskočit k tlačítku Začít
seat-empty = Prázdné místo
seat-empty-sub = na začátku zmizí
seat-bot = Přidat bota
seat-here = Hrát na tomto zařízení
seat-sit = Posadit se
seat-name = Tvé jméno
name-became = { $why ->
    [taken] Toto jméno už má jiný hráč: tady jsi „{ $name }“.
   *[signs] Tady jsi „{ $name }“: jméno smí mít jen písmena, číslice, mezery a spojovníky a musí začínat písmenem.
}
seat-no-monster = zatím bez příšery
seat-is-bot = bot
seat-is-you = ty
seat-is-here = tady
seat-is-gone = odpojeno
seat-ready = připraveno
seat-choosing = vybírá
seat-strength = { $bot }, síla { $n } z { $of }. Změnit
seat-strength-is = { $bot }, síla { $n } z { $of }
seat-leave = Uvolnit toto místo
seat-clear = Odebrat: { $name }
guest-name = Host{ $n }
setup-host-only = Tohle může změnit jen ten, kdo stůl založil.
