/** Hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishPosts = `
== how-to
@hook 1
{Topic}: ¿(por dónde empezar|cuál es el primer paso)?
{Topic}, (paso a paso|un paso cada vez).
¿Qué hacer {when}?
(El lunes|Mañana), {topic}: ¿(con qué se empieza|cuál es el primer gesto)?
(Media hora|Treinta minutos) para avanzar {about}.
@lead 1
Un camino para (probar|ensayar) esta semana:
Para (empezar|arrancar) sin (gran proyecto|reunión):
(Los pasos|Qué hacer), en este orden:
@tip 3
<Elija/Elige> un solo (momento de la semana|rato a la semana), y ningún otro.
<Ponga/Pon> un nombre, (con un hueco fijo en la agenda|y también una hora reservada).
<Describa/Describe> en cinco líneas cómo debería ser.
<Pruebe/Prueba> (una vez con un caso sencillo|primero con algo fácil|en un caso pequeño), (con alguien que observe|y que otra persona mire).
<Quite/Quita> lo que (nadie usó|no le sirvió a nadie) en la primera vuelta.
<Apunte/Apunta> una sola señal, (el mismo día cada semana|todas las semanas a la misma hora).
No <cambie/cambies> nada más (antes de cuatro recuentos|hasta tener cuatro semanas contadas).
== mistake
@hook 1
{Topic}: el error que parece sentido común.
Una costumbre que (dejar|revisar) {when}.
{Topic}: ¿qué falla, y en qué momento?
Un mal camino {about}, y la (salida|vuelta atrás).
¿Cuál es el primer reflejo {when}?
@lead 1
En su lugar, (se puede|<pruebe/prueba> a):
(La salida|El remedio), en gestos pequeños:
La próxima vez, para (intentar|probar):
@tip 3
Parar cuando pasa, (y decir en una frase|y contar en pocas palabras) lo que se ve.
Buscar cuándo nació, (y qué problema quería evitar|y para qué servía entonces).
Elegir el cambio más pequeño (que lo habría impedido|capaz de evitarlo).
(Poner la buena manera a mano|Dejar cerca la mejor forma|Tener la buena manera a la vista), (para los días de prisa|pensando en las mañanas difíciles).
(Dar las gracias a la primera persona|Agradecérselo a la primera persona|Apoyar a la primera persona) (que lo señala|que se atreve a decirlo).
Avisar (desde el primer día|antes de su primer intento) a quien llega.
(Hacer balance tras diez casos|Mirar atrás a los diez casos|Revisarlo pasados diez casos): (queda lo que sirve|se guarda lo útil), (el resto se deja|el resto, fuera|lo demás se olvida).
== comparison
@hook 1
{Topic}: ¿seguir igual, (o hacerlo de otra manera|o cambiar de rumbo)?
Dos caminos {about}. ¿Cuál es el <suyo/tuyo>?
No cambiar nada (también tiene un precio|también se paga) {when}.
{Topic}: dos columnas, una sola decisión.
¿Cómo elegir {when}?
@lead 1
Antes de (elegir|decidir), conviene comparar:
Las mismas preguntas para (las dos columnas|cada camino):
(Los criterios|Los puntos) que poner lado a lado:
@tip 3
La primera semana: ¿(qué hay que preparar|qué conviene dejar listo), y quién lo hace?
Las siguientes: ¿cuántos minutos, pasada la novedad?
El mal día: ¿(qué pasa si falta|quién sigue cuando no está) (la persona que sabe|quien lo sabe todo|la única persona que sabe)?
La vuelta atrás: ¿es sencilla?
La prueba: ¿qué cifra lo diría (al cabo de un mes|después de cuatro semanas)?
Las personas: (¿quién deja una costumbre|¿quién tiene que cambiar|¿quién ha de hacer algo nuevo), (y alguien le ha preguntado|y lo sabe ya)?
El coste: (¿qué se paga una vez, qué cada mes|¿qué cuesta al entrar, qué al mes|¿cuánto al principio, cuánto al mes), (y si se deja|y cuánto cuesta dejarlo)?
== case
@hook 1
{Topic}: una historia, de principio a fin.
El punto de partida: {pain}.
Antes y después: {topic}, (en un solo caso|visto de cerca).
¿Qué cambió {when}?
@lead 1
El recorrido, en (breve|pocas líneas):
Lo que se hizo, en orden:
Para fijarse en este caso:
@tip 3
El principio: [por completar: la situación del cliente, en sus palabras].
La decisión: [por completar: qué se eligió, y quién lo eligió].
La primera semana: [por completar: lo que se hizo].
Lo que no funcionó: [por completar: algo que se abandonó].
El resultado: [por completar: una cifra y su fecha].
La frase que queda: [por completar: una cita aprobada].
== checklist
@hook 1
{Topic}: una lista para (copiar|tener a mano).
¿(Cuántos síes|Se puede decir sí a todo) {about}?
Una lista corta que guardar {when}.
{Topic}: (qué revisar|las preguntas que hacer) antes de la próxima semana cargada.
@lead 1
¿Sí o no?
Para (marcar|revisar) antes, durante y después:
Solo cuenta un sí sincero:
@tip 4
¿Se sabe quién tiene la última palabra?
¿Los papeles, (los contactos y los accesos|los teléfonos y los códigos|los datos y los permisos) están (en el mismo sitio|guardados juntos)?
¿Hay una fecha para la respuesta?
¿La última vez (quedó apuntada en tres líneas|se resumió en algún lugar)?
¿La persona que acaba de llegar sabe cuándo parar?
¿Hay una cifra (apuntada para la próxima vez|esperando al siguiente intento)?
¿Las personas implicadas conocen el resultado?
¿La próxima fecha está puesta, (con un nombre al lado|y alguien se ocupa de ella)?
== myth
@hook 1
{Topic}: ¿(es verdad|de dónde sale esa idea)?
Una idea muy repetida {about}, a prueba.
Lo que se dice {about}, y lo que se ve.
¿Verdad, mentira, o todavía no? {Topic}.
@lead 1
Para (probarla|comprobarla):
Antes de repetirla:
(La prueba|La comprobación), en pocas palabras:
@tip 3
(Buscar dónde se oyó|Recordar dónde se oyó|Preguntar a quién se oyó) (por primera vez|al principio), (y quién gana con ella|y a quién le conviene|y quién sale ganando).
(Ponerla frente a los diez últimos casos|Compararla con los diez últimos casos|Probarla con los casos del mes).
(Un contraejemplo convierte una regla en pregunta|Una sola excepción cambia la regla en pregunta|Basta una excepción para dudar de la regla).
(Apuntar los casos en que sí vale|Anotar dónde sí se cumple|Reconocer los casos a su favor): (seamos justos|es lo honrado).
Medir (la distancia entre|lo que va de) «nunca» y «todavía no».
Probar lo contrario una vez, (donde nada se rompa|en un punto sin peligro).
Cambiarla por una pregunta con fecha.
== question
@hook 1
Una pregunta: ¿qué <hace/haces> {when}?
{Topic}: ¿a quién le toca, (y por dónde empezar|y qué se hace primero)?
¿En qué momento se habla {about_verb}?
{Topic}: ¿qué pregunta hacer primero?
@lead 1
Las respuestas, en breve:
Tres preguntas que (hacerse|hacer) primero:
Para encontrar la respuesta propia:
@tip 3
¿Qué (pasa|ocurre)? (Una|Una sola) frase, sin (la causa|explicación).
¿Cuántas veces? (Dos semanas|Diez días) de recuento antes de (contestar|concluir).
¿Quién lo (nota|ve) (primero|antes|antes que nadie)? A esa persona hay que (preguntarle|escucharla).
¿Qué se puede (deshacer|anular) mañana? (Empezar|Partir) de ahí.
¿Cuál sería una buena señal? (Apuntarla|Escribirla) (hoy|ya).
¿Cuándo volver a (mirar|comprobar)? La fecha va (a la agenda|al calendario).
(¿Qué puede esperar|¿Qué no corre prisa|¿Qué se deja para luego)? A una lista, y (fuera del camino|lejos de la vista).
¿Quién tiene la última palabra, y (se sabe|está dicho)?
== numbers
@hook 1
{Topic}: ¿qué cifra se conoce?
Primero contar: {topic}.
¿Cuántas horas por semana {when}?
{Topic} en cifras: (lo que se sabe, lo que falta|lo conocido y lo que está por contar).
@lead 1
Para contar durante dos semanas:
(Los recuentos|Las cifras) que ayudan a decidir:
Un recuento corto, nada más:
@tip 3
¿Cuántas veces en una semana (normal|corriente)?
(¿Cuántos minutos para|¿Cuánto tiempo lleva|¿Qué rato se va en) (un solo caso|un caso), (de principio a fin|desde que empieza|hasta cerrarlo)?
¿A cuántas personas se (interrumpe|molesta) cada vez?
¿Cuántos casos se (veían venir|podían ver) (la víspera|de antemano)?
¿Cuántos días hasta que alguien lo (nota|dice)?
¿Cuál fue la mejor semana, y (por qué|qué tuvo de especial)?
Decir (de antemano|antes de contar|por escrito) qué cifra (haría cambiar de rumbo|haría cambiar de idea|bastaría para decidir).
Semanas con semanas, (nunca|jamás|y no) un (lunes|día tranquilo) (con|frente a) un (viernes|día de prisa).
`;
