# Words of every screen, and the home screen.

## Everywhere

to-home = Kaiju, inicio
go-home = Inicio
theme-switch = Cambiar entre día y noche
sound-on = El sonido está activado
sound-off = El sonido está desactivado
menu = Menú
close = Cerrar
back = Atrás
less = menos
more = más
no = No
save = Guardar
saved = Guardado.
copy = Copiar
copied = Copiado
all = Todo
loading = Un momento…
rules = Reglas
cards = Cartas
tiles = Losetas
settings = Ajustes
footer = Proyecto de aficionados no oficial, sin relación con la editorial de King of Tokyo. Todas las ilustraciones son nuestras.
broken = Algo se ha roto
broken-why = No se ha podido mostrar esta página. Tus mesas y partidas están a salvo en el servidor.
broken-again = Reintentar
missing = Aquí no hay nada
missing-why = Esta página no existe.

## Home

home-tag = Seis monstruos. Una ciudad.
home-tag-end = Sin pedir perdón.
home-play = Jugar ya
home-play-sub = tú contra tres bots
home-level = Bots
level-easy = Mansos
level-usual = Igualados
level-strong = Fuertes
level-hard = Feroces
level-easy-sub = Persiguen tríos y se olvidan de comprar. Ideales para ganar por primera vez.
level-usual-sub = Como amigos que ya han jugado un par de veces. Puede ganar cualquiera.
level-strong-sub = Jugadores curtidos con algún descuido. Ganarás si juegas bien.
level-hard-sub = Calculan cada tirada y casi nunca fallan. ¡Suerte!
offer-up = ¡{ $n } victorias seguidas! ¿Te atreves con bots más fuertes?
offer-down = { $n } derrotas seguidas. ¿Prefieres bots más fáciles?
offer-go = Probar: { $level }
offer-no = Ahora no
home-first = ¿Tu primera vez?
home-first-sub = Una partida corta contra dos bots, con consejos.
home-first-go = Enséñame
daily = Partida del día
daily-of = Partida del día, { $day }
daily-sub = Hoy todos tienen los mismos bots y los mismos dados. Nadie elige los dados: dependen de la fecha.
daily-how = Por qué es justo
daily-play = Jugar la de hoy
daily-done = { $result ->
    [won] ¡Hoy has ganado!
    [lost] Hoy han ganado los bots.
   *[nobody] Hoy no ha ganado nadie.
}
daily-see = Ver y compartir
home-make = Crea una mesa
home-make-sub = Invita con un enlace; los bots ocupan los sitios vacíos.
home-make-go = Nueva mesa
home-join = Únete a una mesa
home-join-sub = Escribe el código de la mesa.
home-join-go = Entrar
home-mine = Tus partidas
home-all = Ver todas: { $n }
home-go = Seguir
home-open = Mesas abiertas
home-watch = Mirar
home-more = Más
home-table = { $n ->
    [one] { $n } monstruo
   *[other] { $n } monstruos
} · { $rules } · { $phase ->
    [waiting] { $free ->
        [0] a punto de empezar
        [one] 1 sitio libre
       *[other] { $free } sitios libres
    }
    [over] terminada
   *[playing] en juego
}
home-past = Terminadas
home-figures = Tus estadísticas
home-ended = { $result ->
    [won] Has ganado
    [nobody] No ganó nadie
    [abandoned] Abandonada
   *[lost] Ganó { $who }
} · { $rules } · { $day }
table-own = Tu mesa
table-you = Tú
table-and-bots = { $n ->
    [one] un bot
   *[other] { $n } bots
}
table-of = Mesa de { $name }
table-bots = Mesa de bots
set-language = Idioma
## Estadísticas propias

figures-none = Aún no hay partidas terminadas.
figures-games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
figures-wins = { $n ->
    [one] 1 victoria ({ $share })
   *[other] { $n } victorias ({ $share })
}
figures-won = { $won } de { $games } ganadas
figures-monsters = Por monstruo
figures-players = Por número de jugadores
figures-n = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
figures-cards = Cartas favoritas
figures-cards-none = Aún no has comprado ninguna carta dos veces.
figures-times = ×{ $n }
figures-best = Mejor tirada
figures-reading = { $n ->
    [one] Leyendo 1 partida más…
   *[other] Leyendo { $n } partidas más…
}
figures-failed = { $n ->
    [one] No se pudo leer 1 partida.
   *[other] No se pudieron leer { $n } partidas.
}
figures-note = De las últimas 50 partidas en este dispositivo, aquellas en las que llevabas un solo monstruo.

## Dados justos

fair = Dados justos
fair-seal = Antes de la primera tirada, el servidor genera al azar una clave secreta y muestra su huella. De esa clave salen todos los dados y las cartas, así que no se puede cambiar después sin que se note.
fair-luck = El dispositivo de cada jugador añade su propio azar antes de empezar. Así el servidor no puede elegir los dados él solo.
fair-after = Al terminar se revela la clave. «Comprobar los dados», en la repetición, recalcula cada dado y cada carta en tu propio dispositivo.
fair-limit = Durante la partida el servidor conoce la clave. Confías en que no se la sople a nadie; si cambiara un dado, se vería.
fair-daily-same = La clave de la partida del día es la huella del número del día. Nadie elige los dados, ni siquiera el servidor.
fair-daily-known = Por eso cualquiera puede calcular de antemano los dados de hoy o jugar otra vez en otro navegador. Un resultado compartido vale lo que la palabra de quien lo comparte.
fair-daily-moves = La misma clave no es la misma partida: en cuanto eliges otra cosa, los dados siguen otro camino. Las primeras cartas y tu primera tirada son iguales para todos.
fair-daily-once = Los bots también eligen igual para todos. Hay una sola partida del día por persona; cambia a medianoche, hora universal.
fair-daily-number = El { $day } es el día { $n } desde el 1 de enero de 1970.

## Privacidad

privacy = Privacidad
privacy-guest = El servidor te reconoce por un código al azar en una cookie. Guarda una huella de ese código, tu nombre y cuándo viniste por primera y por última vez. No hay cuentas, anuncios ni rastreadores.
privacy-games = Las partidas se guardan con los nombres, asientos y jugadas de todos, para poder repetirlas y comprobarlas. Una mesa pública enseña tu nombre a todo el mundo.
privacy-network = La dirección de tu red se guarda con la mesa que creas hasta que acaba su partida, y con la mesa de la que te expulsan. Por lo demás, solo se cuenta en memoria, contra los abusos.
privacy-device = Este navegador guarda tus ajustes y lo que ha visto de los dados de tus últimas partidas.
privacy-reports = Se anota lo que unos jugadores denuncian de otros y lo que hace quien administra el servidor.
privacy-own = En los ajustes puedes descargar lo que hay guardado sobre ti, y borrarlo. Las partidas terminadas quedan sin tu nombre.
privacy-times = Cuánto tiempo
privacy-unstarted = Mesas cuya partida no empezó: { $days }
privacy-abandoned = Partidas que nadie terminó: { $days }
privacy-finished = Partidas terminadas: { $days }
privacy-guests = Visitantes sin mesa, desde su última visita: { $days }
privacy-acts = Denuncias y notas de quien administra: { $days }
privacy-days = { $n ->
    [0] para siempre
    [one] 1 día
   *[other] { $n } días
}
