# Sheets over the game: settings, standing orders, keys, hints of a first game. In brackets: icons.

## Settings

set-theme = Tema
theme-auto = Sistema
theme-day = Día
theme-night = Noche
set-speed = Animaciones
speed-off = Ninguna
speed-fast = Rápidas
speed-normal = Normales
speed-slow = Lentas
set-sound = Sonido y vibración
set-volume = Volumen
set-vibrate = Vibrar
set-auto-roll = Hacer por mí la primera tirada
set-shake = Agitar el teléfono para tirar
set-ask-order = Preguntarme en qué orden se resuelven mis dados
set-cover = En un dispositivo compartido, tapar la partida entre jugadores
set-reactions = Mostrar reacciones
set-notify-insecure = Los avisos necesitan https, o un navegador en el mismo equipo que el juego. El título de la pestaña sigue mostrando tu turno.
set-notify-blocked = El navegador bloquea los avisos de esta página. Puedes permitirlos en los ajustes del sitio.
set-notify = Avisarme cuando me toque
set-ask-unspent = Avisarme antes de acabar el turno si aún puedo comprar
set-ask-leaving = Avisarme antes de abandonar Tokyo con todas las vidas
set-name = Tu nombre

## Cards of a monster

sheet-why = Por qué han cambiado los números
sheet-none = Aún no hay cartas.
eyes = Ver como
eyes-all = Todo

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

## Jugadores que estropean la partida, y los datos propios

players = Jugadores
away-host = Expulsar
away-vote = Votar su expulsión
away-spare = Retirar mi voto
away-sure = ¿Expulsar a { $name } para siempre? Un bot seguirá por su cuenta.
away-sure-vote = ¿Votar que se expulse a { $name } para siempre? Hacen falta más de dos tercios de los demás.
away-votes = { $n ->
    [one] 1 voto para expulsar
   *[other] { $n } votos para expulsar
}
away-gone = fuera de la mesa
stand-in = Que responda un bot
report = Denunciar
report-what = ¿Qué pasa con { $name }?
report-name = Nombre ofensivo o falso
report-stalling = Hace esperar a propósito
report-cheating = Hace trampas
report-other = Otra cosa
report-done = Denuncia enviada. La verá quien administra el servidor.
data = Tus datos
data-what = Qué guarda este servidor sobre ti y durante cuánto tiempo
data-save = Descargar mis datos
data-delete = Borrarme
data-delete-sure = ¿Borrar todo lo guardado sobre ti? Tus partidas quedan sin tu nombre y unos bots terminan las abiertas. No se puede deshacer.
data-deleted = Borrado. Desde ahora el servidor te ve como alguien nuevo.

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
keys-hint = pista, en partidas de práctica
keys-log = al registro
keys-market = al mercado
keys-help = esta lista

## A first game

guide = Consejos para la primera partida
guide-ok = Entendido
guide-skip = Sin más consejos
guide-welcome = Eres un monstruo gigante, y los demás también. Consigue 20 [star] o queda el último en pie. Lo primero: ¡lanza los dados!
guide-sets = Tres números iguales dan puntos: tres 3 son 3 [star], tres 1 son 1 [star]. { $has ->
    [pair] Guarda { $dice }: tócalos y tira los demás.
   *[none] Toca los dados que quieras guardar y tira los demás.
}
guide-energy = Cada [energy] con la que acabes es tuya y sirve para pagar cartas. Guárdala también y tira otra vez o déjalo ahí.
guide-tokyo = { $there ->
    [somebody] { $who } está en Tokyo. Cada turno que empieza allí vale 2 [star], pero las [claw] de todos los demás golpean al monstruo que está en Tokyo.
   *[nobody] Los puntos están en Tokyo: 1 [star] por entrar y 2 [star] por cada turno que empieces allí.
}
guide-claws = { $there ->
    [somebody] Cada [claw] quita una vida a { $who }, que está en Tokyo. ¡Guarda { $dice } y busca más!
   *[nobody] Tokyo está vacío: con una [claw] entras tú. Guarda { $dice } y tira los demás.
}
guide-city = { $me ->
    [in] ¡Estás en Tokyo! Si empiezas aquí tu turno, ganas 2 [star]. Tus [claw] golpean ahora a todos los de fuera. Pero aquí tus dados de [heart] no te curan.
   *[out] En Tokyo ganas 2 [star] al principio de cada turno, y tus [claw] golpean a todos los de fuera. Pero allí tus dados de [heart] no te curan.
}
guide-leave = { $asked ->
    [yes] Te han golpeado en Tokyo. Si te vas, el atacante tiene que entrar y tú puedes volver a curarte. Si te quedas, tu próximo turno empieza con 2 [star].
   *[no] Un monstruo golpeado en Tokyo puede irse, y el atacante ocupa su lugar. Con pocas vidas es lo más sensato.
}
guide-hearts = Cada [heart] te devuelve 1 vida, pero solo fuera de Tokyo. Sin vidas quedas fuera de la partida.
guide-shop = Ahora gasta tu [energy]. Las cartas permanentes se quedan contigo y cambian tu partida; las demás actúan una vez, al momento. También puedes ahorrarla.
guide-done = Ese es todo el juego: 20 [star], o ser el último en pie. ¿Jugamos una de verdad?
guide-real = Jugar una de verdad
guide-stay = Acabar esta
guide-did-well = ¡Muy bien!
guide-did-stopped = Te quedaban tiradas. Puedes parar, pero dos números iguales todavía no dan nada.
guide-did-sets = Has soltado { $dice }. Se puede: valen tres números iguales cualesquiera.
guide-did-claws = Has soltado { $dice }. Se puede: cada tirada es otra oportunidad.
guide-did-hearts = Has soltado { $dice }. Se puede, pero tus heridas siguen ahí.
guide-did-left = Te has ido: ahora el atacante está en Tokyo y tus [heart] te curan otra vez.
guide-did-stayed = ¡Qué valiente! Si aguantas allí hasta que empiece tu turno, ganas 2 [star].
guide-did-bought = ¡La carta es tuya! Otra ocupa su lugar en el mercado.
guide-did-saved = Guardas tu [energy]: las cartas más caras hacen más.

## Cerrar sesión, en los ajustes

devices = Tus dispositivos
devices-what = El servidor te reconoce por una cookie. Si otra persona pudo copiarla, invalídala.
log-out-others = Cerrar sesión en los demás dispositivos
log-out-others-done = Sesión cerrada en los demás dispositivos.
log-out = Cerrar sesión
log-out-sure = ¿Cerrar sesión para siempre? No podrás volver a ser este invitado, en ningún dispositivo. Tus partidas siguen sin ti.
log-out-done = Sesión cerrada. Desde ahora eres un invitado nuevo.
