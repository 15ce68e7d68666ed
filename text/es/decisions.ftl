# Questions to a player and the answers on the buttons. In brackets: icons.

## Questions

resolve-next = Ahora:
resolve-order = Cambiar el orden
cover = El dispositivo cambia de manos
cover-throw = ¡{ $name }, te toca tirar!
cover-asked = ¡{ $name }, te toca decidir!
cover-why = Pasa el dispositivo a { $name }.
cover-take = Soy { $name }
ask-throw = Tu turno
ask-throw-named = ¡{ $name }, te toca tirar!
ask-throw-why = Lanza los dados: pulsa Tirar o deslízalos.
ask-throw-shake = Lanza los dados: pulsa Tirar, deslízalos o agita el teléfono.
throw = ¡Tirar!
ask-keep = Tu tirada
ask-keep-why = Toca los dados que quieras guardar y tira los demás.
ask-keep-last = No te quedan tiradas, pero { $can ->
    [dice] una carta aún puede cambiar tus dados.
    [roll] una carta puede darte otra.
   *[use] aún puedes usar una carta.
}
ask-show = Adelantar
ask-start = Antes de tirar
ask-start-why = { $n ->
    [one] Ahora puedes usar un poder.
   *[other] Ahora puedes usar estos poderes.
}
ask-start-none = No tienes dados este turno.
# Only powers are offered that can be used at any time.
ask-use = ¿Usas una carta?
ask-use-probe = { $who } ha tirado.
ask-use-fix = Se acabaron las tiradas.
ask-use-side = Se han tirado dados por { $card }.
ask-use-side_dice = Se han tirado dados por una carta.
ask-use-resolve = Se están resolviendo tus dados.
ask-use-left = Has abandonado Tokyo.
ask-use-reveal = Hay una carta nueva en el mercado.
ask-probe = ¿Vuelves a tirar un dado de { $who }?
ask-probe-why = Elige un dado.
ask-fix = ¿Cambias un dado?
ask-fix-why = Se acabaron las tiradas; tus cartas aún pueden cambiar los dados.
ask-side = ¿Cambias estos dados?
ask-side-of = ¿Cambias los dados de { $card }?
ask-side-why = Se han tirado por una carta, no por el turno.
ask-resolve = ¿Qué va primero?
ask-resolving = Resolución de tus dados
ask-resolve-why = Elige el orden; cada paso puede influir en el siguiente.
order-tokyo = Atacar puede llevarte a Tokyo, donde tus [heart] no te curan.
order-bay = Si un ataque cierra la bahía, tus [heart] curan después.
order-tile = Tus números traen una loseta, que puede cambiar lo demás.
order-hearts = Cada [heart] puede hacer una de estas cosas.
order-answer = { $card } puede actuar después del ataque.
order-power = Entre uno y otro puedes usar { $card }.
ask-hearts = ¿Adónde van los corazones?
ask-hearts-why = { $hearts ->
    [one] Queda 1 corazón.
   *[other] Quedan { $hearts } corazones. Repártelos de uno en uno.
}
ask-tile = ¿Tomas una loseta?
ask-tile-why = Has llegado a { $now } de maldad: toma una loseta de nivel { $level }.
ask-threat = ¿Evitas el daño?
ask-threat-use = ¿Usas { $card }?
ask-threat-why = { $who } te quita { $loss } [heart] { $claws }
ask-threat-deadly = { $who } te quita { $loss } [heart]. Eso te mataría. { $claws }
ask-threat-stopped = { $who } te ataca, pero no pierdes nada. { $claws }
ask-threat-self = { $loss ->
    [0] Viene daño, pero no pierdes nada.
   *[other] Vas a perder { $loss } [heart].
}
ask-leave = { $place ->
    [bay] ¿Abandonas Tokyo Bay?
   *[city] ¿Abandonas la ciudad de Tokyo?
}
ask-leave-why = { $who } te ha herido: te quedan { $hearts } [heart]. Si te quedas, ganas { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
} al principio de cada turno, pero los dados no te curan.
ask-left = ¿Cambias una carta?
ask-left-why = { $of ->
    [one] Has abandonado Tokyo: puedes cambiar { $card } por { $target }, de { $who }.
   *[some] Has abandonado Tokyo: puedes cambiar { $card } por una carta del monstruo que ocupa tu lugar.
}
ask-shop = ¿Compras algo?
ask-shop-more = ¿Compras algo más?
ask-shop-why = Tienes { $energy } [energy].
ask-shop-none = Tienes { $energy } [energy] y ahora no puedes comprar ninguna de estas cartas.
ask-sweep = ¿Renuevas el mercado?
ask-reveal = ¿La compras tú antes?
ask-reveal-why = { $card } te deja comprarla antes que { $who }.
ask-copy = ¿Qué carta copias?
ask-copy-why = { $card } se convierte en una copia suya.
ask-amount = ¿Cuánta energía?
ask-amount-why = Se pone en { $card }.
ask-sell = ¿Vendes una carta?
ask-sell-why = Tu turno está a punto de acabar.
ask-again = ¿Otro turno?
ask-again-why = { $card } lo permite, con un dado menos.
ask-anyway = En todo caso

