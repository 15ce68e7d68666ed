# The kaiju program: replays, checks, analyses. Sentences have no full stop where the program adds one. $name, $whom: players;
# $card: a card or tile; $dice: names of faces with spaces between them.

## Replay: headings

replay-rules = Reglas: { $rules }
replay-plays = { $name } juega con { $monster }
replay-before = Antes del primer turno
replay-turn-head = Turno { $turn }: { $what }
replay-taken-back = Deshecho: { $what }
replay-pause = [Intro] turno siguiente  [a] todo  [q] salir
replay-too-few = la partida de { $file } solo tiene { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}

## Replay: questions

asked-start = { $name } decide sobre sus poderes al principio del turno
asked-keep = { $name } decide qué dados guardar; { $rolls ->
    [one] queda 1 tirada
   *[other] quedan { $rolls } tiradas
}
asked-probe = { $name } decide sobre sus poderes con estos dados
asked-fix = { $name } decide sobre sus poderes con los dados finales
asked-side_dice = { $name } decide sobre sus poderes con los dados tirados por un poder
asked-resolve = { $name } decide qué resolver a continuación
asked-tile = { $name } decide qué loseta de nivel { $level } tomar
asked-threat = { $name } decide sobre sus poderes contra la pérdida de { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
}
asked-leave = { $name } decide si abandona Tokyo
asked-left = { $name } decide sobre sus poderes tras abandonar Tokyo
asked-shop = { $name } decide qué comprar
asked-reveal = { $name } decide sobre sus poderes con las cartas reveladas
asked-choose = { $name } decide qué elegir para { $card }
asked-sell = { $name } decide sobre sus poderes al final del turno
asked-again = { $name } decide sobre sus poderes después del turno
asked-nobody = Nadie tiene nada que decidir
chance-sides = El azar elige las caras de las losetas
chance-first = El azar elige quién empieza
chance-roll-off = { $name } tira para empezar
chance-dice = { $name } tira { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
chance-side-dice = { $name } tira { $n ->
    [one] 1 dado
   *[other] { $n } dados
} por { $card }
chance-reroll = { $name } vuelve a tirar un dado
chance-draw = Se roba una carta para el hueco { $place }
chance-peek = { $name } mira la primera carta

## Replay: events

told-none = ninguno
told-tiles = Las losetas son { $cards }
told-rolled-off = { $name } ha sacado { $dice } para empezar
told-revealed = Se ha revelado { $card } en el hueco { $place }
told-reshuffled = { $n ->
    [one] La única carta descartada forma la nueva baraja ({ $n })
   *[other] Las { $n } cartas descartadas forman la nueva baraja
}
# The heading of a turn.
told-turn = { $name }{ $extra ->
    [yes] , un turno extra
   *[no] {""}
}{ $fewer ->
    [0] {""}
    [one] , 1 dado menos
   *[other] , { $fewer } dados menos
}
told-dice-counted = { $name } tiene { $n ->
    [one] 1 dado
   *[other] { $n } dados
} y { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}
told-rolled = { $name } ha tirado { $n ->
    [one] 1 dado
   *[other] { $n } dados
}: ahora { $dice }; { $rolls ->
    [one] queda 1 tirada
   *[other] quedan { $rolls } tiradas
}
told-kept = { $name } ha guardado { $dice }
told-side-rolled = { $name } ha sacado { $dice } por { $card }
told-side-used = Los dados de { $name } por { $card } valen: { $dice }
told-lifted = { $name } ha recogido un dado con { $dice }
told-rerolled = El dado muestra ahora { $dice }
told-turned = { $name } ha girado un dado de { $from } a { $to }
told-roll-gained = Una tirada más: { $rolls ->
    [one] queda 1 tirada
   *[other] quedan { $rolls } tiradas
}
told-fixed = El resultado es definitivo, con { $claws ->
    [one] 1 garra
   *[other] { $claws } garras
} y { $hearts ->
    [one] 1 corazón utilizable
   *[other] { $hearts } corazones utilizables
}
told-recounted = El resultado tiene ahora { $claws ->
    [one] 1 garra
   *[other] { $claws } garras
}
told-block-energy = Se cuenta energía: { $n }
told-block-heart = { $n ->
    [one] Se usa 1 corazón
   *[other] Se usan { $n } corazones
}
told-block-claw = { $n ->
    [one] Golpea 1 garra
   *[other] Golpean { $n } garras
}
# $dice: 1, 2 or 3.
told-block-number = { $n ->
    [one] Se cuenta 1 dado con { $dice }
   *[other] Se cuentan { $n } dados con { $dice }
}
told-done = Los dados están resueltos
told-used = { $name } ha usado { $card }
told-passed = { $name } ha pasado
told-points-gained = { $name } ha ganado { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} y tiene { $now }: { $why }
told-points-lost = { $name } ha perdido { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} y tiene { $now }: { $why }
told-energy-gained = { $name } ha ganado { $n } de energía y tiene { $now }: { $why }
told-energy-spent = { $name } ha gastado { $n } de energía y tiene { $now }: { $why }
told-healed = { $name } ha recuperado { $n ->
    [one] 1 vida
   *[other] { $n } vidas
} y tiene { $now }: { $why }
told-hurt = { $name } ha perdido { $n ->
    [one] 1 vida
   *[other] { $n } vidas
} y tiene { $now }: { $by ->
    [player] { $whom }, { $why }
   *[nobody] { $why }
}
told-spared = { $name } se ha librado de perder { $n ->
    [one] 1 vida
   *[other] { $n } vidas
}
told-hearts-set = { $name } tiene ahora { $n ->
    [one] 1 vida
   *[other] { $n } vidas
}: { $why }
told-shielded = { $name } no pierde más vidas en este turno
told-token-given = { $name } ha recibido una ficha { $token ->
    [poison] de Veneno
   *[shrink] Reductor
} y tiene { $now }
told-token-removed = { $name } ha retirado una ficha { $token ->
    [poison] de Veneno
   *[shrink] Reductor
} y tiene { $now }
told-entered = { $name } ha entrado en { $place ->
    [bay] Tokyo Bay
   *[city] la ciudad de Tokyo
}
told-left = { $name } ha abandonado { $place ->
    [bay] Tokyo Bay
   *[city] la ciudad de Tokyo
}
told-moved = { $name } ha pasado a { $place ->
    [bay] Tokyo Bay
   *[city] la ciudad de Tokyo
}
told-bay-closed = Tokyo Bay se ha cerrado
told-stayed = { $name } se ha quedado en Tokyo
told-wickedness = { $name } tiene { $now } de maldad
told-tile = { $name } ha tomado la loseta { $card }
told-bought = { $name } ha comprado { $card }{ $from ->
    [deck] { " " }de lo alto de la baraja
    [player] { " " }a { $whom }
   *[market] {""}
} por { $n } de energía
told-handed = { $card } ha pasado de { $whom } a { $name }
told-discarded = Se ha descartado { $card } de { $name }
told-swept = { $name } ha renovado el mercado
told-counter = { $card } tiene ahora { $now }
told-copies = { $card } copia { $target }
told-copies-nothing = { $card } no copia nada
told-copy-spent = Lo que copia { $card } está agotado
told-saw = { $name } ha visto { $card } en lo alto de la baraja
told-peeked = { $name } ha mirado la primera carta
told-extra-turn = { $name } ha conseguido un turno extra{ $fewer ->
    [0] {""}
    [one] , con 1 dado menos
   *[other] , con { $fewer } dados menos
}
told-saved = { $card } ha salvado a { $name }
told-risen = { $name } ha vuelto de entre los muertos
told-out = { $name } está fuera de la partida
told-over = La partida ha terminado: { $what }

## Replay: causes, which stand after a number and a colon

told-why-dice = dados con { $dice }
told-why-entry = entrar en Tokyo
told-why-income = empezar el turno en Tokyo
told-why-poison = veneno
told-why-power = { $card }
told-why-purchase = la compra de { $card }
told-why-sweep = cartas nuevas en el mercado

## Results, which stand after a colon

over-points = { $name } ha ganado con 20 puntos
over-last-alive = { $name } ha ganado como único monstruo vivo
over-power = { $name } ha ganado con { $card }
over-nobody = no ha ganado nadie
over-draw = es un empate
over-unfinished = la partida está sin terminar

## Verify

verify-right = correcto; dados: { $dice }, robos: { $draws }, acciones: { $actions }, resúmenes: { $digests }; { $result }
verify-sum = correctos: { $right }, incorrectos: { $wrong }{ $unread ->
    [0] {""}
   *[other] , ilegibles: { $unread }
}
verify-compare = compara esto con lo que viste antes de la partida:
verify-commitment = compromiso { $hex } (la clave encaja)
verify-contribution = aportación de { $name } { $hex }
verify-no-contribution = ninguna aportación de { $name }
verify-other-commitment = este no es el compromiso que se mostró antes de la partida

## Analyze. $move is a line of the record; the columns of a table are short

analyze-point = ,
analyze-title = { $rules }, { $players } jugadores, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}: { $result }
analyze-percent = en tanto por ciento
analyze-seat = sitio
analyze-first = inicio
analyze-last = final
analyze-luck = suerte
analyze-skill = destreza
analyze-own = propias
analyze-others = ajenas
analyze-revision = revisión
analyze-decisions = decisiones
analyze-loss = pérdida
analyze-inaccuracies = imprec.
analyze-mistakes = errores
analyze-blunders = graves
analyze-graded = imprecisiones / errores / errores graves
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
analyze-turning = Puntos de inflexión
analyze-mistakes-head = Errores
analyze-move = línea { $line }, { $move }: { $what }
analyze-mistake = { $grade } { $cost }, mejor: { $better }
analyze-rollouts = Simulaciones: { $n ->
    [one] 1 partida
   *[other] { $n } partidas
} sin la suerte de los dados, ± error típico
analyze-shift = { $name } de { $before } a { $after } %
analyze-best = nada es mejor
analyze-unclear = sin diferencia clara
analyze-verdict = { $grade } de { $loss } %
analyze-bar-moves = jugadas
analyze-bar-questions = decisiones
analyze-bar-left = quedan { $time }
analyze-unwritten = no se puede escribir el informe

