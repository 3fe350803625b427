import type { Frames } from './frames';
import { anyOf } from '../lexicon';

export const spanishFrames: Frames = {
  lead: /^(?:\W|(?:y|pero|entonces|luego|tambien|ademas|bueno|hola|a veces|normalmente|habitualmente|casi siempre|en general|hoy|ahora|por eso|en fin|para ellos|sobre todo|al final|en la practica)\b)+/i,
  ownSubject:
    /^(?:nosotros|yo|nuestr\w+|mi|mis|lo nuestro|lo mio|la (?:empresa|tienda|aplicacion|plataforma)|el (?:equipo|taller|estudio|programa|servicio)|nos (?:dedicamos|ocupamos|encargamos)|\w+(?:amos|emos|imos)|soy|doy|hago|tengo|ofrezco|trabajo|vendo|llevo)\b/i,
  theirSubject:
    /^(?:ellos|ellas|su|sus|les|se (?:quejan|enteran|quedan|encuentran)|quien(?:es)?|la gente|los clientes|un cliente|el cliente|llegan|tienen|vienen|no (?:saben|entienden|tienen|pueden|encuentran|quieren)|muchos|muchas|algunos|algunas|la mayoria|casi todos|otros|cada|todos|hay quien(?:es)?|(?!son\b|quieren\b)[a-z]{3,}(?:an|en))\b/i,
  someSubject: /^(?:nadie|nada|alguien|todo|hay)\b/i,
  offering:
    /\b(?:ofrecemos|ofrezco|tenemos|vendemos(?! a\b)|vendo(?! a\b)|comercializ(?:amos|o)|suministr(?:amos|o)|fabrico|instalo|elaboro|monto|diseno|entrego|damos(?! servicio)|doy(?! servicio)|hacemos|hago|proponemos|propongo|alquilamos|alquilo|organizamos|organizo|incluimos|lanzamos|entregamos|impartimos|imparto|fabricamos|instalamos|elaboramos|montamos|realizamos|gestionamos|aportamos|reparamos|preparamos|preparo|ponemos(?: a su disposicion| en marcha)?|prestamos|disponemos de|contamos con|anadimos|creamos|disenamos|redactamos|(?:servimos|enviamos|mandamos|facilitamos|cuidamos|limpiamos|traducimos|imprimimos|cosemos|restauramos|cultivamos|producimos|cocinamos|revisamos|medimos|mantenemos|editamos|grabamos|desarrollamos|construimos|tramitamos|recogemos|transportamos|sustituimos|cambiamos|arreglamos|colocamos|nos (?:encargamos|ocupamos) de|me (?:encargo|ocupo) de)(?! a\b)|(?:reviso|limpio|cocino|traduzco|diseno|restauro|arreglo|grabo|enseno|envio|mando|sirvo|coso|pinto|afino|coloco|cambio|mantengo|produzco)(?= (?:una?s?|l[ao]s?|el|tu|su|sus) )|incluyen?|comprenden?|consta de|consiste en|cubren?|(?:el cliente|los clientes|cada cliente|ellos)(?: se)? (?:recibe|tiene|obtiene|lleva)n?|(?:en )?cada [a-z]+ (?:hay|lleva|trae|dejamos|tiene|va con)|(?:el cliente|los clientes|se) pagan? (?=una?\b)|(?:a eso |a ello )?se (?:suma|anade)n?(?= una?\b)|reciben|(?:con nosotr[oa]s|aqui|conmigo) (?:tienen?|tienes|teneis|hay|encuentra[ns]?|se llevan?)|(?:puedes|podeis|pueden|se puede) (?:comprar|reservar|alquilar|pedir|contratar|elegir|probar)|hay)\s+/i,
  goods: anyOf(
    'biblioteca, plan, paquete, pack, bono, abono, kit, auditoria, revision, informe, diagnostico, analisis, estudio, inspeccion, visita, taller, formacion, curso, clase, sesion, seminario, programa, acompanamiento, seguimiento, asesoramiento, asesoria, suscripcion, cuota, licencia, soporte, asistencia, mantenimiento, servicio, reparacion, limpieza, instalacion, montaje, fabricacion, entrega, recogida, alquiler, prestamo, consulta, llamada, cita, aplicacion, plataforma, software, panel, herramienta, plantilla, guia, calendario, boletin, caja, cesta, menu, muestra, prototipo, diseno, plano, presupuesto, garantia, prueba, demostracion, descuento, aviso, recordatorio, contrato, certificado, evento, cata, ruta, tratamiento, terapia, producto, tramite, redaction, redaccion, traduccion, gestion, simulacro, cuaderno, terminal, justificacion, cuenta, tutor, guardamuebles, reserva, lista',
  ),
  dealing:
    /\b(?:trabaj\w+ (?:con|para)|client\w+|publico|nos (?:contrata|llama|escribe|busca|compra|contacta|encarga|pide|recomienda)n?|me (?:llama|contrata|escribe|busca|compra)n?|atend\w+|ayud\w+ a|servicio a|clases? (?:online )?a|interlocut\w+|usuari\w+|alumn\w+|para quien|facturacion|queremos crecer|trat\w+ con|vend\w+ a|dirig\w+|comprador\w*|procede\w*|viene\w* de|movemos|gestionamos)\b/i,
  deciding:
    /\b(?:decid\w+|firma\w*|paga\w*|compra\w*|aprueba\w*|elig\w+|presupuesto|ultima palabra|visto bueno|quien (?:lo )?\w+)\b/i,
  publishing:
    /\b(?:escrib\w+|redact\w+|blog|articulos?|public(?:ar|amos)|contenidos?|temas?|asuntos|editorial|boletin|podcasts?|videos?|ideas|contar|hablar(?:iamos|emos)?|tratar|explicar|preguntas?|conozca por|conocid\w+ por|posts?|lectores)\b/i,
  topicOpening:
    /\b(?:(?:escrib|habl|public|charl|trat|divulg)[a-z]*(?: [a-z]+){0,2}? (?:de|del|sobre|acerca de)|(?:para|en) el blog,?(?: (?:pienso|pensamos|habia pensado) en| me gustaria| querria)?|(?:contar|explicar|responder)(?: a)?|(?:conozca|conozcan|conocid\w+|recuerden|reconozca\w*) por|(?:temas?|asuntos|contenidos?|articulos?|ideas)\b[^.:;,]{0,30}? (?:son|serian|sobre|de|como))\s+/i,
  topicShape:
    /^(?:(?:de |por |sobre )?(?:como|por que|cuando|donde|que|cuanto|cual|quien|lo que|[a-z]{3,}(?:ar|er|ir)(?:se)?) |(?:la historia|la verdad|el precio|el coste|errores) )/i,
  copula: /(?:\b(?:es|son|seria|serian|sera|otra cosa)|:)\s+(?=(?:una?|unos|unas|el|la|los|las|\d))/i,
  indefinite: /\b(?:una?|unos|unas|dos|tres|cuatro|\d+)\s+(?=[a-z\d])/i,
  history:
    /\b(?:(?:19|20)\d\d|fund\w+|empez\w+|empece|naci\w*|anos|desde|antes|mi (?:padre|madre|abuelo|abuela|tio|tia|hermano|hermana|mujer|marido)|ayer|el otro dia|buen[oa]s|gracias|perdon\w*|somos|soy|es una empresa)\b/i,
  recurrence:
    /\b(?:siempre|cada|todavia|aun|ya|cuando|hasta|semanas?|meses|horas?|dias?|tarde|nunca|medio|mitad|mismo|a veces|antes|despues|solo|mas)\b/i,
  complaintOpening:
    /^(?:(?:para (?:una?|el|l[oa]s?|muchos) [^,]{3,30}|lo peor(?: es)?(?: que)?|ademas|y|o|encima|(?:nos|me) (?:dicen|cuentan) que|el (?:problema|drama|lio) es que|hay quien|se quejan de que|que|lo de siempre),?\s+)+/i,
  announcement:
    /\b(?:(?:la |lo |las |los )?mism[oa]s? (?:historias?|cosas?|cancion|quejas?|problemas?|pelicula)|es lo primero que|suele ir|siempre (?:lo mismo|igual|parecido)|se parece\w*|suele(?:n)? repetirse|se repite\w*|os (?:describo|cuento|resumo)|por gusto|imagina(?:te|ros|os|d|e)|(?:quejas|problemas) (?:son|es) (?:de sobra |bien )?conocid\w+|esto es lo que|(?:dos|tres|cuatro|varias|varios) (?:cosas|motivos|problemas|quejas|razones)|lo que (?:nos encontramos|vemos|veo|encontramos)|problemas (?:muy )?concretos|pasa lo siguiente)\b/i,
  anecdote:
    /^\W*(?:(?:y |pero )?(?:a )?una? (?:client[ea]|senora?|vecin[oa]|paciente|chic[oa]|pareja|conservera|empresa) [^,;:.]{0,30}?(?:le habian|habia|tuvo|[a-z]+(?:io|aron|ieron))\b|(?:el|la) (?:verano|invierno|semana|mes|ano) pasad[oa]|mi (?:vecin[oa]|client[ea]|padre|madre|perro|gato)|(?:eso |esto )?(?:le|nos) paso a|ayer|el otro dia|me (?:crie|pico|paso))\b/i,
  complement: /^(?:de|del|con|en|que|quienes|cuy[oa]s?|entre|al?|para)$/i,
  relative: /^(?:que|quienes|cuy[oa]s?)$/i,
  article: /^(?:el|l[ao]s?|los|una?|sus?)$/i,
  verb: /^(?:debe\w*|prefiere\w*|necesita\w*|es|son|era|firma\w*|decide\w*|llama\w*|viene\w*|escribe\w*|paga\w*|compra\w*|pide\w*|quiere\w*|puede\w*|hace\w*|va|van|ha|han|tiene\w*|nos|me|les?|se|elige\w*|usa\w*|busca\w*|suele\w*|contrata\w*|pasa\w*|trae\w*|sufre\w*|llega\w*|ademas|tambien|luego|sobre|siempre)$/i,
  subordinate: /^(?:cuando|si|en cuanto|hasta que|porque|una vez|cada vez que|al llegar|despues)\b/i,
  cleft: /^lo que (?:\w+(?:amos|emos|imos)|hago|ofrezco|doy)\b/i,
  ordinal: /^(?:primero|segundo|tercero|despues|luego|por ultimo|finalmente|otr[oa]|tambien)\b/i,
  existence: /\bhay (?=una?\b)/i,
  being: /^(?:es|son|suele ser|suelen ser|sobre todo|casi siempre|normalmente|\s)+\b\s*/i,
  activeIn:
    /\b(?:empresas|pymes|companias|clientes|negocios|fabricantes|en) (?:del sector |en el sector |en la industria |de la industria |(?<=en )el sector |(?<=en )la industria )((?!de\b)(?:[a-z-]+)(?:(?:,| y) (?:en )?(?:la |el |los |las )?[a-z-]+)*)/i,
  sectorOpening:
    /\b(?:en|dentro de|(?:sectores|sector|mercados?|ambitos?)(?: son| es)?|es decir|o sea|vienen? del?|viene de|proceden? del?) /i,
  sectorArticle:
    /^(?:(?:el|l[ao]s?|sector|sectores|en|del?|sobre todo|tambien|quizas?|algo de|mundo|ambito|industria|area|son) )*/i,
  sectorEnd: /^(?:primero|despues|luego|mas|sobre|principalmente|tambien|donde|por|para|desde|pero|aunque|mucho)$/i,
  turnover:
    /\b(?:facturacion|ventas|ingresos|negocio) (?:sale|salen|viene|vienen|procede|proceden|se hace)(?: sobre todo)? (?:de(?:l)?|en) ([^,;:.]{3,50})|(?:^|[,;:] )(?:y |pero )?((?:el |l[ao]s? |los )[^,;:.]{3,40}?) (?:(?:supone|representa|hace|pesa)n? (?:casi |unos? |mas o menos )?(?:tod[oa]|la mitad|el grueso|(?:un|dos) tercios?|\d+ ?%)|(?:es|son) (?:donde|en lo que|adonde) (?:quer|nos gustaria|quisier|esper|pens))/i,
  reason:
    /^[^,;:.]{0,60}?\b(?:llama\w*|viene\w*|contacta\w*|contrata\w*|busca\w*|acude\w*|duda\w*|escribe\w*)\b[^,;:.]{0,20}? (?:porque|cuando|despues de que|una vez que) /i,
  them: /\b(?:les?|l[oa]s|esos|esas|eso)\b/i,
  ofAuthor: /\b(?:(?:mi|mis|nuestr[oa]s?)|(?:soy|somos|era|eramos)(?: [^,;.]{0,40})?) ?$/i,
  author: /^(?:yo|nos|nosotr[oa]s|me|mi|mis|nuestr[oa]s?)$/i,
  beforeVerb: /\b(?:yo|nosotr[oa]s|ell[oa]s|que se)\s$/i,
};
