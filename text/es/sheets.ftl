# Sheets over the game: settings, standing orders, keys, hints of a first game. In brackets: icons.

## Settings

set-theme = Tema
theme-auto = Sistema
theme-day = Día
theme-night = Noche
set-speed = Animaciones
speed-off = Sin
speed-fast = Rápidas
speed-normal = Normales
speed-slow = Lentas
set-sound = Sonidos
set-reactions = Mostrar reacciones
set-notify-insecure = Los avisos necesitan https, o un navegador en el mismo equipo que el juego. El título de la pestaña sigue mostrando tu turno.
set-notify-blocked = El navegador bloquea los avisos de esta página. Puedes permitirlos en los ajustes del sitio.
set-notify = Avísame cuando me toque
set-ask-unspent = Avísame antes de acabar el turno si aún puedo comprar
set-ask-leaving = Avísame antes de abandonar Tokyo con todas las vidas
set-name = Tu nombre

## Cards of a monster

sheet-why = Por qué han cambiado los números
sheet-none = Aún no hay cartas.
eyes = Ver como
eyes-all = Todos

## Leaving

leave-table = Dejar la mesa
resign = Rendirse
resign-sure = ¿Te rindes? { $others ->
    [0] No queda nadie más que juegue: la partida acaba.
   *[other] Un bot jugará con { $monster } el resto de la partida.
}
resign-which = ¿Quién se rinde? Un bot jugará con ese monstruo el resto de la partida.
resign-yes = Rendirse
end-table = Terminar la partida
end-sure = ¿Terminar la partida para todos? Solo puedes hacerlo si no hay nadie más conectado.
end-yes = Terminarla

## Standing orders

orders = Órdenes fijas
orders-leave = Abandonar Tokyo si un golpe me deja con estas vidas o menos
orders-stay = Quedarme si tengo al menos estas vidas
orders-pass = Acabar mi turno si no puedo pagar nada
orders-ask = Preguntarme
orders-always = Siempre
orders-never = Nunca
orders-at-most = Con pocas vidas
orders-note = Solo para esta mesa. Las órdenes actúan por ti al instante y constan en el registro. Los demás no las ven.

## Keys

keys = Teclas
keys-dice = guardar o soltar un dado
keys-roll = tirar los demás
keys-stop = dejar de tirar
keys-cards = usar una carta entre tiradas, de la primera a la última
keys-enter = el botón rojo; salta las animaciones
keys-choices = una opción, un monstruo, una carta o una cara, por orden
keys-amount = más, menos
keys-back = deshacer
keys-esc = cerrar
keys-react = reaccionar, luego un número
keys-log = al registro
keys-market = al mercado
keys-help = esta lista

## A first game

guide = Consejos para la primera partida
guide-ok = Entendido
guide-skip = Sin más consejos
guide-welcome = Eres un monstruo gigante, y los demás también. Gana con 20 [star] o quedando el último en pie. En cada turno tiras seis dados, hasta tres veces.
guide-keep = Toca los dados que te gusten: pasan al estante. Luego tira los demás. [heart] curan, [energy] paga las cartas, [claw] golpean.
guide-claws = { $there ->
    [somebody] { $who } está en Tokyo: tus [claw] golpean a { $who } y a nadie más, y { $who } golpea a todos los de fuera.
   *[nobody] Tus [claw] golpean al monstruo que está en Tokyo. De momento está vacío: si sacas [claw], entras tú.
}
guide-numbers = Tres números iguales dan esos mismos puntos: tres 3 son 3 [star], y cada uno más añade 1.
guide-tokyo = { $me ->
    [in] ¡Estás en Tokyo! Aquí ganas 2 [star] al principio de cada turno, y tus [claw] golpean a todos los de fuera. Pero los dados no te curan.
   *[out] En Tokyo ganas 2 [star] al principio de cada turno, y tus [claw] golpean a todos los de fuera. Pero allí los dados no te curan.
}
guide-leave = { $asked ->
    [yes] Te han golpeado en Tokyo. Ahora puedes irte: el atacante ocupa tu lugar. Con pocas vidas es lo más sensato.
   *[no] Un monstruo golpeado en Tokyo puede irse, y el atacante ocupa su lugar. Con pocas vidas es lo más sensato.
}
guide-shop = Después de tirar, gasta [energy] en cartas del mercado. Las permanentes se quedan contigo; las de descartar actúan al momento. Toca una carta o pasa por encima para leerla.
guide-win = Es todo lo que necesitas saber: 20 [star], o ser el último en pie. ¡Suerte!
