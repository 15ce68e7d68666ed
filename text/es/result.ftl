# The result of a game. In brackets: icons.

rematch = Revancha
title-winner = { $who } gana · Kaiju
title-nobody = Fin de la partida · Kaiju
finished = terminada
result = Resultado
result-over = Tokyo se inclina ante
result-nobody = Nadie
# Without a winner: the last monsters fall together, all players give up, or the table is ended.
result-how-nobody = { $how ->
    [all_lost] Los últimos monstruos cayeron a la vez en el turno { $turn }: todos pierden.
    [drawn] Los últimos monstruos cayeron a la vez en el turno { $turn }: empate.
    [resigned] Todos se rindieron, en el turno { $turn }.
   *[abandoned] La partida se abandonó en el turno { $turn }.
}
result-how = { $who } · { $by ->
    [points] { $points } [star] y { $hearts } [heart] en el turno { $turn }
    [last_alive] último en pie, en el turno { $turn }
    [resigned] los demás se rindieron
   *[other] en el turno { $turn }, con { $points } [star]
}
result-standing = Clasificación
result-next = ¿Y ahora?
story = La partida en números
story-race = Carrera
story-deeds = Cifras
story-deeds-sub = Subrayado: el máximo de todos
story-dice = Dados
story-dice-sub = Cuántas veces salió cada cara y cuánto se aparta de la suerte media
story-cards = Cartas
story-cards-sub = Cartas compradas, en orden
story-cards-none = Nadie compró cartas.
tally-dealt = Daño causado
tally-taken = Vidas perdidas
tally-healed = Vidas recuperadas
tally-in = Turnos en Tokyo
tally-points = Puntos por Tokyo
tally-cards = Cartas compradas
dice-due = media
standing-out = eliminado en el turno { $turn }
standing-out-by = eliminado en el turno { $turn }, por { $who }
race-sub = Puntos de cada monstruo, turno a turno
race-turn = inicio
race-out = { $monster } cae en el turno { $turn }
moments = Momentos
moment-at = Turno { $turn }
moment-blow = El golpe más duro: { $who } le quita { $n ->
    [one] 1 vida
   *[other] { $n } vidas
} a { $whom }.
moment-turn = El mejor turno: { $who } gana { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
moment-out = { $who } cae eliminado.
moment-out-by = { $who } cae ante { $whom }.
moment-first = { $who } es el primero en entrar en Tokyo.
moment-roll = La tirada de la partida: { $who } ha sacado { $dice }
moment-bought = La carta más cara: { $who } compra { $card } por { $n } de energía.
moment-lead = Punto de inflexión: { $who } se pone en cabeza y ya no la pierde, con { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
moment-close = Por los pelos: a { $who } le { $n ->
    [one] queda 1 vida
   *[other] quedan { $n } vidas
}.
moment-duel = Duelo: solo quedan { $who } y { $whom }.
rematch-join = Unirme a la revancha
rematch-sub = mismos sitios, nuevos dados
rematch-by = { $name } quiere la revancha.
rematch-watch = Ver la revancha
share = Compartir
share-picture = Cartel de la partida: el ganador, la carrera y la clasificación
share-send = Enviar…
share-save = Guardar imagen
share-text = Texto para compartir
share-copy = Copiar texto
share-failed = Aquí no se pudo dibujar la imagen.
watch-replay = Ver repetición
check-dice = Comprobar los dados
save-record = Guardar la partida
