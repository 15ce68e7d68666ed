# The help of the kaiju program. Lines are at most 95 characters long.

help-admin = Administra un servidor

help-analyze = Analiza una partida jugada a jugada: probabilidades, suerte y coste de cada decisión
    .more =
        Para cada sitio, la última probabilidad es exactamente la primera más la suerte y la destreza. La
        suerte es lo que dieron los dados y los robos, menos su media. La destreza es el resto: las
        decisiones propias, las de los demás y los cambios al mirar un turno más allá (revisión). La
        precisión es la pérdida media por decisión, sin las forzadas. Las definiciones están en
        docs/analysis.md.

        Las probabilidades las estima el bot `champion` al final de cada turno. Con --deep se juegan hasta
        el final los puntos de inflexión y los peores errores, se resta la suerte de sus dados y cada
        número lleva su error típico. El resultado no depende de --threads. El código de salida es 1 si
        el registro es erróneo y 2 si no se puede leer el archivo.

help-analyze-deep = Comprueba con simulaciones los puntos de inflexión y los errores

help-analyze-file = El registro

help-analyze-json = Imprime un documento JSON en vez de texto

help-analyze-playouts = Máximo de simulaciones por posición

help-analyze-report = Escribe además en este archivo una página HTML con gráficos

help-analyze-seed = Semilla de las simulaciones

help-analyze-threads = Hilos [por defecto: uno por núcleo]

help-arena = Haz jugar a los bots entre sí y mide cuánto gana cada uno

help-backup = Escribe en un archivo una copia de toda la base de datos

help-bench = Mide a qué velocidad se juegan partidas al azar en un núcleo

help-export = Escribe algunas mesas, o todas, en un archivo para otra base de datos

help-help = Imprime esta ayuda o la de un comando

help-help-option = Imprime la ayuda

help-import = Añade a una base de datos las mesas de un archivo

help-kaiju = King of Tokyo: servidor de juego, bots y herramientas
    .more =
        Sin comando, `kaiju` sirve el juego en tu red, como `kaiju serve --listen 0.0.0.0:8080`.

        Códigos de salida: 0 si todo va bien, 1 si falla una comprobación, 2 si el uso es incorrecto.

help-lang-option = Idioma de la ayuda, las repeticiones, las comprobaciones y los análisis [por defecto: el del sistema]

help-load = Prueba la carga de un servidor en marcha con jugadores automáticos

help-replay = Recorre un registro: preguntas, respuestas y sucesos
    .more =
        En un terminal se detiene antes de cada turno: Intro pasa al siguiente, `a` va hasta el final y `q`
        termina. Con --to, o hacia un archivo o una tubería, se imprime todo de una vez.

        Se repite cada línea del registro y se compara su resumen. Para comprobar si los dados fueron
        limpios, usa `kaiju verify`.

        El código de salida es 1 si el registro es erróneo y 2 si no se puede leer el archivo o la partida
        no tiene ese turno.

help-replay-file = El registro

help-replay-json = Imprime un documento JSON con todos los sucesos en vez de texto

help-replay-position = Imprime la posición final: sola o dentro del documento JSON

help-replay-to = Para antes de este turno; los turnos se cuentan desde 1, también los extra

help-restore = Restaura una copia en una base de datos vacía o nueva

help-scenario = Ejecuta escenarios: una posición, dados fijados, acciones y el resultado esperado
    .more =
        Imprime cada fallo como ARCHIVO:LÍNEA:COLUMNA: FRASE (en inglés) y después cuántos escenarios
        pasaron y cuántos no. El código de salida es 1 si alguno falló y 2 si no se puede leer un archivo;
        los demás se ejecutan igualmente.

help-scenario-coverage = Cuenta los escenarios de cada regla, carta y loseta; sin ruta, los incluidos en kaiju

help-scenario-json = Imprime un documento JSON en vez de texto

help-scenario-paths = Archivos de escenarios o carpetas con archivos .scn

help-serve = Sirve el juego: los amigos abren un enlace y juegan
    .more =
        No hay nada que configurar: escucha en el puerto 8080 solo para este ordenador y guarda su base
        de datos en la carpeta actual. Cada jugada confirmada está en disco, así que el proceso se puede
        terminar en cualquier momento. docs/operations.md explica cómo servir a internet.

        KAIJU_LOG fija el detalle de los mensajes, por ejemplo KAIJU_LOG=debug.

