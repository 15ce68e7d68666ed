# The game screen: board, market, panels, connection. In brackets: icons.

## The game

game-heading = La partida
title-game = Turno { $turn } · Kaiju
notify-turn = Te toca
skip-prompt = Saltar a la decisión
where-turn = { $turn ->
    [0] Inicio
   *[other] Turno { $turn }
}
where-monsters = { $n ->
    [one] { $n } monstruo
   *[other] { $n } monstruos
}
side = Mercado y registro
stage-label = Tokyo
plaque-city = Ciudad de Tokyo
plaque-bay = Tokyo Bay
plaque-empty = vacía
plaque-income = { $who } · { $pays ->
    [energy] +{ $n } [energy]
   *[points] +{ $n } [star]
} por turno
would-lose = perdería { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
}
would-be-out = perdería { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
} y caería eliminado
pips = { $hearts } de { $max } vidas
pips-loss = { $hearts } de { $max } vidas, a punto de perder { $loss }
wickedness-of = maldad { $n } de { $end }
points-of = puntos { $n } de { $goal }
panel-out = caído
panel-bot-plays = juega un bot
panel-gone = sin conexión
panel-label = { $monster }, { $who }{ $place ->
    [city] , en la ciudad de Tokyo
    [bay] , en Tokyo Bay
   *[outside] {""}
}: { $hearts ->
    [one] 1 vida
   *[other] { $hearts } vidas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $energy } de energía. Ver cartas
who-you = { $name } (tú)
who-bot = { $name }, bot
who-away = bot por { $name }
who-gone = { $name }, sin conexión
role-decides = decide
role-attacks = ataca
role-your-turn = tu turno
role-turn = turno
epitaph = Eliminado en el turno { $turn } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $by ->
    [monster] , por { $who }
   *[none] {""}
}
epitaph-brief = turno { $turn }
tray-label = Dados
tray-rolling = Tirando
tray-kept = Guardados
tray-side = Dados de una carta
tray-roll-of = Tirada de { $who }
die-in-hand = en la mano
die-in-air = rodando
die-label = Dado { $n }: { $face }{ $extra ->
    [yes] , extra
   *[no] {""}
}{ $state ->
    [kept] , guardado
   *[rolling] {""}
}
market = Mercado
market-deck = { $cards } en la baraja
market-top = primera carta: { $card }
market-card = { $card }, { $energy } de energía. { $text }{ $short ->
    [0] {""}
   *[other] { " " }Te falta energía: { $short }.
}
hand = Tus cartas
log = Qué ha pasado
log-before = Antes del primer turno
log-turn = Turno { $turn } · { $who }
log-replay = Ver otra vez
log-replay-turn = Ver otra vez el turno { $turn } en la repetición
sheet-label = Cartas de { $who }
sheet-buy = Comprar por { $energy } [energy]
sheet-use = Usarla
look-card = Leer { $card }
whose = { $monster } · { $name }
key-enter = Intro
lost = Sin conexión.
lost-retry = Nuevo intento en { $seconds } s.
lost-trying = Intentándolo de nuevo…
lost-kept = Tu jugada está guardada y se enviará.
lost-now = Reintentar ahora
stood = { $n ->
    [one] Un bot ha tomado 1 decisión por { $who }.
   *[other] Un bot ha tomado { $n } decisiones por { $who }.
}
stood-cards = { $count ->
    [one] Nueva: { $cards }.
   *[other] Nuevas: { $cards }.
}
back-again = De vuelta en la mesa.
back-again-why = Ya estás al día.
away-turns = { $n ->
    [one] Te has perdido 1 turno.
   *[other] Te has perdido { $n } turnos.
}
away-show = { $n ->
    [one] Verlo
   *[other] Verlos
}
bot-plays = Un bot juega con { $who } por ti.
come-back = Tomar el mando
refused = No ha funcionado.
refused-late = Ya estaba respondido.

## Reactions

react = Reaccionar
react-muted = Reaccionar (en silencio)
react-rest = Espera un momento antes de volver a reaccionar.
react-watch = Silenciar todas las reacciones
react-mute = Silenciar reacciones
react-unmute = Volver a mostrar reacciones
react-hello = ¡Hola!
react-well_played = ¡Bien jugado!
react-thanks = ¡Gracias!
react-laugh = ¡Ja, ja!
react-roar = ¡Groar!
react-ouch = ¡Ay!
react-oops = ¡Ups!
react-hurry = ¡Date prisa!

## Since your turn

recap = Desde tu turno
# Predicates about a monster, or about the reader ($me is yes). $you is yes if the reader is hit.
recap-hits = { $you ->
    [yes] te quita { $n } [heart]{ $others ->
        [0] {""}
        [one] { " " }a ti y a 1 más
       *[other] { " " }a ti y a { $others } más
    }
   *[no] { $me ->
        [yes] le quitas
       *[no] le quita
    } { $n } [heart] a { $whom }{ $others ->
        [0] {""}
        [one] { " " }y a 1 más
       *[other] { " " }y a { $others } más
    }
}
recap-loses = { $me ->
    [yes] pierdes
   *[no] pierde
} { $n } [heart]
recap-beside = { $you ->
    [yes] tú
   *[no] { $whom }
}: { $n } [heart]
recap-out = { $who ->
    [self] { $me ->
        [yes] quedas fuera
       *[no] cae eliminado
    }
    [beside] { $you ->
        [yes] tú quedas fuera
       *[no] { $whom }: eliminado
    }
   *[other] { $me ->
        [yes] eliminas a { $whom }
       *[no] { $you ->
            [yes] te elimina
           *[no] elimina a { $whom }
        }
    }
}
recap-entered = { $me ->
    [yes] entras en Tokyo
   *[no] entra en Tokyo
}
recap-left = { $me ->
    [yes] abandonas Tokyo
   *[no] abandona Tokyo
}
# In a line of pictures.
recap-into = → Tokyo
recap-out-of = ← Tokyo
# The market was swept.
recap-fresh = cartas nuevas
recap-points = { $n } [star]
recap-energy = { $n } [energy]
recap-healed = { $n } [heart]
recap-got = { $me ->
    [yes] compras { $cards }
   *[no] compra { $cards }
}
recap-used = { $me ->
    [yes] usas { $cards }
   *[no] usa { $cards }
}
recap-swept = { $me ->
    [yes] renuevas el mercado
   *[no] renueva el mercado
}
recap-nothing = no pasa nada
# Read aloud, one sentence for a turn. $what are predicates from above, with commas between them.
say-turn = { $me ->
    [yes] Has sacado { $dice }: { $what }.
   *[no] { $who } ha sacado { $dice }: { $what }.
}
say-rolled = { $me ->
    [yes] Has sacado { $dice }.
   *[no] { $who } ha sacado { $dice }.
}
say-did = { $me ->
    [yes] Tú: { $what }.
   *[no] { $who }: { $what }.
}
