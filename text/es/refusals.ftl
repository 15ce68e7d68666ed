# Why the server refused something: one sentence for each code.

## Often seen

code-offline = No se puede contactar con el servidor. Inténtalo de nuevo.
code-unknown_table = Ninguna mesa tiene este código.
code-sent_away = Te han sacado de esta mesa. Aún puedes mirar.
code-stale_answer = Ya estaba respondido: en otra ventana, por una orden fija o por un bot.
code-restarting = El servidor se está reiniciando. Vuelve en un momento.

## Seldom seen

code-bad_message = Esta página y el servidor no se entienden. Recarga la página.
code-binary_message = Esta página y el servidor no se entienden. Recarga la página.
code-too_large = Es demasiado largo.
code-too_fast = Ve un poco más despacio.
code-too_slow = La conexión era demasiado lenta. Conectando de nuevo.
code-too_many_connections = Hay demasiadas páginas abiertas desde tu red. Cierra alguna.
code-server_full = El servidor está lleno ahora mismo. Inténtalo de nuevo dentro de un rato.
code-too_many_tables = Tienes demasiadas mesas abiertas. Acaba o cierra alguna.
code-wrong_origin = Esta página no se abrió desde este servidor. Ábrela en la dirección del propio servidor.
code-unknown_guest = El servidor ya no te conoce. Recarga la página.
code-unknown_page = En esta dirección no hay nada.
code-wrong_method = Esta página y el servidor no se entienden. Recarga la página.
code-unknown_seat = Esta mesa no tiene ese sitio.
code-unknown_bot = El servidor no tiene ese bot.
code-bad_rules = Estas reglas no encajan entre sí.
code-bad_option = El servidor no permite esta opción.
code-bad_position = Ninguna partida puede empezar desde esta posición.
code-bad_order = Esta orden no puede funcionar o contradice a otra.
code-log_full = Esta mesa ha tenido demasiados cambios. Crea una nueva.
code-not_host = Solo puede hacerlo quien creó la mesa.
code-not_your_seat = En este sitio juega otra persona.
code-seat_taken = Ese sitio está ocupado.
code-too_many_seats = La mitad de los sitios ya es de jugadores de tu red. Deja los demás para otra gente.
code-banned = No puedes entrar en este servidor.
code-bad_name = Este nombre no se permite aquí. Elige otro.
code-look_alike = Este nombre se confunde con el de otro jugador. Elige otro.
code-not_late = Espera al menos un minuto.
code-seat_free = Ese sitio está vacío.
code-monster_taken = Alguien ha sido más rápido: ese monstruo ya está elegido.
code-already_started = La partida ya ha empezado.
code-not_playing = Aquí no hay ninguna partida en juego.
code-not_over = La partida aún no ha terminado.
code-already_contributed = Este sitio ya ha añadido su azar.
code-not_asked = Ahora no te toca decidir.
code-no_hints = En esta mesa no hay pistas.
code-nothing_to_take_back = No queda nada que deshacer.
code-already_resigned = Este monstruo ya se ha rendido; lo lleva un bot.
code-not_abandoned = Hay otros jugadores aquí, o los había hace un momento.
code-record_not_ready = El registro estará disponible cuando acabe la partida.
code-too_few_players = Hacen falta al menos dos monstruos.
code-illegal_action = Esa jugada no está permitida aquí.
code-server_error = Algo ha fallado en el servidor. No se ha cambiado nada.