help-serve-bad_words = Archivo con palabras que ningún nombre puede tener, una por línea; `*` antes o después de una vale por cualquier letra

help-serve-bot_threads = Máximo de hilos en los que piensan los bots [por defecto: uno por núcleo]

help-serve-bots_waiting = Máximo de mesas que pueden esperar a sus bots antes de que se rechacen nuevas partidas con bots

help-serve-connections = Máximo de WebSockets de todos los clientes

help-serve-connections_per_address = Máximo de WebSockets desde una dirección

help-serve-disk_quota = Tamaño de la base de datos en MiB a partir del cual no se aceptan mesas ni invitados nuevos; las partidas empezadas siguen [por defecto: sin límite]

help-serve-idle_connections = Máximo de conexiones de todos los clientes que no han enviado una petición entera; si hay más, se cierran las más antiguas

help-serve-keep_abandoned = Días que se guardan las mesas cuya partida empezó y no terminó; 0 para siempre

help-serve-keep_audit = Días que se guardan el registro de `kaiju admin` y las denuncias de los jugadores; 0 para siempre

help-serve-keep_finished = Días que se guardan las partidas terminadas; 0 para siempre

help-serve-keep_guests = Días que se guardan los invitados que no tienen mesa; 0 para siempre

help-serve-keep_unstarted = Días que se guardan las mesas cuya partida no empezó; 0 para siempre

help-serve-listen = Dirección o nombre, y puerto, en los que escuchar: 0.0.0.0:8080 para tu red [por defecto: 127.0.0.1:8080, solo para este ordenador]

help-serve-log_clients = Cómo aparecen los clientes en los mensajes: un resumen con una clave de este proceso (hash), la dirección (address) o nada (nothing)

help-serve-log_file = Archivo para los mensajes, que SIGHUP vuelve a abrir [por defecto: la salida de errores]

help-serve-log_json = Escribe los mensajes en líneas de JSON

help-serve-messages_per_second = Máximo de mensajes por segundo desde una conexión

help-serve-metrics = Dirección y puerto de la página de estado y las métricas, solo para quien administra, como 127.0.0.1:9464 [por defecto: ninguna]

help-serve-new_per_minute = Máximo de invitados y mesas nuevos por minuto desde una dirección; las peticiones de todo tipo pueden ser 25 veces más

help-serve-public_url = Dirección en la que los navegadores encuentran el servidor, como `https://kaiju.example`; se rechazan las peticiones a otras máquinas y desde otros sitios; se puede repetir, la principal primero

help-serve-secure = Pon siempre las cookies solo para https

help-serve-store = Base de datos: sqlite:RUTA o postgres://USUARIO:CLAVE@MÁQUINA/BASE; varias bases de PostgreSQL se reparten las mesas si se repite, siempre en el mismo orden

help-serve-tables_awake = Máximo de mesas en memoria

help-serve-tables_per_guest = Máximo de mesas abiertas por invitado; desde una dirección puede haber 10 veces más

help-serve-trusted_proxy = Proxy de confianza cuyas cabeceras X-Forwarded-… valen: una dirección o un rango como 10.0.0.0/8; se puede repetir

help-verify = Comprueba registros de partidas acabadas: cada dado, cada robo y cada jugada
    .more =
        Comprueba que la clave secreta coincide con el compromiso, que cada dado y cada robo salen de la
        clave y de las aportaciones de los sitios, que cada acción era legal, que cada resumen es correcto
        y que el resultado es el de la partida.

        Imprime el primer fallo de cada registro como ARCHIVO:LÍNEA:COLUMNA: FRASE. Un registro sin
        compromiso o sin clave, cuyos dados no se pueden comprobar, también es un fallo. Qué demuestra un
        registro válido, y qué no, lo explica docs/fairness.md.

        El código de salida es 1 si un registro tiene un fallo y 2 si no se puede leer un archivo.

help-verify-commitment = El compromiso mostrado antes de la partida, que el registro debe tener

help-verify-json = Imprime un documento JSON en vez de texto

help-verify-paths = Registros o carpetas con archivos .kot

help-version-option = Imprime la versión
