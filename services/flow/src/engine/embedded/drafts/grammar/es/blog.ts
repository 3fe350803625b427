/** Outlines of blog posts, one for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishBlog = `
== how-to
@p 2
(Aquí va|Este texto da|Estas líneas dan) (un camino posible|una manera de hacerlo), (paso a paso|del primer paso al último), con (una comprobación|una prueba) al final.
<Léalo/Léelo> (una vez entero|primero por encima), (y luego|después) <vuelva/vuelve> (al paso uno|al principio) con (un lápiz|una libreta) (esta semana|mañana mismo).
(No hay que comprar nada para|Nada hay que comprar para|Sin gastar nada se puede) (empezar|arrancar): (media hora tranquila|treinta minutos sin teléfono) y (una mirada honesta|algo de distancia) (bastan|son suficientes).
Cada (equipo|persona) (adaptará|ajustará) (el orden a|los pasos a) (sus días|su ritmo), (sin saltarse el paso que|pero sin dejar fuera lo que|y no se salta el paso que) (parece obvio|parece demasiado simple).
## Primero, mirar la situación de frente || El punto de partida || Lo que pasa hoy || La escena de partida
@situation
@p 2
<Apunte/Apunta> (cuándo pasó la última vez|la fecha de la última vez), quién (estaba|lo notó) (y qué|y también qué) (se hizo|pasó) (después|en el momento).
(Conviene quedarse con lo que|Solo cuenta lo que|Lo mejor es anotar lo que) (grabaría una cámara|dos personas verían igual); las (opiniones|explicaciones) (pueden esperar|vendrán después).
<Haga/Haz> (la misma pregunta|una sola pregunta|la pregunta) a la persona (más cercana al tema|que lo ve cada semana) y <compare/compara> (las dos|ambas) (respuestas|versiones).
(En caso de duda|Si hay duda|Ante la duda), <quédese/quédate> con (la versión que|la respuesta que|la opción que) (lleva más tiempo|se repite más) y <empiece/empieza> (por ahí|con ella|desde ese punto).
## Los pasos, en orden || Paso a paso || Una cosa cada vez || El camino, de principio a fin
@ol 5
<Elija/Elige> un (solo momento|momento concreto) (de la semana en que esto|en que esto|cada semana en que esto) (falla|se nota), y <deje/deja> (los demás|el resto|todo lo demás) (aparte|para más tarde).
<Ponga/Pon> (un nombre|un solo nombre|nombre y apellido): una persona que (lo lleve|se ocupe), (no un departamento|no un comité), con (una hora|un hueco fijo) (en la agenda|cada semana|en el calendario).
<Describa/Describe> en (tres|cinco) líneas cómo (debería ser|tendría que ir), (pensando en|como para) alguien que llega (mañana|hoy).
<Prepare/Prepara> (la víspera|de antemano) (lo que|todo lo que|cuanto) (hace|hará) falta, (para que en el momento|para que ese día|para que llegada la hora) (nadie busque papeles|no haya sorpresas).
<Pruebe/Prueba> (una vez con un caso|primero con un caso|con un único caso) (sencillo|sin riesgo), (con alguien que|delante de alguien que|junto a una persona que) (mire|observe) y (tome notas|apunte lo que pasa).
<Quite/Quita> lo que nadie (usó|miró) en (la prueba|esa primera vuelta), en vez de (añadir otra regla|sumar más).
<Repita/Repite> con (tres|cuatro) casos (seguidos|más) antes de (tocar|cambiar) otra cosa.
<Cuelgue/Cuelga> la versión (final|que queda) (donde se trabaja|al lado del puesto), (no en una carpeta|no en un cajón).
## Cómo saber si funciona || La comprobación, dos semanas después || Comprobar sin engañarse || La prueba del final
@p 3
<Tome/Toma> una (señal|medida) que se (cuente|lea) (en un minuto|de un vistazo|en pocos segundos) y <apúntela/apúntala> (cada semana|el mismo día de la semana).
<Compare/Compara> con la nota (del principio|del primer día), (nunca con un recuerdo|no con una impresión).
Si nada (se mueve|cambia), (toca volver|hay que volver) (al primer paso|al principio|atrás) con un (momento|tema) más (pequeño|concreto).
Si la cifra (mejora|se mueve), no <toque/toques> nada durante (un mes|cuatro semanas) antes (del siguiente cambio|de seguir).
<Cuente/Cuenta> (a las personas implicadas|a los interesados|a quienes participan) lo que (sale|dicen las notas), (también|incluida) la parte que no (funcionó|salió según el plan).
@figures 1
## Cuando se prefiere no hacerlo a solas || Lo que se puede dejar en otras manos || La ayuda posible
@offers
== mistake
@p 2
(Un error|Un solo error), (la forma en que se instala|el camino que lleva a él) y (qué hacer en su lugar|la salida): (ese es el programa|de eso trata este texto).
(Nadie lo comete a propósito|No se comete adrede|Se cae en él sin querer), y (aquí no se busca culpables|no se trata de dar lecciones).
<Lea/Lee> (estas líneas|este texto|lo que sigue) como (un espejo|una revisión), no como (un reproche|una sentencia): (la salida|el remedio) (está al final|viene al final|cierra la página).
Con (un tropiezo|un solo hábito) (basta|hay de sobra) por hoy; los demás (esperan|tendrán su turno).
## En qué se nota || Lo que se ve desde fuera || La escena, tal como ocurre || Cómo se muestra el error
@situation
@p 2
<Busque/Busca> el (instante|momento) en que alguien (suspira|improvisa): es (un buen sitio|buen lugar) para (empezar|mirar).
<Pregúntese/Pregúntate> (cuándo se habló de ello|quién habló de ello|cómo se habló de ello) (en serio|en voz alta) (por última vez|la última vez), y qué (salió|se decidió).
<Escuche/Escucha> la excusa que (llega primero|siempre está lista); suele (señalar|apuntar a) la costumbre que hay (detrás|debajo).
<Mire/Mira> si (pasa|ocurre) (en todas partes|con todo el mundo) o (solo|sobre todo) ciertos días.
## Por qué se repite || De dónde viene la costumbre || Lo que la mantiene en pie || Las razones, sin reproches
@ul 3
La costumbre: (quizá fue|pudo ser) (la respuesta correcta|lo más sensato|la mejor solución) (un día|en su momento), y nadie ha (vuelto a preguntar|comprobado nada) (desde entonces|después|más tarde).
El tiempo: (en el momento|sobre la marcha|ese mismo día), el camino (corto|rápido) parece (gratis|no costar nada), y (la factura|el efecto) (llega|aparece|cae) (más tarde|después).
El silencio: quienes lo (ven|notan) piensan que (otra persona|alguien) ya lo ha (dicho|avisado).
La distancia: quien (decide|elige) no es quien (vive con el resultado|se ocupa después).
La prudencia: la manera (actual|de siempre) es (conocida|cómoda), y la otra hay que (explicarla|aprenderla).
La falta de cifras: (mientras no se|en tanto no se) (cuente|apunte), (parece|pasa por) (mala suerte|casualidad|una excepción).
@proof
## Qué hacer en su lugar || La salida, en gestos pequeños || Otra manera de hacerlo || Con qué sustituirlo
@ol 4
<Pare/Para> (la próxima vez que|en cuanto|cuando) (pase|ocurra) y <diga/di> (en una frase|en voz alta|con pocas palabras) (lo que <ve/ves>|qué está pasando|qué se ve).
<Elija/Elige> (el cambio más pequeño|el mínimo cambio|el cambio más barato) que lo habría (evitado|impedido) (ese día|esta vez).
<Acuerde/Acuerda> una (señal|palabra) que cualquiera pueda (usar|decir) para (hacer una pausa|parar).
<Ponga/Pon> (la buena manera|la forma que funciona|la mejor forma) (a mano|a la vista), (para que sea la más|de modo que sea la más|hasta que sea la más) (fácil|rápida) (en un día de|cuando haya|en los días de) (prisa|cansancio).
<Haga/Haz> (balance después de|cuentas tras|un repaso pasados los) (diez|veinte) casos: se queda lo que (ayuda|sirve), el resto (fuera|se deja).
<Agradezca/Agradece> (a la primera persona que lo|a la persona que primero lo) (diga|señale), (delante de las demás|para que la siguiente se atreva).
<Avise/Avisa> (a quien llega desde el primer día|enseguida a quien llega|el primer día a la gente nueva), (antes de que copie la vieja costumbre|cuando aún no tiene costumbres).
@missing-story
## Volver al buen camino || Una ayuda, si hace falta || Lo que hay para evitarlo
@p 1
Corregir pide una (decisión|tarde) (más que un|antes que un|y no un) (gran proyecto|programa): <ponga/pon> la fecha (ahora|antes de cerrar esta página).
(Una corrección cada vez|Una sola corrección cada vez|Corregir una cosa cada vez) (basta|es suficiente): <apunte/apunta> (la siguiente en una lista|la próxima en un papel|la que sigue aparte) y <déjela/déjala> (ahí|esperar).
@offers
== comparison
@p 2
Hay (dos|al menos dos) caminos (posibles|abiertos), y este texto los (pone|coloca) (uno al lado del otro|frente a frente), (con los mismos criterios|en las mismas condiciones).
(El objetivo|La idea): (una decisión que se pueda|una elección fácil de) (explicar|defender) en (dos frases|un minuto), no un (ganador|ranking) (para todo el mundo|válido para todos|a toda costa).
<Tenga/Ten> <su/tu> caso (presente|a la vista): la misma tabla puede (llevar a|dar) dos (respuestas|elecciones).
(Cada vía|Cada camino|Toda opción) tiene su precio, en (dinero|horas) o en (atención|paciencia), y (conviene|más vale) (conocerlo|apuntarlo) (antes|de antemano|desde ahora).
## Qué comparar || Primero, los criterios || Ponerse de acuerdo en la medida || Los puntos que mirar
@ul 5
El esfuerzo inicial: ¿qué hay que (preparar|aprender), y quién (lo hace|se ocupa)?
El esfuerzo después: (¿cuántos minutos por semana|¿qué tiempo a la semana|¿cuánto rato), (una vez pasada la|cuando se va la|al acabarse la) (novedad|ilusión)?
El coste: ¿qué se paga (una vez|al principio), (qué cada mes|qué todos los meses|y qué mes a mes), (y qué pasa si se|y qué si se|y cuánto si se) (deja|para)?
El mal día: (¿qué ocurre cuando|¿qué pasa si|¿cómo se sigue cuando) (la persona que sabe|quien más sabe|la persona que lo conoce) está (fuera|de baja)?
La prueba: ¿qué (cifra|señal) (diría al cabo de un mes|mostraría en cuatro semanas|probaría, pasado un mes,) (que la elección era|que la opción elegida era|que esa vía era) (buena|la buena)?
La vuelta atrás: ¿es (sencillo|posible) (deshacer|anular) la decisión (más tarde|el año que viene)?
Las personas: (¿quién tiene que|¿a quién le toca|¿quién deberá) (cambiar|dejar) una costumbre, y alguien le ha (preguntado|escuchado)?
## Primera vía: seguir igual || Opción uno: no cambiar nada || Quedarse como hoy || Lo que cuesta no moverse
@situation
@p 2
Seguir igual tiene (un mérito|una ventaja real): nadie tiene que (aprender|cambiar) nada mañana.
<Escriba/Escribe> su precio (al lado|en la misma columna), en (horas|tiempo), aunque la (cifra|suma) sea (aproximada|una estimación).
<Pregunte/Pregunta> (cuánto tiempo|hasta cuándo) puede (durar|seguir) así, (y qué suceso le pondría fin|y qué lo haría terminar|y qué acabaría con ello).
(La elección se defiende|Es una postura sensata|Nada que objetar) (cuando el caso es|si el caso es|mientras el caso sea) (raro|pequeño); (así que toca contar|por eso hay que contar) (primero|antes).
## Segunda vía: hacerlo de otra manera || Opción dos: cambiar algo || El otro camino, en concreto || Cómo sería el cambio
@offers
@proof
@p 1
<Pida/Pide> (las condiciones por escrito|un papel con las condiciones|todas las condiciones escritas), y <mire/mira> qué (pasa|se prevé) (en caso de|si hay una|cuando llega una) (pausa|baja).
<Empiece/Empieza> (por la versión más|con la versión más|por la variante más) (ligera|pequeña), y <repase/repasa> (la lista de criterios|los criterios|la tabla) (después de|al cabo de) (un mes|unas semanas).
## Decidir || De la tabla a la decisión || Elegir entre las dos || Decidir, sin eternizarse
@ol 3
<Dé/Da> (a cada criterio|a cada uno de los criterios|para cada fila) (un peso de uno a tres|una nota de uno a tres|uno, dos o tres puntos), (a solas|sin comentarlo) (y antes de cualquier|y antes de todo) (debate|reunión).
<Rellene/Rellena> las dos columnas con (hechos|cifras), y <marque/marca> cada (suposición|estimación) como tal.
<Tache/Tacha> los puntos en que ambas (empatan|valen lo mismo): no (deciden|resuelven) nada.
<Deje/Deja> (pasar una noche y|dormir la decisión y|que amanezca y) <explique/explica> la (elección|decisión) (a alguien que|a una persona que|a quien) (no está de acuerdo|no estaba).
<Ponga/Pon> (la fecha en que se|una fecha en que se) (revisará|volverá a mirar) (la decisión|lo decidido|la elección), y <apúntela/apúntala> (en la agenda|en el calendario|enseguida).
@figures 1
== case
@p 2
(Una historia|Una sola historia), (de principio a fin|en orden), en vez de una (lista|fila) (de argumentos|de razones|de ventajas): (esa es la idea|de eso se trata aquí).
El punto de partida, (el trabajo|el intento), (el resultado y lo que|el resultado, por fin lo que|los resultados y lo que) (queda|se puede aprender): (en ese orden|todo está en ese orden).
Lo que (falta todavía|está por confirmar) queda (señalado|marcado); (el resto|lo escrito) va tal como se (contó|dijo).
<Busque/Busca> (las diferencias con|lo que separa esto de|lo que no encaja con) <su/tu> caso (tanto como los|igual que los|antes aún que los) (parecidos|puntos comunes).
## El punto de partida || Donde empieza la historia || Antes de cualquier cambio || Cómo empezó
@situation
@p 2
<Recuerde/Recuerda> (lo que parecía|lo que se veía|lo que resultaba) (normal|aceptable) (en ese momento|entonces|por aquellos días); (se olvida pronto|es fácil olvidarlo) (después|más tarde).
<Ponga/Pon> <sus/tus> (propias cifras al lado|números junto a estos|datos al lado): ¿(cuántas veces|desde cuándo), (a qué precio|para quién)?
<Pregúntese/Pregúntate> qué habría (pasado|venido después) sin ninguna decisión.
## Lo que se hizo || El trabajo, paso a paso || De la decisión al primer día || El intento
@proof
@ol 3
La pregunta (cabía|se planteó) en una frase: [por completar: el objetivo, en palabras del cliente].
El primer paso (fue|era) (pequeño|modesto): [por completar: lo que se hizo la primera semana].
Una persona (se encargaba|llevaba el tema): [por completar: su papel].
Algo se (abandonó|dejó) por el camino: [por completar: lo que no funcionó].
El ritmo que quedó (cabe|se cuenta) en una línea: [por completar: lo que se hace ahora cada semana].
## Lo que salió || El resultado, en cifras || Qué cambió || Después del cambio
@figures 2
@p 2
Un resultado se lee con (su contexto|sus condiciones): la (temporada|dimensión), (el equipo|las personas), el tiempo (dedicado|que hizo falta).
Lo que no cambió (merece|pide) su línea (también|aquí): [por completar: lo que sigue abierto].
Una frase (de la persona|del cliente) (lo dirá mejor|vale más que un resumen): [por completar: una cita aprobada].
## Qué quedarse de todo esto || De este caso al <suyo/tuyo> || Lo que se puede trasladar || Para llevarse
@ul 3
<Compare/Compara> los puntos de partida (antes de comparar|y solo después) los resultados.
<Copie/Copia> (el orden de los pasos|el orden en que se hizo|la sucesión de pasos), no las (cifras|fechas).
<Empiece/Empieza> donde la (presión|molestia) sea mayor, aunque otro sitio (parezca|resulte) más (fácil|cómodo).
<Apunte/Apunta> (el estado|la cifra) de hoy, para tener (luego|más tarde) con qué comparar.
<Pregunte/Pregunta> a alguien que (lo vivió|pasó por ahí) qué se (saltaría|ahorraría) (hoy|ahora).
@offers
== checklist
@p 2
Para (copiar|imprimir), marcar y dejar (a la vista|a mano): (la lista no pide más|con eso basta).
Cada línea (es una pregunta cerrada que se|hace una pregunta sencilla que se|pide un sí o un no que se) (resuelve|contesta) (en menos de un minuto|en un momento|sin pensarlo mucho).
<Úsela/Úsala> (antes de la próxima semana|de cara a una semana|en vísperas de una semana) (cargada|difícil), (a solas|con calma) (o con las personas implicadas|o bien en compañía|o junto a los interesados).
(Tres|Cuatro) respuestas (francas|honestas) (ayudan|sirven) más que veinte marcas (puestas|hechas) con prisa.
## Por qué una lista || Para qué sirve esta lista || Lo que debe evitar || La razón de esta lista
@situation
@p 2
Una lista no (piensa|decide) por nadie; (guarda|retiene|recuerda) lo (obvio|pequeño|sabido) (en un día de prisa|en un día de cansancio|cuando la cabeza no da más).
<Désela/Dásela> a quien (hace|conoce) el trabajo y <pregunte/pregunta> (qué línea|cuál de las líneas|qué pregunta) (falla|sobra).
<Cambie/Cambia> (las palabras hasta que|las expresiones hasta que|las frases hasta que) (suenen bien|sean las de la casa); (una lista prestada|la lista de otro|una lista ajena) (se queda|acaba|termina) (en el cajón|sin usar).
## Antes || Con antelación || La preparación || La víspera
@tasks 3
¿Se sabe (quién tiene la última palabra|quién decide al final|a quién le toca decidir), y quién (sustituye|releva) (a esa persona si falta|a esa persona cuando no está|a esa persona en vacaciones)?
¿La última vez quedó (apuntada|contada) en (tres|unas pocas) (líneas que se puedan encontrar|líneas al alcance de todos|líneas fáciles de encontrar)?
¿Los (documentos|papeles), los contactos y los accesos están (juntos|en el mismo sitio)?
¿Hay (una fecha|un día) en que la (decisión|respuesta) tenga que (llegar|tomarse|estar lista)?
¿La persona menos (convencida|experimentada|entusiasta) ha leído el plan y (ha dicho qué le preocupa|ha dicho qué le inquieta|tiene sus dudas por escrito)?
## Durante || El mismo día || En plena acción || Cuando ya está en marcha
@tasks 3
¿Hay alguien (libre|disponible) para notar que la cosa (se tuerce|se desvía)?
¿Las (dudas|preguntas) se (apuntan|escriben) (en el acto|sobre la marcha|enseguida), (incluso las más|también las más|hasta las más) (pequeñas|simples)?
¿La persona más (joven|reciente) sabe cuándo hay que (parar|levantar la mano)?
¿Se (sigue|respeta) (el orden previsto|el orden acordado|el plan), (o hay una|o existe una|salvo que haya una) (buena|verdadera) razón para cambiarlo?
¿La persona que está enfrente (ve qué viene|sabe qué viene|puede decir qué viene) (después|a continuación)?
## Después || Cuando ya pasó || Al día siguiente || Antes de pasar página
@tasks 3
¿Hay una cifra (apuntada|escrita) para comparar (la próxima vez|más adelante)?
¿Las personas implicadas han (oído|recibido) el resultado?
¿Se ha (añadido|quitado) una línea (a esta lista|aquí)?
¿La próxima fecha está (fijada|puesta|elegida), (con un nombre al lado|y quién la recuerda|con un nombre enfrente)?
¿Lo que se saltó está (previsto|aplazado) o claramente abandonado?
@figures 1
@proof
## Si quedan casillas vacías || Una ayuda para las casillas vacías || ¿Y si faltan marcas?
@p 1
<Empiece/Empieza> (por la casilla que más habría|con la casilla que más habría|allí donde una marca habría) (ayudado|contado) (la última vez|en el último intento), (no por la|y no por la|en vez de por la) (primera|más fácil).
Una casilla vacía no es (un drama|un fracaso); (tres|varias) (en el mismo bloque|juntas|en un mismo lugar) (muestran por dónde empezar|dicen por dónde empezar|señalan el primer paso).
@offers
== myth
@p 2
Hay (frases|ideas) que se repiten (desde hace tanto|tan a menudo) que ya nadie las (comprueba|pone a prueba|discute).
(Este texto toma una y la|Aquí se elige una y se la|Se toma una de ellas y se la) (desmonta|mira de cerca), (con calma|sin burla): lo que es (cierto|verdad), (lo que no|lo que no lo es), y (lo que sigue|qué hacer con ella).
<Tenga/Ten> <sus/tus> propios casos (a mano|presentes): (cuentan|pesan) más que una (regla general|consigna).
<Apunte/Apunta> (en qué línea|la línea en que|el punto en que) no <está/estás> de acuerdo: (esa es la parte|ahí empieza la parte|suele ser la parte) (útil|interesante).
## Lo que se suele creer || La frase que probar || La idea de siempre || Lo que se oye decir
@p 2
La idea (se resume|viene a ser), más o menos, (así|esta): [por completar: la frase, tal como la dicen los clientes].
Es (cómoda|práctica), porque no pide (nada|ningún cambio) a nadie (esta semana|hoy).
Una parte pudo ser (cierta|verdad) (antes|en otro lugar), con otros (medios|equipos).
<Busque/Busca> (dónde la <oyó/oíste>|en qué sitio la <oyó/oíste>|a quién se la <oyó/oíste>) por primera vez, (y qué ganaba con ella|y por qué la repetía) quien la decía.
## Lo que se ve || Los hechos disponibles || Lo que dice la práctica || Enfrente: lo que pasa de verdad
@situation
@proof
@p 2
<Ponga/Pon> esa frase (frente a los últimos|al lado de los últimos|delante de los últimos) (cinco|diez) casos (y <cuente/cuenta> los que|y <mire/mira> cuáles|contando los que) (explica|describe).
Un solo contraejemplo (basta para|sirve para|es bastante para) (cambiar|convertir) (una regla en|cualquier regla en|la regla en) (pregunta|hipótesis).
<Mire/Mira> (de cerca los casos que|uno a uno los casos que|sobre todo los que) no (encajan|cuadran): (ahí está la información útil|ahí se aprende más|lo útil se esconde ahí).
(Cuidado con la distancia entre|Hay un trecho entre|No es poca la distancia entre) «nunca» y «todavía no», (entre «siempre» y|o entre «todo el tiempo» y) «la última vez».
@figures 1
## Lo que tiene de cierto || La parte de verdad || Seamos justos || Donde la idea se sostiene
@ul 3
La prudencia se (defiende|entiende) cuando el error sale (caro|muy caro); (falta|queda) decir cuánto.
(No todos los casos se|Los casos no siempre se) (parecen|comparan): <enumere/enumera> (aquellos en que|las veces en que) (la vieja regla|la regla antigua|esa regla) (sirve|vale) (todavía|aún).
(Los intentos pasados cuentan|Ya se ha intentado antes|Hubo otros intentos): <pregunte/pregunta> qué (falló|se atascó), cuándo (y con qué medios|y por qué|y a qué precio).
(El esfuerzo es real|El esfuerzo existe|El trabajo no es poco): <resérvelo/resérvalo> (en la agenda|con fecha y hora|por escrito) (en vez de esperar que|sin esperar que|en lugar de confiar en que) (desaparezca|se evapore).
La duda (merece una respuesta con|pide|se contesta con) (una cifra|una fecha), no (otra consigna|una promesa más).
## Qué decir en su lugar || Una frase mejor || Cambiarla por una pregunta || De ahora en adelante
@ol 3
<Cambie/Cambia> (la frase por una pregunta|la afirmación por una pregunta|esa certeza por una pregunta) (que tenga|con) (fecha|plazo).
<Pruébela/Pruébala> (en un caso en que no se arriesgue|donde no se arriesgue|allí donde no se pierda) (nada|casi nada), y <apunte/apunta> (lo que pasa|el resultado|lo que sale).
<Comparta/Comparte> (el resultado con|lo visto con|lo que salió con) (quien más cree en ella|quien la defiende|su mayor defensor), (sin|y sin) (triunfo|ironía).
<Cambie/Cambia> (la regla en el papel|la regla escrita|el texto de la regla), (para que quien llegue después|de modo que la próxima persona) no (aprenda|encuentre|se lleve) la antigua.
<Vuelva/Vuelve> (a ella dentro de|sobre ella a los|al tema pasados) (tres|seis) meses: las (creencias|costumbres) (rebrotan|vuelven|regresan).
@offers
== question
@p 2
(Respuestas|Unas respuestas) (cortas|sencillas), (en el orden en que|tal como|según) (llegan|se hacen) las preguntas, (sin rodeos|y sin letra pequeña).
<Salte/Salta> a la que <le/te> (toca|interesa): (cada respuesta se lee sola|se leen por separado).
Las palabras son las (de todos los días|de una conversación real), (como alrededor de una mesa|sin vocabulario de iniciados).
(Si falta una|Si queda alguna), <hágala/hazla>: se (añadirá|contestará) (aquí|a su turno).
## ¿Cuál es el problema, exactamente? || ¿De qué se trata? || ¿Qué pasa? || ¿Dónde duele?
@situation
@p 2
<Dígalo/Dilo> con <sus/tus> palabras antes de (seguir|continuar): ¿(quién, cuándo, cuántas veces|quién, qué días, desde cuándo|a quién, dónde, con qué frecuencia)?
Un problema (descrito|contado) en (una frase|diez palabras) se (comparte|delega) mejor: <escriba/escribe> (primero|ahora) (esa frase|esas palabras).
<Deje/Deja> (la causa|el porqué) aparte (por ahora|un momento) y <quédese/quédate> (con lo que se|en lo que se|solo con lo que se) (ve|oye).
## ¿A quién le toca? || ¿Es para mí? || ¿Para quién importa?
@audience
@p 2
(Este es el sitio|Es aquí) si la escena (de arriba|anterior) recuerda a (la semana pasada|días conocidos).
(Si no|En caso contrario), <pase/pasa> (esta página|estas líneas) a quien (se reconozca en ella|viva esa escena) (enseguida|a diario).
El tamaño (importa|cuenta) poco (aquí|en este caso); (la cuestión es|se trata de ver) si (se repite|vuelve).
## ¿Por dónde se empieza? || ¿Cuál es el primer paso? || ¿Qué se puede hacer esta semana?
@ol 4
<Elija/Elige> un (día|lugar) y <observe/observa> sin cambiar nada.
<Apunte/Apunta> en (tres|unas pocas) líneas (lo que <ve/ves>|cada detalle|lo ocurrido), (con la hora|y la hora|sin olvidar la hora) (al lado|delante).
<Léaselas/Léeselas> (a alguien que|a una persona que|a quien) (conozca|haga) el trabajo, y <pregunte/pregunta> (qué falta|qué echa en falta|qué añadiría).
<Decida/Decide> (un solo cambio que se pueda|un cambio fácil de|una cosa que se pueda) (deshacer|anular) (mañana|en el día).
<Ponga/Pon> (el día en que|la fecha en que) <mirará/mirarás> si ha (ayudado|servido).
<Deje/Deja> (el resto|lo demás) (en una lista|en un papel|por escrito), para que (ni se olvide ni estorbe|no se pierda).
## ¿Cómo se sabe si funciona? || ¿Y las cifras? || ¿Qué se puede esperar?
@figures 1
@p 2
<Tome/Toma> (la cifra|el estado) de hoy; (sin ese dato no hay nada que comparar|es el punto de comparación|todo se comparará con eso).
<Deje/Deja> pasar (tres|cuatro) semanas, (y <mire/mira> siempre el mismo día|y siempre se mira el mismo día|mirando cada vez el mismo día).
<Desconfíe/Desconfía> de (un cambio|una mejora) que (llega|aparece) (el primer día|de golpe).
@proof
## ¿Qué ayuda hay? || ¿Qué se ofrece? || ¿Cuánto cuesta, y qué incluye?
@offers
== numbers
@p 2
Las cifras (primero|antes que las opiniones): (cuáles hay|las que existen), (cuáles faltan|las que hay que buscar), (y cómo|y también cómo) (leerlas|usarlas).
(Sin hoja de cálculo|No hace falta ordenador): (un papel y|una hoja y|un lápiz y) (diez|quince) minutos (por semana|cada semana) (bastan|son suficientes).
(Cada cifra|Toda cifra) de (aquí abajo|este texto) (tiene su origen|lleva su fuente|viene de algún sitio); (cuando falta una|si alguna falta|donde no la hay), se (dice|señala).
Una cifra (sola|suelta) no (prueba|decide) nada: <léala/léela> (junto a|con) su (pregunta|contexto).
## Lo que se sabe ya || Las cifras disponibles || Hoy sobre la mesa || Las cifras conocidas
@figures 3
@proof
@p 1
<Pregúntese/Pregúntate> qué (deja fuera|no cuenta) cada cifra antes de citarla.
<Escriba/Escribe> la fecha (al lado|delante) (de cada cifra|de todas las cifras|de cualquier cifra): (una antigua es|una vieja solo es|la antigua es) (una referencia|un punto de partida).
## Detrás de las cifras || Lo que hay que contar || La parte que no es un número || Lo que representan las cifras
@situation
@p 2
<Traduzca/Traduce> (primero a horas|todo a horas|al principio a horas), y (solo después|luego) (a dinero|a euros|a precio): (las horas se|los minutos se|los ratos se) (discuten|ponen en duda) menos.
<Cuente/Cuenta> cada caso durante (dos semanas|diez días), con una (simple raya|marca) en (un papel|una hoja) (junto a la puerta|a mano).
<Separe/Separa> lo que (pasa|se repite) (a menudo de lo que|con frecuencia de lo que|cada semana de lo que) (marca|duele): (no siempre es lo mismo|es fácil confundirlos).
<Busque/Busca> (la cifra|el número) en que creería quien (decide|paga), y (<recoja/recoge> ese dato|<empiece/empieza> por ahí).
## Las cifras que recoger || Qué contar desde ahora || Una lista corta de recuentos || Cuatro recuentos, ni uno más
@ol 4
¿Cuántas veces pasa en una semana (normal|cualquiera)?
¿(Cuántos minutos|Cuánto tiempo) lleva (un solo caso|un caso), de principio a (fin|cierre)?
(¿A cuántas personas se|¿A quiénes se|¿A cuánta gente se) (interrumpe|molesta) (cada vez|por cada caso|de un golpe), y en qué estaban?
¿Qué parte (de los casos se podía ver|se podía ver|de los casos se veía venir) (la víspera|con antelación)?
¿Cuántos días pasan hasta que alguien (lo nota|dice algo)?
¿Cuál fue (la mejor semana|la semana más tranquila|la más serena de las semanas) (del semestre|de los últimos meses), y qué tuvo de (distinto|especial)?
## Cómo leerlas || Leer sin engañarse || Del recuento a la decisión || Lo que pueden decidir las cifras
@p 3
<Compare/Compara> semanas (con|frente a) semanas, nunca un (lunes|día tranquilo) con un (viernes|día de prisa).
<Busque/Busca> la (dirección|tendencia) en (cuatro|cinco) recuentos; (dos puntos solo son una raya|con dos no basta).
<Diga/Di> (de antemano|antes de contar) (qué cifra|qué número|qué dato) <le/te> haría cambiar de (idea|rumbo), y <cúmplalo/cúmplelo>.
<Muestre/Muestra> (también|además) el recuento (en bruto|original), para que cualquiera (pueda rehacer|rehaga) la (suma|cuenta).
<Redondee/Redondea> (sin miedo|a lo grande|con tranquilidad): una cifra (redonda|aproximada) (que se mira|a la vista|en la pared) (vale más que|gana a|sirve mejor que) una exacta (en un archivo|que nadie abre|al fondo de una carpeta).
@offers
`;
