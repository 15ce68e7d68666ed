# Setting up a table. In brackets: icons.

setup-for-whom = Elegir para
start = Empezar
table-missing = Esa mesa no existe
copy-by-hand = Aquí no se puede copiar. El enlace está seleccionado: mantenlo pulsado o pulsa Ctrl+C.
title-setup = Preparar la mesa · Kaiju
setup-title = Mesa
setup-host = la mesa es tuya
setup-seats = Sitios
setup-over = Esta noche en Tokyo
setup-bill = Pelea de monstruos
setup-count = { $n } de { $seats } monstruos · { $rules }
setup-places = Sitios
setup-monster = Tu monstruo
setup-monster-sub = solo cambia el aspecto
setup-swap = Cambiar con
setup-monster-sit = toca uno para sentarte
setup-full = Todos los sitios están ocupados. Puedes mirar.
setup-free = libre
setup-yours = tú
setup-rules-sub = elige el juego
setup-strength = Bot del sitio { $n }
setup-more = Más
setup-more-sub = ediciones y reglas de la casa
setup-printing = Edición
setup-usual = reglamento
setup-tiles = Losetas de maldad
tiles-off = Ninguna
tiles-red = Todas rojas
tiles-green = Todas verdes
tiles-mixed = Al azar
tiles-chosen = A mano
tiles-choose = Elegir las caras ({ $red } de { $n } en rojo)
tiles-see = Ver las losetas ({ $red } de { $n } en rojo)
tiles-title = Caras de las losetas
tiles-level = Con { $level } de maldad
tiles-pair = { $red } o { $green }
setup-start = Quién empieza
start-by-most_claws = Por tirada
start-by-free = Al azar
start-by-seat = Empieza:
setup-invite = Invitar
setup-invite-sub = Escanea con un móvil o escribe
setup-link = Enlace de invitación
setup-switches = { $n ->
    [0] Reglas de la casa
    [one] Reglas de la casa: 1 cambio
   *[other] Reglas de la casa: { $n } cambios
}
setup-switches-off = Volver al reglamento
setup-qr = Código QR del enlace de invitación
setup-pace = Reloj, sitios y visibilidad
setup-clock = Reloj
clock-none = Ninguno
clock-seconds = { $n } s
clock-day = 1 día
setup-silence = Si alguien no responde
silence-minutes = Bot a los { $n } min
silence-never = Esperar
setup-open = Quién puede entrar
open-link = Con enlace
open-public = Cualquiera
setup-hints = Pistas
hints-off = Sin pistas
hints-on = Permitidas
seal = Dados sellados:
seal-luck = { $n } de { $of } dispositivos han añadido azar
seal-why = El servidor ha generado al azar una clave secreta para los dados; esta es su huella. El dispositivo de cada jugador añade azar antes de empezar, así que el servidor no puede elegir los dados por su cuenta. Tras la partida se revela la clave y cualquiera puede comprobar que no se ha cambiado ningún dado.
start-host = Empieza la partida quien creó la mesa.
start-two = Hacen falta al menos dos monstruos. Añade un bot o comparte el enlace.
start-late-you = Elige un monstruo o recibe uno al azar.
start-missing = Aún no están: { $names }.
start-again = La partida empieza cuando estén todos. Aún faltan: { $names }. Si empiezas ya, un bot juega por quien falte.
start-late = { $name } aún está eligiendo monstruo, o recibirá uno al azar.
start-ready = { $n ->
    [one] { $n } monstruo. ¡Vamos!
   *[other] { $n } monstruos. ¡Vamos!
}
skip-start = Saltar al botón de empezar
seat-empty = Sitio vacío
seat-empty-sub = se quita al empezar
seat-bot = Añadir un bot
seat-here = En este dispositivo
seat-sit = Sentarme aquí
seat-name = Tu nombre
name-became = { $why ->
    [taken] Otro jugador ya tiene ese nombre: aquí eres «{ $name }».
   *[signs] Aquí eres «{ $name }»: los nombres solo tienen letras, cifras, espacios y guiones, y empiezan por una letra.
}
seat-no-monster = aún sin monstruo
seat-is-bot = bot
seat-is-you = tú
seat-is-here = aquí
seat-is-gone = sin conexión
seat-ready = a punto
seat-choosing = eligiendo
seat-strength = { $bot }, fuerza { $n } de { $of }. Cambiar
seat-strength-is = { $bot }, fuerza { $n } de { $of }
seat-leave = Dejar este sitio
seat-clear = Quitar a { $name }
guest-name = Invitado{ $n }
setup-host-only = Solo puede cambiarlo quien creó la mesa.
