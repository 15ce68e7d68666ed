# El análisis de una partida terminada, y los consejos.

analysis = Análisis
analysis-working = Analizando la partida…
analysis-none = El análisis no está disponible ahora.
analysis-retry = Reintentar
analysis-why = Las probabilidades las estima el bot campeón, que mira cada turno hasta el final.
analysis-deep = Mirar más a fondo
analysis-deep-sub = juega cientos de veces los momentos clave; tarda más o menos un minuto
analysis-deep-done = Los momentos clave se jugaron muchas veces; ± es el margen de error.
graph-view = Qué muestra el gráfico
graph-chances = Probabilidades
graph-points = Puntos
chances-sub = La probabilidad de ganar de cada monstruo, jugada a jugada
chances-at = Turno { $turn }: { $all }
chance-of = { $monster } { $n }
chance-error = { $n } ± { $error }

## One moment

moment-choice = Decide { $who }
moment-luck = La suerte en este momento
moment-quiet = En este paso no había nada en juego.
answer-list = Opciones, y la probabilidad de ganar con cada una
answer-given = elegida
answer-keep = Guardar { $dice }
answer-keep-none = No guardar nada
answer-use = Usar { $card }
answer-take = Tomar { $card }
answer-pass = No usar nada
judged-best = La mejor opción
judged-good = Tan buena como la mejor
judged-inaccuracy = Una pequeña imprecisión: costó { $n }
judged-mistake = Un error: costó { $n }
judged-blunder = Un error grave: costó { $n }
what-if = ¿Y si…? Seguir desde aquí
what-if-sub = Tú decides por { $who }; los bots llevan a los demás

## Moments worth a look

highlights = Momentos clave
highlight-inaccuracy = { $who } es impreciso: { $n }
highlight-mistake = { $who } comete un error: { $n }
highlight-blunder = { $who } comete un error grave: { $n }
luck-up = { $who } tiene suerte: { $n }
luck-down = { $who } tiene mala suerte: { $n }

## Luck and skill

skill = Suerte y habilidad
skill-sub = Qué cambió la probabilidad de ganar de cada uno
skill-who = Monstruo
skill-luck = Suerte
skill-own = Decisiones propias
skill-others = Los demás
skill-slips = Errores
skill-mean = media { $n }
skill-why = Suerte: lo que dieron los dados y las cartas frente a su media. Decisiones propias: lo que otras mejores habrían conservado. El número pequeño es el coste medio de una decisión.
skill-replay = Ver todas las decisiones en la repetición

## Hints during a game: the best answer in one sentence to learn from

hint = Pista
hint-thinking = Pensando…
hint-close = Da más o menos lo mismo.
hint-hope = { $n } o más
hint-out = quedar fuera antes de tu próximo turno: { $n }
hint-keep-all = Plántate: otra tirada arriesga más de lo que gana.
hint-keep-none = Nada de esto merece guardarse. Tíralos todos.
hint-keep-number = Tres iguales puntúan, y cada uno más suma un punto.
hint-keep-claw = Golpea ya: debilitar a los demás vale más que los puntos.
hint-keep-heart = Primero, corazones: fuera del juego no se gana.
hint-keep-energy = La energía de ahora es pronto una carta.
hint-yield = Sal: si te quedas, la probabilidad de quedar fuera antes de tu próximo turno es { $n }.
hint-stay = Quédate: Tokio merece el riesgo. La probabilidad de quedar fuera antes de tu próximo turno es { $n }.
hint-buy = Compra { $card }: te vale más que la energía.
hint-take = Toma la loseta: es lo que más te ayuda.
hint-end = Guarda la energía: ninguna carta la merece ahora.
hint-sweep = Nada de esto te ayuda mucho. Otras cartas, quizá.
hint-use = Úsalo ya: es su momento.
hint-pass = Guárdalo para después.
hint-order = Esto va primero.
