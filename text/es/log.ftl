# The log. Every sentence begins with the monster it is about. In brackets: icons.

log-rolled-off = { $who } tira para empezar: { $dice }
log-extra-turn = { $who } juega otro turno.
log-rolled = { $who } ha sacado { $dice }
log-rerolled = { $who } ha vuelto a tirar { $rolled ->
    [one] un dado
   *[other] { $rolled } dados
}: { $dice }
log-side-rolled = { $who } ha tirado por { $card }: { $dice }
log-die-rerolled = { $who } tiene que volver a tirar un dado: { $dice }
log-die-turned = { $who } cambia { $from } por { $to }
log-used = { $who } usa { $card }.
log-points-gained = { $who } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} { $cause ->
    [entry] por entrar en Tokyo
    [income] por mantener Tokyo
    [dice] por los { $thing }
   *[other] por { $thing }
}.
log-points-lost = { $who } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $thing }.
log-energy-gained = { $who } gana { $energy } de energía{ $cause ->
    [dice] {""}
   *[other] { " " }por { $thing }
}.
log-energy-spent = { $who } paga { $energy } de energía por { $thing }.
log-healed = { $who } recupera { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
}{ $cause ->
    [dice] {""}
   *[other] { " " }con { $thing }
}.
log-hurt = { $who } le quita { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
} a { $whom }{ $cause ->
    [dice] {""}
   *[other] { " " }con { $thing }
}{ $blow ->
    [harder] { " " }({ $rolled } en los dados, +{ $more } por { $cards })
    [softer] { " " }({ $rolled } en los dados, −{ $more } por { $cards })
    [even] { " " }({ $rolled } en los dados, con cambios por { $cards })
   *[rolled] {""}
}.
log-lost = { $who } pierde { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
} { $cause ->
    [poison] por el veneno
   *[other] por { $thing }
}.
log-prevented = { $who } evita perder { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
}{ $by ->
    [cards] : { $cards }
   *[shield] {""}
}.
log-hearts-set = { $who } tiene ahora { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
}: { $thing }.
log-shielded = { $who } no pierde más vidas este turno.
log-token-given = { $who } recibe una { $token ->
    [poison] ficha de Veneno.
   *[shrink] ficha Reductor.
}
log-token-removed = { $who } retira una { $token ->
    [poison] ficha de Veneno.
   *[shrink] ficha Reductor.
}
log-left = { $who } abandona { $place ->
    [bay] Tokyo Bay.
   *[city] la ciudad de Tokyo.
}
log-entered = { $who } entra en { $place ->
    [bay] Tokyo Bay.
   *[city] la ciudad de Tokyo.
}
log-stayed = { $who } se queda en { $place ->
    [bay] Tokyo Bay.
   *[city] la ciudad de Tokyo.
}
log-bay-closed = Tokyo Bay se cierra: quedan muy pocos monstruos.
log-wickedness = { $who } llega a { $now } de maldad.
log-tile-taken = { $who } toma la loseta { $card }.
log-bought = { $who } compra { $card } por { $energy } de energía{ $from ->
    [deck] , la primera de la baraja
    [monster] { " " }a { $whom }
   *[market] {""}
}.
log-handed = { $who } recibe { $card } de { $whom }.
log-discarded = { $who } descarta { $card }.
log-swept = { $who } renueva el mercado.
log-copied = { $copier } es ahora una copia de { $card }.
log-peeked = { $who } mira la primera carta de la baraja.
log-extra-turn-won = { $who } consigue otro turno.
log-saved = { $who } sobrevive gracias a { $card }.
log-risen = { $who } vuelve de entre los muertos.
log-eliminated = { $who } cae eliminado.
log-reshuffled = Las cartas descartadas forman una nueva baraja.
log-by-bot = Un bot juega con { $who }.
log-by-order = { $who } sigue sus órdenes fijas.