## The page of an analysis

report-chances = Probabilidades de ganar
    .about = Después de cada jugada, una banda por sitio. Los triángulos son errores.
report-chances-plot = Probabilidades de ganar de todos los sitios después de cada jugada
report-band = { $name }: { $first } % al principio, { $last } % al final
report-moves = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
report-luck = Suerte y destreza
    .about = La última probabilidad es la primera más la suerte y la destreza. La destreza son las decisiones propias, las de los demás y la revisión: lo que cambia al mirar un turno más allá. La pérdida es la media de todas las decisiones reales. Todo en tanto por ciento.
report-luck-plot = Suerte y destreza de cada sitio
report-turning = Puntos de inflexión
    .about = Jugadas que movieron al menos una décima parte de todas las probabilidades.
report-mistakes = Errores
    .about = Qué habría sido mejor y cuánto costó.
report-rollouts = Simulaciones
    .about = El campeón siguió jugando desde los puntos de inflexión y los peores errores, sin contar la suerte de sus dados. Probabilidades en tanto por ciento, ± error típico.
report-none = Ninguno.

## The greeting of a server. The first three stand before an address

greet-here = Kaiju está en
greet-network = En la red
greet-operator = Para quien administra
greet-reach-machine = Solo se puede entrar desde este ordenador. Para que entren otros: --listen 0.0.0.0:{ $port }.
greet-reach-network = Puede entrar cualquiera de tu red; nadie desde internet, salvo que tu router lo permita.
greet-reach-internet = Puede entrar cualquiera desde internet, salvo que lo impida un cortafuegos.
greet-reach-proxy = Puede entrar cualquiera, si tu proxy reenvía las peticiones a { $listen }.
greet-and = { $some } y { $next }
greet-saved = Las partidas se guardan en { $store }. Pulsa Ctrl-C para parar; las partidas siguen cuando el servidor vuelve a arrancar.

## Files, after the name of the file and a colon

file-unread = no se puede leer
file-unlisted = no se puede recorrer
file-none = no hay ningún archivo .{ $extension } en esta carpeta

## Wrong usage: one sentence without a full stop. $what is an option, such as --json

usage-option = no existe la opción { $what }
usage-command = no existe el comando { $what }
usage-missing = falta: { $what }
usage-conflict = { $what } no se puede usar con { $other }
usage-empty = { $what } necesita un valor
usage-value = { $what } no puede ser { $value }; puede ser { $values }
usage-wrong = { $what } no puede ser { $value }: { $why }
usage-similar = (¿quieres decir { $what }?)
usage-help = (mira --help)

## The help of the program: headings and notes

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-any-options = [OPCIONES]
help-any-command = [COMANDO]
help-default = [por defecto: { $values }]
help-values = [valores posibles: { $values }]