## Answers

rolls-left = { $n ->
    [0] no quedan tiradas
    [one] queda 1 tirada
   *[other] quedan { $n } tiradas
}
roll-n = Tirar { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
roll-none = Todos guardados
roll-show = Ir a mi turno
stop = No tirar más
stop-all = Guardar todo y parar
stop-nothing = no pasa nada
resolve-later = o que se resuelva solo más tarde
amount-lies = { $card } tendrá { $n } [energy].
amount-none = { $card } se descarta.
resolve-1 = Puntuar los 1
resolve-1-sub = { $n ->
    [one] un dado
   *[other] { $n } dados
}
resolve-2 = Puntuar los 2
resolve-2-sub = { $n ->
    [one] un dado
   *[other] { $n } dados
}
resolve-3 = Puntuar los 3
resolve-3-sub = { $n ->
    [one] un dado
   *[other] { $n } dados
}
resolve-energy = Tomar la energía
resolve-energy-sub = { $n ->
    [one] un dado
   *[other] { $n } dados
}
resolve-heart = Curarme
resolve-heart-sub = con un corazón
resolve-claw = Atacar
resolve-claw-sub = { $n ->
    [one] con una garra
   *[other] con { $n } garras
}
cure-poison = Quitar Veneno
cure-poison-sub = con un corazón
cure-shrink = Quitar Reductor
cure-shrink-sub = con un corazón
choice-buy = Comprar { $card }
choice-sweep = Renovar el mercado
choice-sweep-sub = { $deck ->
    [0] descarta estas; la baraja está vacía
    [one] descarta estas; queda una carta en la baraja
    [2] descarta estas; quedan dos cartas en la baraja
   *[other] tres cartas nuevas
}
# A copier: Mimic as Wings.
acts-as = { $card } como { $as }
choice-use-on = { $card }: { $target }
choice-use-seen = { $card }: comprar { $target }
choice-use-top = { $card }: comprar la primera carta
choice-yield = Irme
choice-yield-sub = entra el atacante
choice-stay = Quedarme
choice-stay-sub = aguantar en Tokyo
choice-end = Acabar turno
choice-end-sub = le toca al siguiente
pick-die = elige un dado
pick-turn = elige un dado y su nueva cara
pick-monster = elige un monstruo
pick-power = elige una carta
pick-amount = elige un número
pick-top = la primera carta
use-roll = una tirada más
use-shield = No pierdes vidas en lo que queda de turno.
use-extra-turn = otro turno
use-leave = Abandonas Tokyo y no pierdes vidas.
use-reroll = vuelve a tirar { $dice }
use-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
use-dice = tira para ver qué pierdes
use-damage = el golpe llega igual
use-rest = el resto llega igual
use-discard = se descarta
pass-go-on = Seguir
pass-go-on-sub = sin nada más
pass-use = Seguir
pass-use-sub = sin usar nada
pass-end = Acabar turno
pass-end-sub = sin usar nada
pass-start = Tirar
pass-start-sub = sin usar nada antes
pass-probe = Dejarlo así
pass-probe-sub = la tirada no cambia
pass-fix = Seguir
pass-fix-sub = los dados no cambian
pass-side_dice = Seguir
pass-side_dice-sub = los dados no cambian
pass-threat = Aguantar
pass-threat-sub = sin usar nada
pass-tile = No tomar ninguna
pass-tile-sub = no habrá otra ocasión en este nivel
pass-left = Quedármela
pass-left-sub = sin cambiar nada
fresh-new = nueva
fresh-buy = Comprarla
fresh-buy-sub = que no sea para { $who }
fresh-leave = { $who } puede comprarla
pass-reveal = Pasar
pass-reveal-sub = otros pueden comprarla
pass-sell = No vender nada
pass-sell-sub = acaba el turno
pass-again = No, ya basta
pass-again-sub = le toca al siguiente
picker-die = Toca un dado.
picker-turn = Elige la nueva cara.
picker-reroll = Se volverá a tirar.
picker-becomes = Pasa a ser { $dice }
picker-monster = Elige un monstruo
picker-market = En el mercado
picker-use = Usar { $card }
picker-ok = Listo
picker-first = antes elige algo

## Second thoughts

doubt-unspent = ¿Acabas el turno?
doubt-unspent-why = Aún puedes comprar una carta con tus { $energy } [energy].
doubt-unspent-no = Volver al mercado
doubt-unspent-yes = Acabar turno
doubt-leaving = ¿Irte con todas las vidas?
doubt-leaving-why = Aún tienes todas: { $hearts } [heart].
doubt-leaving-no = Quedarme
doubt-leaving-yes = Abandonar Tokyo
doubt-out = ¡Eso te elimina!
doubt-out-why = Perderías tus últimas [heart].
doubt-lost = ¡Con eso pierdes la partida!
doubt-lost-why = { $who } ganaría al momento.
doubt-grave-no = No hacerlo
doubt-grave-yes = Hacerlo igual
doubt-never = No volver a preguntar

## While somebody else decides

wait-start = { $who } está a punto de tirar
wait-throw = { $who } está a punto de tirar
wait-keep = { $who } está tirando
wait-probe = { $who } puede volver a tirar un dado
wait-fix = { $who } está decidiendo
wait-side_dice = { $who } está decidiendo
wait-resolve = { $who } está resolviendo los dados
wait-tile = { $who } está eligiendo una loseta
wait-threat = { $who } puede evitarlo
wait-leave = { $who } está decidiendo si se va
wait-left = { $who } puede cambiar una carta
wait-shop = { $who } está en el mercado
wait-reveal = { $who } puede comprar antes
wait-choose = { $who } está eligiendo
wait-sell = { $who } está acabando el turno
wait-again = { $who } puede jugar otro turno
wait-turn = Turno de { $who }
wait-own = Tu turno
wait-dice = Los dados están cayendo
wait-first = ¿Quién empieza?
wait-over = La partida ha terminado
wait-gone = { $name } no tiene conexión.
wait-gone-bot = { $seconds ->
    [0] Un bot toma el relevo.
   *[other] Un bot toma el relevo en { $seconds } s.
}
wait-why = Te avisaremos cuando te toque.
wait-out = Estás fuera. ¡Mira quién gana!
wait-end = Los últimos golpes…
roll-now = Tirando…
roll-late = Juegan los demás. Luego te toca a ti.
wait-watching = { $others ->
    [0] Estás mirando.
    [one] Estás mirando, con una persona más.
   *[other] Estás mirando, con { $others } personas más.
}

## Around the question

prompt = Decisión
take-back = Deshacer
own-cards = Tus cartas ({ $n })
clock-left = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}
fx-wins = { $who ->
    [me] ganas
   *[other] gana
}
hearts-to-give = { $n ->
    [one] un corazón por repartir
   *[other] { $n } corazones por repartir
}
