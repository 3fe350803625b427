/** Further sentences that every angle uses, most of them for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishFurtherCommon = `
== common
@remark 1
p: Una decisión clara {about} vale más que (otra reunión|una reunión larga).
p: (Hace falta una persona que responda del tema, y que todos sepan quién es|Alguien tiene que responder del tema, a la vista de todos|El tema necesita un responsable conocido por el equipo).
p: Un buen trabajo {about} empieza por una descripción (que acepten ambas partes|en la que todos estén de acuerdo).
p: (El objetivo es modesto|La meta es pequeña|No se pide mucho): una mejora que (aguante|dure|se mantenga) (cuando la atención se va a otra parte|aunque ya nadie esté pendiente|también sin vigilancia).
p: Los equipos que (anotan|escriben) lo que deciden {about} (discuten menos|se ahorran discusiones|vuelven menos sobre lo mismo) (después|más tarde).
p: (Cada punto de esta página|Todo lo que sigue|Cada uno de los puntos) (se puede delegar, fechar y revisar|admite un responsable y una fecha|puede tener dueño, día y control).
p: (Mirar los hechos con calma|Revisar los hechos sin prisa|Un vistazo sereno a los hechos) ahorra (una conversación difícil más adelante|más de un disgusto).
p: Estas líneas son para (usarlas en una reunión|una reunión de trabajo|trabajarlas en equipo), (no para archivarlas después|y no para el cajón).
p: <Lleve/Lleva> el tema (al orden del día|a la próxima reunión), (con un nombre y una fecha al lado|con persona y fecha|diciendo quién y para cuándo).
c: Nada de discursos {about}: (solo un par de cosas que probar|mejor dos ideas sencillas).
c: (A nadie le sale a la primera|Nadie acierta a la primera|Las primeras veces sale mal), (y no pasa nada|es lo normal).
c: Un café, cinco minutos (y lo vemos|y queda hablado).
c: Vamos a hablar {about_verb} (como se habla en la cocina|sin ceremonias), entre amigos.
c: Si ya <sonríe/sonríes>, (este texto es para|estas líneas van para) <usted/ti>.
c: A veces es un lío, (y tampoco es un drama|pero tiene arreglo|como casi todo).
c: No hace falta (arreglarlo todo de golpe|resolver la vida entera hoy).
c: Los pasos pequeños cuentan, (incluso los torcidos|también los que salen mal).
c: (Aquí va la versión corta|Va la versión corta|Esta es la versión corta), (la que se cuenta a un amigo|tal como se diría en voz alta).
c: La verdad, (se lleva mejor después de hablarlo|pesa menos cuando se cuenta).
e: Tres cosas (que no hay que mezclar|que se confunden pronto) {about}: lo observado, lo deducido y lo deseado.
e: (La causa importa más que el síntoma|El síntoma importa menos que la causa|Interesa la causa, no el síntoma); (primero, definir los términos|falta ponerse de acuerdo en las palabras).
e: Sin un punto de partida medido, (todo lo que se dice|cualquier frase) {about} es opinión.
e: El número de casos (va antes que cualquier conclusión|pesa más que las conclusiones) {about}.
e: Un método que (no puede fallar una prueba|ninguna prueba puede refutar|siempre tiene razón) (no ha demostrado nada|no demuestra nada|poco demuestra).
e: (Los casos extremos son los que más enseñan|Conviene mirar los casos extremos|Los extremos enseñan más que la media): (sacan a la luz los supuestos|en ellos se ve lo que se daba por hecho).
e: (La restricción se dice antes que la solución|La restricción va por delante); (descarta la mitad de las opciones|así sobran muchas propuestas).
e: Una variable cada vez; (si no, el resultado|de lo contrario, el ensayo) {about} no explica nada.
e: (Un control que se puede repetir|Una comprobación repetible|Lo que se puede volver a medir) (gana a un argumento elegante|convence más que la elocuencia).
p: (Un plan de una página|Un plan breve|Un plan en una hoja) (que todos han leído|leído por todo el equipo) (vale más que un informe completo|sirve más que un informe completo|gana a un informe extenso) (que nadie abre|sin abrir).
p: Quien decide {about} (debería oír antes a quienes|gana mucho si escucha a las personas que) hacen el trabajo.
p: (Es prudente acordar qué es un éxito|Lo prudente es acordar qué es un éxito|Conviene definir el éxito) (antes de comprometer el gasto|y solo luego firmar).
p: (Un riesgo nombrado pronto se reparte|Un riesgo dicho a tiempo se reparte|El riesgo conocido se reparte); (uno descubierto tarde|el mismo, visto con retraso,) se explica.
p: (Una fecha, un nombre y una medida|Nombre, fecha y medida|Persona, día y cifra): (con esas tres cosas, una charla|bastan, y una conversación) {about} (se vuelve compromiso|se convierte en compromiso|es ya un compromiso).
p: (El próximo trimestre será más tranquilo|El trimestre que viene será más fácil|Habrá más calma el próximo trimestre) (si esto se resuelve en el presente|con este asunto cerrado en el actual).
c: No dan medallas (por sufrir en silencio|a quien aprieta los dientes).
c: Un comienzo (torcido|a medias) (gana a|vale más que) un plan perfecto, (cualquier día|de largo).
c: Es como ordenar un cajón, (no como mudarse de casa|y no una mudanza).
c: Las dudas son bienvenidas, (también las caras raras|suspiros incluidos).
c: Por ahí hemos pasado todos, (casi siempre en lunes|tarde o temprano).
c: Lo que aburra, se salta: (lo bueno es corto|lo importante ocupa poco).
e: (Una coincidencia no cuesta nada|Coincidir es fácil|Dos curvas se parecen pronto); (falta enseñar por qué camino|queda por ver cómo) (una cosa lleva a la otra|lo primero lleva a lo segundo|la causa lleva al efecto).
e: (Una definición que admite todos los casos|Una definición en la que caben todos los casos) (no explica ninguno|no separa nada).
e: La dispersión importa tanto como la media: {about}, (lo que cuesta son los extremos|salen caros los casos raros).
e: ¿Qué se vería si uno estuviera equivocado {about}? (Eso se busca primero|Por ahí empieza la búsqueda).
e: (Sin comparación, un cambio solo enseña|Sin nada con que comparar, un cambio dice|Un cambio sin comparación solo prueba) (que ha pasado el tiempo|que el calendario avanza).
e: (Los resultados nulos también se anotan|También se anotan los resultados nulos|Los ensayos sin efecto van a la lista); (acotan lo que merece|dicen dónde vale la pena|descartan de antemano) otro intento.
@opening-question 1
¿Cuándo fue (la última vez que|el día en que) <se paró/te paraste> a pensar {about}?
¿Qué cambiaría un lunes (si todo esto estuviera resuelto|sin esta preocupación)?
¿Quién paga la cuenta {when}?
c: ¿A <usted/ti> (también se <le/te>|alguna vez se <le/te>) escapa un suspiro {when}?
c: ¿<Conoce/Conoces> ese momento, {when}?
e: ¿Qué hipótesis {about} (se ha puesto a prueba hasta ahora|sigue en pie tras mirar los hechos)?
e: ¿Cuál es (el punto de rotura|el límite) {when}?
p: ¿Qué decide <su/tu> equipo {when}?
p: ¿Cómo se organiza <su/tu> casa {when}?
@after-opening 1
(Casi todo el mundo responde demasiado rápido|La mayoría contesta demasiado deprisa|Se suele responder demasiado pronto); (un papel ayuda|es mejor escribirlo).
No hay respuestas malas, (solo respuestas sin fecha|lo que falta es la fecha).
c: Sea cual sea la respuesta, (le pasa a mucha gente|no es un caso único).
c: (No hace falta buscarlo en internet|Sin buscarlo en internet|Fuera buscadores): (vale|sirve|cuenta) (lo primero que venga a la cabeza|la primera idea|lo que salga sin pensar).
e: <Escriba/Escribe> ahora la hipótesis; (el resto la pondrá a prueba|más abajo se comprueba).
p: Una respuesta (escrita y compartida|por escrito, compartida) con el (equipo|grupo) (es un buen|sirve de|vale como) (primer punto del orden del día|comienzo de reunión).
p: La respuesta indica (qué merece atención primero|por dónde conviene seguir).
@after-proof 1
A partir de ahí, (una pregunta lleva a la otra|las preguntas se encadenan).
Los consejos de abajo parten de ahí.
c: Así que sí, (el tema toca de cerca|esto nos importa).
p: En esa experiencia (se apoyan los puntos que siguen|descansa lo que viene ahora).
e: (Esa es la base de observación|Esa es la muestra|Esa es la base del texto); (lo demás se juzga con ella|todo lo que sigue depende de ella).
@about 1
Unas palabras {about}: (lo que pide y lo que|el esfuerzo necesario y lo que) puede esperar.
c: Venga, hablemos {about_verb}.
c: {Topic}, sin palabras raras.
e: (Un examen con método|Un repaso ordenado|Un análisis paso a paso), (de la definición al control|de la primera palabra a la última cifra). (El asunto|El tema): {topic}.
p: Esta nota trata {about_verb} (y de lo que se puede decidir|y de las decisiones posibles).
p: {Topic}: (la mirada de quien|lo que ve quien) tiene que decidir.
@pain-clause 1
Empieza así: {pain}.
Quien lo ha vivido lo sabe: {pain}.
c: La historia de siempre: {pain}.
c: Y entonces, claro: {pain}.
e: Lo observado: {pain}.
e: (Condición de partida|Estado inicial): {pain}.
p: La constatación: {pain}.
p: Una situación (frecuente|que se repite): {pain}.
@pain-noun 1
Empieza con esto: {pain}.
Sigue ahí: {pain}.
c: Lo que da rabia: {pain}.
e: La variable que vigilar: {pain}.
p: El punto que tratar: {pain}.
@audience 1
Es para quien (se reconozca en esta lista|forme parte de este grupo): {audience}.
Al escribirlo (se pensó en un público concreto|había lectores en mente): {audience}.
c: Esto va por {audience}.
e: Ámbito: {audience}.
p: Lectores a los que concierne: {audience}.
@offer-one 1
Una forma de avanzar: {offer}.
c: Y (si hace falta una mano|cuando se necesite ayuda): {offer}.
c: Por cierto, hay esto: {offer}.
e: Un servicio que encaja: {offer}.
p: El servicio correspondiente: {offer}.
p: Hay acompañamiento: {offer}.
@pain-more 1
c: Ah, y también esto:
e: Otras observaciones:
p: También se ha señalado:
@figure-lead 1
c: Un par de números, para curiosos:
e: Los datos disponibles:
p: Las cifras del expediente:
@cta 1
¿(Hablamos|Charlamos) de <su/tu> caso? {Write} y <descríbalo/descríbelo> en (tres|pocas) líneas.
{Write} en qué punto (está todo|se está): (una primera respuesta solo cuesta un mensaje|la primera respuesta llega pronto).
Si algo de aquí <le/te> (resulta familiar|recuerda a algo), {write} y <diga/di> (qué es|cuál).
c: ¿Curiosidad, dudas, ganas? {Write}, (aunque sea con faltas|sin cuidar la ortografía).
c: <Venga/Ven> a contar cómo (ha ido|acabó), (sobre todo|también) si (ha ido|salió) mal.
e: {Write} con las condiciones (y la pregunta que plantean|del caso), y <pida/pide> (una opinión|un diagnóstico).
e: {Write} el caso que no (encaja|cuadra): (es el que más enseña|de ese se aprende).
p: <Reserve/Reserva> (una primera conversación|una charla inicial) (y <traiga/trae> la|para hacer la) pregunta que más (importa|pesa).
p: {Write} con la situación (y una fecha que venga bien|y una propuesta de día).
@closing-question 1
(¿Por dónde <empezaría/empezarías>?|¿Qué <haría/harías> primero?|¿Por cuál <empezaría/empezarías>?) <Escríbalo/Escríbelo> (en los comentarios|aquí abajo).
¿Qué enseñó <su/tu> último intento? (La respuesta cabe en un comentario|Se puede contar aquí debajo).
c: ¿Y <su/tu> (truco|manía), cuál es? (Se aceptan todos|Todo vale) (en los comentarios|aquí abajo|más abajo).
c: ¿(Solo pasa|Pasa solo) en esta casa? <Dígalo/Dilo> (aquí abajo|sin miedo).
e: ¿Qué contraejemplo (viene a la mente|lo desmiente)? <Dé/Da> (el contexto en los comentarios|el contexto aquí abajo|los detalles en un comentario).
e: ¿Qué (observación|dato|caso) (demostraría lo contrario|bastaría para negarlo|contradice esto) en <su/tu> (campo|trabajo)?
p: (¿Cómo lo decide <su/tu> organización?|¿Cómo se decide en <su/tu> organización?|¿Qué decide <su/tu> organización?) (La respuesta interesa a más lectores|A otras personas les servirá leerlo).
p: ¿Qué punto <pondría/pondrías> (primero en el orden del día|al comienzo de la reunión)?
@thread-close 1
(¿Cuál de estas ideas <va/vas> a probar?|¿Con qué idea <empezará/empezarás>?|¿Qué idea <se queda/te quedas>?) (La respuesta, aquí abajo|Basta una palabra|Se lee con gusto).
c: (Eso es todo por hoy|Hasta aquí). ¿Y <su/tu> truco(|, cuál es)?
c: ¡Fin! <Diga/Di> (qué se ha quedado fuera|lo que falta).
e: Se buscan contraejemplos: <responda/responde> (con el contexto|contando las circunstancias).
e: <Responda/Responde> con la cifra (que corregiría todo esto|capaz de desmentir lo anterior).
p: <Responda/Responde> (con el punto que más|con el punto que de verdad|con aquello que más) (cuenta|pesa) en <su/tu> (trabajo|día a día).
p: <Pase/Pasa> este hilo (a la persona que decide|a quien decide|al responsable) y <cuente/cuenta> (qué opina|qué le parece|qué responde).
`;
