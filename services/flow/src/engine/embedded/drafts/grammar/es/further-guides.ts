/** Further lines of outlines (how-to, mistake, comparison, case): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishFurtherGuides = `
== how-to
@p#1 2
(El orden importa menos que llegar al final|Llegar al final importa más que el orden|Lo que importa es terminar), (así que|por eso) la lista es (corta|ligera|breve).
(Es un camino|Es un método|Está pensado) para semanas (llenas|cargadas), (no para quien tiene|y no para quien tenga|sin pedir) un (mes|año) (por delante|libre).
(Ningún paso pide más de una hora|Cada paso cabe en una hora|Una hora es el máximo por paso); (el que pide dos esconde dos|si dura más, son dos pasos).
@heading#1 1
La línea de salida
Cómo es hoy la semana
@p#2 2
<Haga/Haz> (una foto de la situación|un retrato de la situación|una imagen de lo que hay), (en papel o con el móvil|a mano o con el móvil|con lápiz o con cámara), (en una semana cualquiera|un día de los normales).
<Cuente/Cuenta> (por cuántas manos pasa|cuántas personas intervienen|las manos por las que pasa) (hasta quedar resuelto|hasta el final|antes de cerrarse); (el número suele sorprender|casi siempre son más de las previstas).
<Señale/Señala> (el sitio donde unos esperan a otros|el punto en que alguien espera|dónde se queda todo parado): (por ahí se van las horas|en esa espera se pierde el día).
@heading#2 1
El camino, por tramos cortos
Un gesto tras otro
@ol 5
<Diga/Di> (en qué se notará que está bien|cómo se sabrá que está bien|qué significa «bien hecho»), (con una frase que entienda un niño|dicho con palabras de todos los días).
<Libere/Libera> una hora anulando (algo que dure lo mismo|una reunión que nadie va a echar en falta).
<Tome/Toma> (prestado lo que ya funciona en otro rincón de la casa|como modelo lo que ya funciona cerca|ejemplo de lo que otros hacen bien) (antes de inventar|mejor que partir de cero).
<Deje/Deja> que dibuje la primera versión (quien la va a usar|la persona que trabajará con ella).
<Repáselo/Repásalo> todo en voz alta, (como si el cliente estuviera delante|imaginando a un cliente que escucha).
<Mantenga/Mantén> (al lado la forma antigua unos días|unos días la forma antigua|en paralelo lo de antes una semana): (así un fallo no cuesta nada|por si algo no sale).
<Pida/Pide> a cada persona (una sola cosa que acortar|qué haría más corto).
<Apague/Apaga> (la forma antigua un día anunciado|lo de antes en una fecha anunciada|la vieja forma el día acordado), (y que se note|y <celébrelo/celébralo> un poco).
@heading#3 1
Señales de que va por buen camino
¿Ha servido?
@p#3 3
(La mejor señal es el silencio|El silencio es buena señal|Si hay silencio, va bien): (ya nadie lo menciona|el tema deja de salir).
<Pregunte/Pregunta> (a quienes dudaban al principio|a los más escépticos|a los que no lo veían claro); (su opinión vale doble|si ellos aprueban, va bien).
<Mire/Mira> (el peor día de la quincena, no la media|el día más duro y no la media|un mal día mejor que la media): (ese es el que hay que proteger|ahí se ve si aguanta).
== mistake
@p#1 2
Es un (error|desliz) (honrado|comprensible), (de gente ocupada y con buenas razones|propio de quien va con prisa|cometido con la mejor intención).
Casi todos los consejos {about} se saltan esta parte, (porque reconocerlo da apuro|porque a nadie le gusta admitirlo).
Si suena conocido, (la segunda mitad es la más útil|conviene leer hasta el final).
@heading#1 1
El error en el día a día
Una escena conocida
@p#2 2
(Su primera huella es pequeña|Empieza por poca cosa|Se ve antes en los detalles): (una ficha copiada dos veces|un papel repetido|la misma nota pasada a limpio), (una pregunta que vuelve|la misma llamada tres veces).
La gente (se disculpa|da explicaciones) (más de lo normal|sin que nadie las pida|mucho) (cuando sale el tema|al hablar de esto|en cuanto se menciona), y eso (es|ya es) una (señal|pista).
Se oye (en la frase|cuando alguien dice) «siempre se ha hecho así».
@heading#2 1
Por qué lo comete gente sensata
Lo que lo alimenta
@ul 3
(El aplauso|El mérito): (se dan las gracias a quien salva el día|se premia a quien salva el día|los aplausos van a quien arregla), (no a quien evita el apuro|y se olvida a quien lo previno).
La educación: (corregir a un compañero cuesta más|cuesta más corregir a un veterano|llevar la contraria resulta más duro) (que convivir con el resultado|que callarse y seguir).
(Las herramientas|El material): (el formulario pregunta primero lo que no toca|el impreso empieza por donde no debe), (y se obedece|y todos lo rellenan).
La memoria: (la única vez que salió bien|aquella vez que funcionó) (se cuenta más que las otras nueve|borra todas las demás).
La prisa: una decisión {about} tomada en un pasillo (casi nunca se revisa|suele quedarse como está).
@heading#3 1
El arreglo
Lo que ayuda en su lugar
@ol 4
<Cuente/Cuenta> (el último caso hacia atrás|el caso más reciente del revés|lo último que pasó desde el final), (paso a paso|gesto a gesto|poco a poco), (hasta donde el camino se bifurca|buscando el momento del giro).
<Ponga/Pon> (una pausa de un minuto|un respiro|un minuto de pausa) (justo antes del momento en que ocurre|en el punto donde se prepara el fallo).
<Convierta/Convierte> (la forma buena en la|lo que funciona en la opción|el buen método en la vía) (normal|primera), en (el formulario, la estantería o la pantalla|el papel o en la pantalla).
<Pida/Pide> (a alguien de confianza|a un compañero|a quien tenga buen ojo) (que esté atento y lo diga con cariño|que avise cuando lo vea venir|que mire y luego lo comente).
<Ensaye/Ensaya> la frase que decir (cuando la prisa empuje a lo de siempre|el día en que todo apriete).
<Cuente/Cuenta> (en voz alta los días|en alto los días) (buenos|tranquilos); una costumbre (se va antes|desaparece antes) cuando (se ve|asoma) la siguiente.
@heading#4 1
De aquí en adelante
Dónde encontrar ayuda
@p#3 1
<Perdone/Perdona> los casos antiguos; (sacarlos todos retrasa el primero bueno|el repaso no ayuda a nadie).
(Una persona con buen ojo|Alguien que mira bien|Un compañero atento) (protege más que un cartel|vale por cien avisos en la pared).
== comparison
@p#1 2
Ninguno de los dos (lados|caminos) (es absurdo|es un disparate); (si lo fuera|de serlo), la cuestión estaría (resuelta|cerrada) (hace tiempo|desde hace mucho|hace años).
(Lo que inclina la balanza|Lo decisivo|Lo que acaba pesando) {about} (suele ser un detalle de la semana|se ve a veces en un gesto muy pequeño); <tenga/ten> uno presente.
(Basta una tabla de dos columnas|Con dos columnas basta|Dos columnas en una hoja son suficientes); (los sentimientos van en la última fila|lo que se siente se apunta abajo).
@heading#1 1
Las medidas que cuentan
Comparar en igualdad
@ul 5
La rapidez: (¿cuándo llega el primer resultado útil|¿en cuánto tiempo se nota algo|¿cuánto tarda el primer avance), (en días y no en promesas|contado en jornadas)?
La atención: (¿quién tiene que pensar en ello|¿quién lo lleva en la cabeza|¿a quién le ocupa la mente), (y cuántas veces al día|y en qué momentos)?
El margen: (¿aguanta con el doble de trabajo|¿sirve con el doble de encargos), (o con la mitad|y con menos gente)?
La dependencia: (¿en el saber de quién se apoya|¿quién guarda el saber|¿de quién depende todo), (y puede irse esa persona|y qué queda cuando se va)?
La tranquilidad: (¿con cuál de las dos|¿con qué opción|¿con qué camino) (se cierra la puerta el viernes|se vuelve a casa sin preocupaciones)?
El origen: (¿qué opción se pensó para esto|¿cuál de las dos nació para este uso), (y cuál se forzó|y cuál viene de otro uso)?
@heading#2 1
Lado A: no tocar nada
La forma actual y sus méritos
@p#2 2
(Funciona lo bastante bien como|Va lo bastante bien como|Rinde lo suficiente como) (para que ya no se vea su precio|para esconder lo que cuesta).
<Reconozca/Reconoce> (lo que hace bien|sus méritos|lo bueno que tiene) antes de (apuntar|listar) (lo que falta|los defectos|las carencias): alguien (la construyó|la montó) con (cuidado|esmero).
(Su punto débil aparece|Su debilidad se nota|El fallo asoma) los días (en que pasan dos cosas a la vez|de más trabajo).
@heading#3 1
Lado B: algo nuevo
El cambio y lo que pide
@p#3 1
<Hable/Habla> (con alguien que volvió atrás|con quien lo dejó|con una persona arrepentida); (sus razones enseñan más que los elogios|un desengaño informa bien).
<Imagine/Imagina> (el tercer mes, no la primera mañana|un día normal del tercer mes|cómo será dentro de un trimestre): (la novedad lo favorece todo|al principio todo brilla).
@heading#4 1
Lo que inclina la balanza
Cómo aparece la respuesta
@ol 3
<Nombre/Nombra> (el único criterio que no se negocia|el criterio que no admite rebajas|el punto que no se toca), (y <mire/mira> esa fila a solas|que se lee antes que los otros).
<Explique/Explica> (el lado que pierde tan bien|el camino descartado tan bien|lo rechazado con tal justicia) (que sus partidarios lo firmen|que se reconozcan en él quienes lo defienden).
<Tire/Tira> (una moneda y|una moneda al aire y) <observe/observa> (la reacción|lo que se siente|la propia cara); (después, de vuelta a la tabla|eso dice mucho antes de releer las filas).
<Pruebe/Prueba> (la opción ganadora en una décima parte del trabajo|lo elegido en un rincón del trabajo|la opción ganadora, en pequeño,) (antes de mover el resto|y más tarde en todo lo demás).
<Avise/Avisa> (a los afectados el mismo día|enseguida a los afectados|ese mismo día a quienes toca), (con el motivo en una línea|y por qué se hace).
== case
@p#1 2
En una historia {about}, (lo que cuenta|lo que enseña|lo interesante) es (el momento en que gira|el punto en que cambia|el giro), (no el final feliz|y nunca el aplauso).
(Se cuenta sin barniz|Va contada sin adornos|Se dice tal como fue), (para que cada cual la compare con su semana|así cualquiera puede buscarse en ella).
No hay dos casas iguales, (pero las dudas sí se parecen|en las dudas, en cambio, coinciden).
@heading#1 1
El estado de las cosas
La víspera
@p#2 2
(Se aprende a vivir con ello|La gente se acostumbra|Uno acaba por adaptarse), (y por eso estas cosas duran|lo que explica que aguanten tanto).
(El coste se reparte en gestos pequeños|El coste se esconde en mil detalles|Se paga en gestos sueltos), (demasiado pequeños para hablar de ellos|de los que no se habla).
Es fácil juzgar después; (en el mismo punto, mucha gente también espera|en su momento, esperar parecía sensato).
@heading#2 1
El giro
Lo que se intentó
@ol 3
<Diga/Di> (si la forma antigua siguió junto a la nueva|si la forma de antes se mantuvo|si la vieja manera convivió con la nueva), (y hasta cuándo|y en qué fecha desapareció).
<Nombre/Nombra> a quienes dudaban, (y qué se les encargó|y el papel que tuvieron).
<Cuente/Cuenta> (qué parte fue primero|qué parte abrió el camino|por qué parte se empezó), (y por qué esa|y qué la hizo elegir).
<Dé/Da> (la fecha prevista para mirar atrás|la fecha del balance|la fecha marcada para revisarlo), (cumplida o no|se haya respetado o no).
<Guarde/Guarda> (las preguntas que salieron por el camino|cada pregunta del camino|las dudas surgidas al hacerlo), (con su respuesta|junto a quien supo contestar).
@heading#3 1
Lo que queda
Con distancia
@p#3 2
(Al cabo de un mes|Pasado un mes|Cuatro semanas después), (un buen resultado parece normal|lo conseguido ya no llama la atención|nadie recuerda cómo era antes); (solo las primeras notas enseñan la distancia|hay que volver al principio para verlo).
Cuánto valió lo dicen mejor (quienes hicieron el trabajo|las manos que estuvieron allí).
<Reste/Resta> (lo que habría pasado de todos modos|lo que el tiempo habría traído solo|la parte de la casualidad), (aunque la historia pierda|a riesgo de estropear el relato).
@heading#4 1
Ahora, el caso propio
Para quien está en el mismo punto
@ul 3
<Busque/Busca> (en la propia casa|en el propio equipo|cerca) (a la persona que firmaría esta historia|a alguien que pudiera contarla también).
<Pregunte/Pregunta> (qué estuvo a punto de hacerla fracasar|por qué casi fracasa|dónde estuvo cerca de fallar): (es la parte más segura de evitar|eso sí se puede prevenir).
<Guarde/Guarda> (las dudas que salieron al leer|las dudas de la lectura|estas dudas); (son una buena primera lista de preguntas|la primera charla puede salir de ahí).
<Elija/Elige> un comienzo que sirva (aunque se pare a medio camino|también si luego se abandona).
<Cuente/Cuenta> <su/tu> versión (a alguien antes de empezar|en voz alta a quien no sepa nada), (y <fíjese/fíjate> en dónde sonríe|y <observe/observa> dónde sonríe).
`;
