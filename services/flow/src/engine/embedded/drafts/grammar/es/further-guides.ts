/** Further lines of outlines (how-to, mistake, comparison, case): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishFurtherGuides = `
== how-to
@p#1 2
El orden importa menos que llegar al final, así que la lista es (corta|ligera).
Es un camino para semanas llenas, no para quien tiene un (mes|año) por delante.
Ningún paso pide más de una hora; el que pide dos esconde dos.
@heading#1 1
La línea de salida
Cómo es hoy la semana
@p#2 2
<Haga/Haz> una foto de la situación, en papel o con el móvil, en una semana cualquiera.
<Cuente/Cuenta> por cuántas manos pasa hasta quedar resuelto; el número suele sorprender.
<Señale/Señala> el sitio donde unos esperan a otros: por ahí se van las horas.
@heading#2 1
El camino, por tramos cortos
Un gesto tras otro
@ol 5
<Diga/Di> en qué se notará que está bien, con una frase que entienda un niño.
<Libere/Libera> una hora anulando algo que dure lo mismo.
<Tome/Toma> prestado lo que ya funciona en otro rincón de la casa antes de inventar.
<Deje/Deja> que dibuje la primera versión quien la va a usar.
<Repáselo/Repásalo> todo en voz alta, como si el cliente estuviera delante.
<Mantenga/Mantén> al lado la forma antigua unos días: así un fallo no cuesta nada.
<Pida/Pide> a cada persona una sola cosa que acortar.
<Apague/Apaga> la forma antigua un día anunciado, y que se note.
@heading#3 1
Señales de que va por buen camino
¿Ha servido?
@p#3 3
La mejor señal es el silencio: ya nadie lo menciona.
<Pregunte/Pregunta> a quienes dudaban al principio; su opinión vale doble.
<Mire/Mira> el peor día de la quincena, no la media: ese es el que hay que proteger.
== mistake
@p#1 2
Es un error (honrado|comprensible), de gente ocupada y con buenas razones.
Casi todos los consejos {about} se saltan esta parte, porque reconocerlo da apuro.
Si suena conocido, la segunda mitad es la más útil.
@heading#1 1
El error en el día a día
Una escena conocida
@p#2 2
Su primera huella es pequeña: una ficha copiada dos veces, una pregunta que vuelve.
La gente se disculpa más de lo normal cuando sale el tema, y eso es una (señal|pista).
Se oye en la frase «siempre se ha hecho así».
@heading#2 1
Por qué lo comete gente sensata
Lo que lo alimenta
@ul 3
El aplauso: se da las gracias a quien salva el día, no a quien evita el apuro.
La educación: corregir a un compañero cuesta más que convivir con el resultado.
Las herramientas: el formulario pregunta primero lo que no toca, y se obedece.
La memoria: la única vez que salió bien se cuenta más que las otras nueve.
La prisa: una decisión {about} tomada en un pasillo casi nunca se revisa.
@heading#3 1
El arreglo
Lo que ayuda en su lugar
@ol 4
<Cuente/Cuenta> el último caso hacia atrás, paso a paso, hasta donde el camino se bifurca.
<Ponga/Pon> una pausa de un minuto justo antes del momento en que ocurre.
<Convierta/Convierte> la forma buena en la (normal|primera), en (el formulario, la estantería o la pantalla|el papel o en la pantalla).
<Pida/Pide> a alguien de confianza que esté atento y lo diga con cariño.
<Ensaye/Ensaya> la frase que decir cuando la prisa empuje a lo de siempre.
<Cuente/Cuenta> en voz alta los días (buenos|tranquilos); una costumbre (se va antes|desaparece antes) cuando (se ve|asoma) la siguiente.
@heading#4 1
De aquí en adelante
Dónde encontrar ayuda
@p#3 1
<Perdone/Perdona> los casos antiguos; sacarlos todos retrasa el primero bueno.
Una persona con buen ojo protege más que un cartel.
== comparison
@p#1 2
Ninguno de los dos (lados|caminos) es absurdo; (si lo fuera|de serlo), la cuestión estaría (resuelta|cerrada) hace tiempo.
Lo que inclina la balanza {about} suele ser un detalle de la semana; <tenga/ten> uno presente.
Basta una tabla de dos columnas; los sentimientos van en la última fila.
@heading#1 1
Las medidas que cuentan
Comparar en igualdad
@ul 5
La rapidez: ¿cuándo llega el primer resultado útil, en días y no en promesas?
La atención: ¿quién tiene que pensar en ello, y cuántas veces al día?
El margen: ¿aguanta con el doble de trabajo, o con la mitad?
La dependencia: ¿en el saber de quién se apoya, y puede irse esa persona?
La tranquilidad: ¿con cuál de las dos se cierra la puerta el viernes?
El origen: ¿qué opción se pensó para esto, y cuál se forzó?
@heading#2 1
Lado A: no tocar nada
La forma actual y sus méritos
@p#2 2
Funciona lo bastante bien como para que ya no se vea su precio.
<Reconozca/Reconoce> lo que hace bien antes de (apuntar|listar) lo que falta: alguien (la construyó|la montó) con (cuidado|esmero).
Su punto débil aparece los días en que pasan dos cosas a la vez.
@heading#3 1
Lado B: algo nuevo
El cambio y lo que pide
@p#3 1
<Hable/Habla> con alguien que volvió atrás; sus razones enseñan más que los elogios.
<Imagine/Imagina> el tercer mes, no la primera mañana: la novedad lo favorece todo.
@heading#4 1
Lo que inclina la balanza
Cómo aparece la respuesta
@ol 3
<Nombre/Nombra> el único criterio que no se negocia, y <mire/mira> esa fila a solas.
<Explique/Explica> el lado que pierde tan bien que sus partidarios lo firmen.
<Tire/Tira> una moneda y <observe/observa> la reacción; después, de vuelta a la tabla.
<Pruebe/Prueba> la opción ganadora en una décima parte del trabajo antes de mover el resto.
<Avise/Avisa> a los afectados el mismo día, con el motivo en una línea.
== case
@p#1 2
En una historia {about}, lo que cuenta es el momento en que gira, no el final feliz.
Se cuenta sin barniz, para que cada cual la compare con su semana.
No hay dos casas iguales, pero las dudas sí se parecen.
@heading#1 1
El estado de las cosas
La víspera
@p#2 2
Se aprende a vivir con ello, y por eso estas cosas duran.
El coste se reparte en gestos pequeños, demasiado pequeños para hablar de ellos.
Es fácil juzgar después; en el mismo punto, mucha gente también espera.
@heading#2 1
El giro
Lo que se intentó
@ol 3
<Diga/Di> si la forma antigua siguió junto a la nueva, y hasta cuándo.
<Nombre/Nombra> a quienes dudaban, y qué se les encargó.
<Cuente/Cuenta> qué parte fue primero, y por qué esa.
<Dé/Da> la fecha prevista para mirar atrás, cumplida o no.
<Guarde/Guarda> las preguntas que salieron por el camino, con su respuesta.
@heading#3 1
Lo que queda
Con distancia
@p#3 2
Al cabo de un mes, un buen resultado parece normal; solo las primeras notas enseñan la distancia.
Cuánto valió lo dicen mejor quienes hicieron el trabajo.
<Reste/Resta> lo que habría pasado de todos modos, aunque la historia pierda.
@heading#4 1
Ahora, el caso propio
Para quien está en el mismo punto
@ul 3
<Busque/Busca> en la propia casa a la persona que firmaría esta historia.
<Pregunte/Pregunta> qué estuvo a punto de hacerla fracasar: es la parte más segura de evitar.
<Guarde/Guarda> las dudas que salieron al leer; son una buena primera lista de preguntas.
<Elija/Elige> un comienzo que sirva aunque se pare a medio camino.
<Cuente/Cuenta> <su/tu> versión a alguien antes de empezar, y <fíjese/fíjate> en dónde sonríe.
`;
