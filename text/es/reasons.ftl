# Why a number changed, and why something cannot be done. In brackets: icons.

## Numbers that changed

why-change = { $delta } { $stat }: { $why }
why-price = Precio impreso: { $usual }. Con { $cards } es { $now }.
why-effect = { $who } { $delta } { $stat }: { $why }.
why-claws = { $rolled } en los dados, +{ $more } por { $cards }
why-spared = { $rolled } en los dados, −{ $more } por { $cards }
why-even = { $rolled } en los dados, con cambios por { $cards }
why-max = { $card } cambia tu máximo de vidas.
why-would-lose = A punto de perder { $loss } [heart]. { $why }
why-dice = Dados extra por { $cards }.
why-dice-fewer = { $n ->
    [one] Una ficha Reductor: un dado menos.
   *[other] { $n } fichas Reductor: { $n } dados menos.
}
why-dice-again = { $n ->
    [one] Otro turno con un dado menos.
   *[other] Otro turno con { $n } dados menos.
}
why-rolls = Tiradas extra por { $cards }.
use-now = Puedes usarla ahora: mira la decisión.

## Reasons why something cannot be done now: one sentence for each reason of the engine

lack-over = La partida ha terminado.
lack-out = { $you ->
    [yes] Estás fuera de la partida.
   *[no] { $who } está fuera de la partida.
}
lack-not_now = Puedes hacerlo { $when }.
lack-not_asked = { $who } está decidiendo.
lack-energy_short = { $by ->
    [one] Te falta { $by } [energy].
   *[other] Te faltan { $by } [energy].
}
lack-used_this_turn = Ya se ha usado este turno.
lack-used_on_this_damage = Ya se ha usado contra este daño.
lack-copy_spent = La copia está agotada.
lack-works_by_itself = Funciona sola.
lack-not_held = No tienes { $card }.
lack-not_there = Ya no está ahí.
lack-no_die = Ninguno de estos dados muestra { $dice }.
lack-no_rolls = No quedan tiradas; los dados se quedan como están.
lack-no_triple = Necesitas tres { $dice } este turno.
lack-no_set = Hacen falta tres iguales para puntuar.
lack-full_hearts = { $you ->
    [yes] Tienes todas las vidas.
   *[no] { $who } tiene todas las vidas.
}
lack-no_monster = No hay ningún monstruo con el que usarla.
lack-no_card = No hay ninguna carta con la que usarla.
lack-nothing_to_prevent = No vas a perder [heart].
lack-not_attacked = No hay [claw] que vayan a alcanzarte.
lack-only_in_tokyo = Solo funciona en Tokyo.
lack-only_outside = Solo funciona fuera de Tokyo.
lack-tokyo_full = Tokyo está ocupado.
lack-not_hurt = Solo puede irse un monstruo que pierda [heart].
lack-decided = Eso ya lo has decidido.
lack-no_token = No hay ninguna ficha así.
lack-forbidden = No mientras tengas { $card }.
lack-risen = A un monstruo que ha vuelto de entre los muertos no le sirven [heart].
lack-order_fixed = { $dice } va antes.
lack-dice_left = Aún quedan dados por resolver.
lack-has_tile = Tienes una loseta de este nivel: { $card }.
lack-wickedness_short = { $by ->
    [one] Te falta { $by } [wicked].
   *[other] Te faltan { $by } [wicked].
}
lack-needs_pick = Elige con qué usarla.
lack-shows_face = Ya muestra { $dice }.
lack-only_cards = Solo cartas permanentes.
lack-only_of = Solo cartas de { $who }.
lack-copier = Una carta que copia a otra no se puede copiar.
lack-copied_already = Ya la estás copiando.
lack-not_treated = Nadie ha curado a { $who } este turno.
lack-wrong_pick = Con esto no se puede usar.

## The moments at which something can be done: each goes into lack-not_now

when-own = en tu turno
when-start = antes de tu primera tirada
when-keep = entre tus tiradas
when-probe = tras la última tirada de otro monstruo
when-fix = tras tu última tirada
when-side_dice = cuando se tiran dados por una carta
when-resolve = mientras resuelves tus dados
when-tile = cuando tomas una loseta
when-threat = antes de perder vidas
when-leave = cuando puedes abandonar Tokyo
when-left = después de abandonar Tokyo
when-shop = después de resolver tus dados
when-reveal = cuando se revela una carta nueva
when-choose = cuando la consigues
when-sell = al final de tu turno
when-again = después de tu turno

## Tokyo explained

here-rule = El monstruo en Tokyo gana { $pays ->
    [energy] { $n } [energy]
   *[points] { $n } [star]
} al principio de su turno. Golpea a todos los monstruos de fuera, y todos ellos a él. Aquí los dados no curan.
here-mine = Solo puedes irte cuando un monstruo de fuera te golpee con [claw]. Aquí los dados no curan.
here-theirs = Para entrar, golpea con [claw] al monstruo que está allí: si se va, ocupas su lugar.
here-free-attack = Tokyo está vacío: entra el próximo que ataque.
here-free-always = Tokyo está vacío: el monstruo que está jugando entra después de resolver sus dados.

## Causes of a change: phrases that stand after a number

cause-entry = entrar en Tokyo
cause-income = mantener Tokyo
cause-poison = veneno
cause-sweep = cartas nuevas
cause-1 = un trío de { $dice }
cause-2 = un trío de { $dice }
cause-3 = un trío de { $dice }
cause-energy = dados con { $dice }
cause-heart = dados con { $dice }
cause-claw = dados con { $dice }
cause-claws-of = ataque de { $who }
cause-power-of = { $who } con { $card }
cause-cure = pago con [heart]
cause-power = { $card }
cause-purchase = compra de { $card }
