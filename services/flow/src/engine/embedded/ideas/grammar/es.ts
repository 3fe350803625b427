/** Titles and summaries of ideas, for each angle. Notation: see `../../wording/parse-grammar.ts`. */
export const spanishIdeas = `
== how-to
@plain 4
{Topic}: (el método|la guía) paso a paso
{Topic}: los primeros (treinta|sesenta) minutos
{Topic}, como para alguien que llega hoy
{Topic}: qué preparar (la víspera|de antemano)
@pain
{Topic}: qué hacer {when}
Cómo actuar {when}
@offer
{Topic}: hasta dónde se llega con {offer}, paso a paso
@role
{Topic}: (una guía|un método) para {role}
@summary
Una serie de pasos para adaptar, con una comprobación al final.
Qué preparar, qué probar primero y cómo ver si funciona.
== mistake
@plain 4
{Topic}: el error que parece sentido común
{Topic}: una costumbre que conviene (dejar|revisar)
{Topic}: lo que se olvida al principio
{Topic}: el mal primer reflejo
@pain
{Topic}: el error que evitar {when}
La costumbre que revisar {when}
@offer
{Topic}: el error que se evita con {offer}
@role
{Topic}: un error del que pueden librarse {role}
@summary
Cómo se nota el error, por qué se repite y qué hacer en su lugar.
La costumbre detrás del problema, sin reproches, y una salida en gestos pequeños.
== comparison
@plain 4
{Topic}: ¿seguir o cambiar? (Criterios|Una tabla) para decidir
{Topic}: hacerlo a solas o con ayuda
{Topic}: dos caminos (comparados|lado a lado)
{Topic}: la vía barata y la que dura
@pain
{Topic}: dos salidas {when}
¿Esperar o actuar {when}?
@offer
{Topic}: con {offer} o sin nada
@role
{Topic}: dos caminos para {role}
@summary
Primero los criterios, luego las dos vías en las mismas condiciones, luego la decisión.
Qué pide cada vía, qué cuesta y cómo volver atrás.
== case
@plain 4
{Topic}: un caso, de principio a fin
{Topic}: antes y después, contado por un cliente
{Topic}: lo que cambió en el primer mes
{Topic}: la historia de una decisión
@pain
{Topic}: un caso, {when}
«{pain}»: cómo se resolvió un caso
@offer
{Topic}: un caso con {offer}
@role
{Topic}: un caso con el que comparar, para {role}
@summary
El punto de partida, el trabajo, el resultado y lo que queda; las cifras del cliente están por añadir.
Una historia en orden, con los lugares marcados donde debe hablar el cliente.
== checklist
@plain 4
{Topic}: una lista para copiar
{Topic}: qué revisar antes, durante y después
{Topic}: las preguntas que contestar con un sí
{Topic}: una página para semanas cargadas
@pain
{Topic}: la lista que guardar {when}
Qué revisar primero {when}
@offer
{Topic}: la lista que leer antes de elegir {offer}
@role
{Topic}: una lista para {role}
@summary
Preguntas cerradas para antes, durante y después, para copiar y marcar.
Una lista corta que guarda las cosas pequeñas.
== myth
@plain 4
{Topic}: una idea muy repetida, a prueba
{Topic}: lo que se dice y lo que se ve
{Topic}: ¿verdad, mentira, o todavía no?
{Topic}: la frase que todo el mundo repite
@pain
No hay nada que hacer {when}: ¿(verdad o mentira|seguro)?
{Topic}: lo que se cree {when}
@offer
{Topic}: una idea muy repetida sobre {offer}
@role
{Topic}: lo que se cuenta a {role}, y lo que se sostiene
@summary
Qué hay de cierto en una idea extendida, qué no, y qué decir en su lugar.
Una creencia frente a casos reales, sin burla.
== question
@plain 4
{Topic}: respuestas cortas a preguntas sencillas
{Topic}: ¿de qué se trata, para quién, por dónde empezar?
{Topic}: la pregunta que hacer primero
{Topic}: lo que preguntan los clientes
@pain
¿Qué se puede hacer {when}?
{Topic}: las preguntas que surgen {when}
@offer
{Topic}: ¿qué se gana con {offer}?
@role
{Topic}: las preguntas que importan para {role}
@summary
Las preguntas en el orden en que llegan, cada una con una respuesta que se lee sola.
Preguntas sencillas, respuestas cortas, palabras de todos los días.
== numbers
@plain 4
{Topic}: las cifras que recoger
{Topic} en cifras: lo que se sabe, lo que falta
{Topic}: qué contar durante dos semanas
{Topic}: ¿qué cifra haría cambiar de idea?
@pain
{Topic}: lo que cuesta {when}
Primero contar {when}
@offer
{Topic}: {offer}, en cifras
@role
{Topic}: cifras útiles para {role}
@summary
Las cifras conocidas, las que faltan y la manera de leerlas.
Un recuento corto que ayuda a decidir, con el origen de cada cifra.
== focus
@pain
El punto de partida: «{pain}».
@offer
Al final: {offer}.
@role
Para {role}.
@goal
Objetivo: {goal}.
`;
