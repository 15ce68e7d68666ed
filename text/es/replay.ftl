# The replay, and the check of the dice.

replay = Repetición
play = Reproducir
title-replay = Repetición, turno { $turn } · Kaiju
replay-where = { $rules } · { $n ->
    [one] { $n } monstruo
   *[other] { $n } monstruos
} · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
replay-board = El tablero en este momento
replay-time = Línea de tiempo
replay-turn = Turno
replay-move = Moverse en el tiempo
replay-keys-step = paso anterior o siguiente
replay-keys-turn = turno anterior o siguiente
replay-keys-ends = inicio o final
replay-keys-play = reproducir o pausar
replay-keys-eyes = ver como un monstruo, o verlo todo
replay-missing = Esa partida no existe
replay-none = Esta partida no ha empezado.
skip-scrub = Saltar a la línea de tiempo
turn-n = Turno { $n }
of-n = de { $n }
step-n = paso { $n } de { $of }
turn-back = Turno anterior
step-back = Paso anterior
pause = Pausa
step-on = Paso siguiente
turn-on = Turno siguiente
replay-deck = { $n } en la baraja
replay-top = Primera carta de la baraja, vista por { $who }
replay-top-hidden = Una carta oculta
check-before = Sellado antes
check-after = Clave revelada después
check-luck = Azar de
check-here = Comprobar cada dado
check-running = La clave se revelará cuando acabe la partida.
check-fair = Todo limpio: la clave coincide con el sello, y también todos los dados ({ $dice }) y los robos ({ $draws }).
check-witness = { $own ->
    [0] Este dispositivo vio el sello antes de la partida y { $seen } de { $all } tiradas y robos según caían: el registro dice lo mismo.
   *[other] Este dispositivo vio el sello antes de la partida, añadió su propio azar y vio { $seen } de { $all } tiradas y robos según caían: el registro dice lo mismo.
}
check-daily = Todo limpio: la clave sale de la fecha, y de la clave salen todos los dados ({ $dice }) y los robos ({ $draws }).
check-alone = El registro concuerda consigo mismo: dados, { $dice }; robos, { $draws }. Pero este dispositivo no vio el sello antes de la partida, así que no sabe si el servidor lo ha cambiado después.
check-changed = La línea { $line } dice { $found }, pero este dispositivo vio { $seen }.
check-own = Al registro le falta el azar que añadió este dispositivo.
check-short = El registro acaba antes de lo último que vio este dispositivo.
check-contradicted = Durante la partida, el servidor dijo a este dispositivo dos cosas distintas.
check-foreign = Este registro no corresponde al sello mostrado antes de la partida.
check-bad = La clave no coincide con el sello.
check-unreadable = El registro no se puede leer a partir de la línea { $line }.
check-unfair = La línea { $line } no coincide con la clave: dice { $found } en vez de { $due }.
check-note = Tu navegador recalcula el sello, los dados y los robos. Para comprobar también las jugadas, sin este servidor, ejecuta kaiju verify.
check-lesson = Esto era una lección: los primeros dados estaban preparados, así que no hay nada que comprobar.
