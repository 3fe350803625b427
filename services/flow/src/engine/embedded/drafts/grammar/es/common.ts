/** Sentences that every angle uses. `p:`, `c:` and `e:` mark lines for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishCommon = `
== common
@opening-question 1
¿Qué <hace/haces> {when}?
¿Cómo (se actúa|se reacciona) {when}?
¿Qué es lo (más difícil|que más cuesta) {about_verb}?
c: (Con sinceridad|Entre nosotros): ¿qué <hace/haces> {when}?
c: {Topic}. ¿(Suena de algo|Resulta conocido)?
e: ¿Qué se (sabe de verdad|puede establecer) {about}, y qué se supone?
p: ¿Quién, en <su/tu> (equipo|organización), (lleva este tema|responde de ello) {when}?
@after-opening 1
La pregunta está (en el origen|detrás) de este texto.
<Guarde/Guarda> esa pregunta: (vuelve|volverá) al final.
<Tómese/Tómate> (un segundo|un momento) antes de responder.
c: (Sin prisa|Con calma): <piense/piensa> (en la última vez|en el último caso|en la semana pasada) antes de responder.
e: <Intente/Intenta> responder con (un hecho|una cifra) antes de (seguir|continuar).
@after-proof 1
De ahí parte (este texto|lo que sigue).
<Quédese/Quédate> con esa (imagen|frase): lo que sigue empieza ahí.
Hasta aquí el (contexto|decorado); (vamos al|pasemos al) tema.
@about 1
(El tema de hoy|Aquí se trata un solo tema): {topic}.
Hablemos {about_verb}, (con palabras sencillas|sin rodeos).
(Un tema, uno solo|Una sola cuestión): {topic}.
@pain-clause 1
{Pain}.
(En claro|En una frase): {pain}.
(La escena|La situación): {pain}.
@pain-noun 1
(El punto sensible|El problema|Lo que duele): {pain}.
(En claro|En dos palabras): {pain}.
@pain-more 1
(En la misma lista|En el mismo cajón|Justo al lado):
(Se añaden|Hay también) (otras cosas|algunas cosas más):
(Y no es todo|A eso se suma):
@pain-missing 1
Aquí va la escena que <sus/tus> clientes reconocen: [por completar: qué falla, y para quién].
Partir de lo que falla: [por completar: una situación, contada como lo haría un cliente].
@audience 1
Este texto está (escrito|pensado) para {audience}.
¿Para quién (son estas líneas|es este texto)? Para {audience}.
(Aquí se piensa en|Estas líneas van para) {audience}.
@audience-missing 1
Este texto está (escrito|pensado) para [por completar: quién debe leerlo].
@offer-lead 1
Lo que (hay|se ofrece) (para esto|sobre este punto):
(Esto es lo que se propone|En el catálogo) (para ello|sobre este punto):
(La ayuda existe|La ayuda toma esta forma|En concreto):
c: (Lo que hay en casa|Lo que hay a mano) para (esto|avanzar):
e: (Alcance|Contenido) (de la oferta|del servicio):
p: (El acompañamiento|La respuesta) sobre este (punto|tema):
@offer-one 1
(Para esto|Sobre este punto): {offer}.
(En el catálogo|Se ofrece): {offer}.
(Lo que ayuda|Una ayuda posible): {offer}.
@offer-missing 1
Aquí va lo que se ofrece: [por completar: la oferta y su precio].
@figure-lead 1
(Una referencia|Algunas referencias) para tener (presentes|a mano):
Lo que se sabe (ya|hasta hoy):
En cifras:
@figure-missing 1
Una cifra (ayudaría|convencería) aquí: [por completar: un resultado medido, con su fecha].
(Para añadir|Falta poner) aquí: [por completar: una cifra y su origen].
La prueba (va|se coloca) aquí: [por completar: antes y después, en una cifra].
@story-missing 1
Un ejemplo (tendría|tiene) su sitio aquí: [por completar: un cliente, lo que hizo y lo que salió].
La historia (va|se cuenta) aquí: [por completar: quién fue, y qué dice hoy].
@cta 1
¿Ganas de hablarlo? {Write}: {contact}.
Si esta situación <le/te> (suena|resulta conocida), {write}: {contact}.
¿Una pregunta, un caso (concreto|particular)? <Hágala/Hazla> aquí: {contact}.
c: <Venga/Ven> a contarlo, (aunque sea una pregunta pequeña|sin compromiso): {contact}.
e: <Envíe/Envía> <sus/tus> (cifras|condiciones) y <pida/pide> una opinión: {contact}.
p: <Reserve/Reserva> una primera conversación: {contact}.
@contact-missing 1
[por completar: un enlace o una dirección]
@cta-offer 1
Para empezar (con calma|sin riesgo): {free}.
Para (verlo|hacerse una idea) antes: {free}.
@closing-question 1
¿Y <usted/tú>, (qué ha funcionado hasta ahora|en qué punto <está/estás>)? <Cuéntelo/Cuéntalo> (en los comentarios|aquí abajo|en dos líneas).
¿Qué <añadiría/añadirías> (a esta lista|a estos puntos)? <Compártalo/Compártelo> en los comentarios.
c: ¿Falta algo? <Dígalo/Dilo> en los comentarios.
e: ¿Qué cifra <sigue/sigues>? <Compártala/Compártela> (en los comentarios|aquí abajo|con el contexto).
p: (¿Cuál es <su/tu> experiencia?|¿Qué experiencia <tiene/tienes>?) <Cuéntela/Cuéntala> (en los comentarios|aquí abajo|más abajo).
@thread-close 1
Hasta aquí (la versión corta|el resumen). <Responda/Responde> con <su/tu> caso.
<Le/Te> toca: <responda/responde> con (un ejemplo|una pregunta).
¿Una pregunta? <Hágala/Hazla> aquí mismo.
`;
