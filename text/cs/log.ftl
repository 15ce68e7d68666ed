# Průběh hry. Každá věta začíná příšerou, o které je. V hranatých závorkách jsou symboly.

log-rolled-off = { $who } hází o to, kdo začne: { $dice }
log-extra-turn = { $who } hraje další tah.
log-rolled = { $who } hodil { $dice }
log-rerolled = { $who } přehodil { $rolled ->
    [one] 1 kostku
    [few] { $rolled } kostky
   *[other] { $rolled } kostek
}: { $dice }
log-side-rolled = { $who } hodil pro { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }: { $dice }
log-die-rerolled = { $who } musí přehodit kostku: { $dice }
log-die-turned = { $who } otáčí { $from } na { $to }
log-used = { $who } používá { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }.
log-points-gained = { $who } získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} { $cause ->
    [entry] za vstup do Tokia
    [income] za vládu nad Tokiem
    [dice] za { $thing }
   *[other] díky { KIND($thing) ->
        [tile] dílku
       *[card] kartě
    } { $thing }
}.
log-points-lost = { $who } ztrácí { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $thing }.
log-energy-gained = { $who } získává { $energy ->
    [one] 1 energii
    [few] { $energy } energie
   *[other] { $energy } energií
}{ $cause ->
    [dice] {""}
   *[other] { " " }díky { KIND($thing) ->
        [tile] dílku
       *[card] kartě
    } { $thing }
}.
log-energy-spent = { $who } platí { $energy ->
    [one] 1 energii
    [few] { $energy } energie
   *[other] { $energy } energií
}: { $thing }.
log-healed = { $who } si léčí { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
}{ $cause ->
    [dice] {""}
   *[other] { " " }díky { KIND($thing) ->
        [tile] dílku
       *[card] kartě
    } { $thing }
}.
log-hurt = { $who }{ $cause ->
    [dice] {""}
   *[other] { KIND($thing) ->
        [tile] { " " }dílkem { $thing }
       *[card] { " " }kartou { $thing }
    }
} zasahuje { CASE($whom, "acc") } za { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
}{ $blow ->
    [harder] { " " }(padlo { $rolled }, +{ $more }: { $cards })
    [softer] { " " }(padlo { $rolled }, −{ $more }: { $cards })
    [even] { " " }(padlo { $rolled }, mění to { $cards })
   *[rolled] {""}
}.
log-lost = { $who } ztrácí { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
}{ $cause ->
    [poison] { " " }kvůli jedu
   *[other] : { $thing }
}.
log-prevented = { $who } se vyhnul ztrátě { $hearts ->
    [one] 1 života
    [few] { $hearts } životů
   *[other] { $hearts } životů
}{ $by ->
    [cards] : { $cards }
   *[shield] {""}
}.
log-hearts-set = { $who } má teď { $hearts ->
    [one] 1 život
    [few] { $hearts } životy
   *[other] { $hearts } životů
}: { $thing }.
log-shielded = { $who } už v tomto tahu neztratí žádný život.
log-token-given = { $who } dostává { $token ->
    [poison] žeton jedu.
   *[shrink] žeton zmenšení.
}
log-token-removed = { $who } se zbavuje { $token ->
    [poison] žetonu jedu.
   *[shrink] žetonu zmenšení.
}
log-left = { $who } opouští { $place ->
    [bay] Tokijský záliv.
   *[city] Centrum Tokia.
}
log-entered = { $who } přebírá vládu nad { $place ->
    [bay] Tokijským zálivem.
   *[city] Centrem Tokia.
}
log-stayed = { $who } zůstává { $place ->
    [bay] v Tokijském zálivu.
   *[city] v Centru Tokia.
}
log-bay-closed = Tokijský záliv se zavírá: ve hře zbývá málo příšer.
log-wickedness = { $who } dosahuje zloby { $now }.
log-tile-taken = { $who } si bere dílek { $card }.
log-bought = { $who } kupuje { $energy ->
    [0] zdarma
    [one] za 1 energii
    [few] za { $energy } energie
   *[other] za { $energy } energií
} kartu { $card }{ $from ->
    [deck] { " " }z vrchu balíčku
    [monster] { " " }od { CASE($whom, "gen") }
   *[market] {""}
}.
log-handed = { $who } dostává od { CASE($whom, "gen") } kartu { $card }.
log-discarded = { $who } odkládá { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }.
log-swept = { $who } vyměňuje nabídku.
log-copied = { $copier } je teď kopií karty { $card }.
log-peeked = { $who } se dívá na vrchní kartu balíčku.
log-extra-turn-won = { $who } získává další tah.
log-saved = { $who } přežívá díky { KIND($card) ->
    [tile] dílku
   *[card] kartě
} { $card }.
log-risen = { $who } vstává z mrtvých.
log-eliminated = { $who } vypadává ze hry.
log-reshuffled = Z odložených karet je nový balíček.
log-by-bot = { $who } je teď v rukou bota.
log-by-order = { $who } se řídí trvalými příkazy.
