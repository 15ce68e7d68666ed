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
level-usual = Parejos
level-hard = Feroces
home-first = ¿Tu primera vez?
home-first-sub = Una partida corta contra dos bots, con consejos.
home-first-go = Enséñame
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
set-language = Idioma
