import { spanishFrames } from './frames/es';
import { organisations, people, sectors } from './kinds/es';
import { anyOf, either, type Lexicon, wordSet } from './lexicon';
import { withFeminines } from './spanish-feminines';
import { spanishPhrases as phrases } from './phrases/es';

export const spanish: Lexicon = {
  language: 'es',
  frames: spanishFrames,
  headings: [
    ['refused', phrases.refused],
    [
      'pillars',
      /\b(?:pilar(?:es)?|temas?|tematicas?|contenidos?|ejes?|ideas para|de que (?:queremos )?hablar|queremos hablar|sobre que escribir|escribir sobre|hablar de)\b/i,
    ],
    ['voice', /\b(?:tono|voz|estilo)\b/i],
    [
      'pains',
      /\b(?:(?:les|los) preocupa|problemas?|dificultad(?:es)?|dolor(?:es)?|duele|frustracion(?:es)?|frenos?|obstaculos?|quejas?|dudas?|duda|siempre es lo mismo|por que no|drama|les (?:cuesta|preocupa|molesta)|retos?)\b/i,
    ],
    [
      'offers',
      /\b(?:ofertas?|ofrec\w+|productos?|servicios?|tarifas?|precios?|plan(?:es)?|catalogo|que (?:ofrecemos|hacemos|vendemos)|propuesta)\b/i,
    ],
    ['sectors', /\b(?:sector(?:es)?|industrias?|mercados?)\b/i],
    [
      'audience',
      /\b(?:audiencia|publico|clientes?|clientela|para quien|nuestra gente|personas|buyer|lector(?:es)?|objetivo)\b/i,
    ],
    ...phrases.headings,
  ],
  cues: [
    [
      'audience',
      /\b(?:clientes?|publico|lectores|contactos?|puerta de entrada)(?: tipo)? (?:son|es|suele ser|suelen ser)\s+/gi,
    ],
    [
      'audience',
      /\b(?:ayudamos|ayudo|acompanamos|nos dirigimos|me dirijo|apoyamos|formamos|asesoramos) a\s+(?!\w+(?:ar|er|ir)\b)/gi,
    ],
    ['audience', /\b(?:trabajamos|trabajo|escribo|escribimos|imprimimos|hablamos|disenamos) (?:para|con)\s+/gi],
    [
      'audience',
      /\b(?:buscamos|vendemos a|nos (?:contactan|escriben|encargan)|nos contratan|nos compran|nos llaman|lo compra|la compra|lo usa|la usa|deciden?|lo decide|firma|lo paga)\s+/gi,
    ],
    [
      'audience',
      /\b(?:programa|software|herramienta|plataforma|aplicacion|servicio|curso|solucion)\b[^.;:,]{0,40}? para\s+(?!\w+(?:ar|er|ir)(?:l[aeo]s?|se)?\b)/gi,
    ],
    ['pains', /\b(?:el (?:drama|problema|reto)(?: habitual)? es) que\s+/gi],
    ['pains', /\b(?:me|nos) (?:dij\w+|dicen|cuenta\w*|conto|explic\w+|ha dicho|han dicho) que\s+/gi],
    ['pains', /\b(?:sufren|se quejan) (?:de|por)(?: que)?\s+/gi],
    [
      'offers',
      /\b(?:ofrecemos|tenemos|vendemos(?! a\b)|damos|hacemos|proponemos|alquilamos|organizamos|incluimos|lanzamos|entregamos)\s+/gi,
    ],
    ['offers', /\b(?:servicio|oferta|plan|producto|cuota)s? (?:incluyen?|comprenden?|cubren?)\s+/gi],
    ['offers', /\bcon nosotros tienen\s+/gi],
    [
      'offers',
      /\bes (?=(?:un|una|el|la) [^,.;]{0,60}\b(?:plataforma|herramienta|aplicacion|programa|software|servicio|api|agencia|curso|producto|estudio|boletin|solucion|asistente|suscripcion)\b)/gi,
    ],
    ['pillars', /\b(?:hablar(?:emos)?|escribir|publicar) (?:de|sobre)\s+/gi],
    ['pillars', /\b(?:gustaria|quiero|queremos) contar\s+/gi],
    ['pillars', /\b(?:ser|ser la|convertirnos en) referencia (?:en|sobre)\s+/gi],
    ['pillars', /\b(?:temas?|pilares?)\b[^.:]{0,40}?\b(?:son|incluyen)\s+/gi],
    ...phrases.cues,
  ],
  subjectCues: [
    ['audience', /^(?:y )?([^,;:.]{3,50}?) (?:deciden?|quieren|necesitan|compran?|firman?|pagan?|eligen?)\b/gi],
    ['pillars', /^([^:]{3,200}): (?=de eso|eso es lo que)/gi],
    ...phrases.subjectCues,
  ],
  painCue:
    /\b(?:pierden (?:tiempo|dinero|clientes|el|la|los|las|horas)|no (?:saben|pueden|encuentran|consiguen|tienen)|les (?:cuesta|falta|da miedo)|sufren|estan (?:hart\w+|agotad\w+|desbordad\w+)|demasiado (?:lent\w+|car\w+|complicad\w+)|dificultades para|tienen miedo)\b/gi,
  refusal: either(
    /\bno (?:los? |las? |nos |me )?\w+(?:amos|emos|imos)\b|\bno (?:los?|las?) \w+o\b|\bno (?:hago|trabajo|vendo|atiendo|busco)\b|\bno,? gracias|\bno; nunca|[,;] (?:eso )?no\b[^a-z]*$|, fuera\b|\bnosotros no\b|(?:^|[.;] )(?:nunca|tampoco|ni|no para)\s|\bpara [^,.;]{3,40} no,|\bno (?:es|son) (?:nuestro|mi|para nosotros)|\b(?:se l[ao]s? )?dejamos a otros/i,
    phrases.refusal,
  ),
  exception: phrases.exception,
  denial: phrases.denial,
  negation: phrases.negation,
  background: phrases.background,
  trouble: phrases.trouble,
  firstPerson: /\b(?:yo|nosotr[oa]s|mis?|nuestr\w+|me)\b|\b\w+(?:amos|emos|imos)\b/i,
  stretchEnd:
    / y (?:ya esta|punto|nada mas|listo)\b|[.;!?]| \u2013 | \u2014 | - |,? (?:porque|pero|aunque|para que|mientras que|asi que)\b|, (?:que es|nosotros|ellos)\b/i,
  purpose: / (?:a|para) (?=[a-z]+(?:ar|er|ir)(?:se|l[oae]s?)?\b)/i,
  weakCue: /\b(?:para|a|entre|vienen de|procede de) /gi,
  conjunction: /,? (?:o bien|o si no|y|e|o|u|ni|y alguna?) /gi,
  clauseOpening:
    /^(?:el |la |l[oe]s |las |una? |su |sus |se |nadie |no |les |que |con |de |[a-z]{3,}(?:an|en|aron|ieron) )/i,
  itemOpening:
    /^(?:(?:sobre todo|entonces(?: es)?|en primer lugar|dos o tres|tres o cuatro|principalmente|mayoritariamente|normalmente|de vez en cuando|alguna vez|incluso|(?:un |una |la )?(?:punado|monton|par|docena|mayoria|sinfin) de|cada vez mas|tal vez|quizas?|luego|despues|por ejemplo|como|otros?|otras?|varios|varias|algunos|algunas|muchos|muchas|todos?|todas?|cada|para|hasta|ademas de|o sea|es decir|al|a|ultimamente|primero|hay|y|e|o|tambien|a veces|sobre|de|del|en|el|la|los|las|una?|unos|unas|con|por|alguna?|nuestros?|nuestras?|su|sus|que|pero lo usa|mas|casi siempre|hola|ah|ademas)\s+)(?=\S)/i,
  pair: / entre [^,;]*$/i,
  explanation: / (?:que|quienes|donde|porque|cuando|si|pues|con|para que|son|es) /i,
  companies: anyOf(organisations),
  people: anyOf(withFeminines(people)),
  sectors: anyOf(sectors),
  employedBy: /(?<= de .*) de (?=\w+s\b)| (?:de los|de las|en) /gi,
  head: 'first',
  vague:
    /^(?:personas?|equipos?|responsables?|directore?s?|directoras?|jefes?|gerentes|clientes?|gente|sector(?: .*)?|profesionales?|empresas?|negocios?|marcas?|tiendas?)$/i,
  sectorCue:
    /\b(?:sector|mercado|industria) (?:de la |de los |del |de |(?=[a-z]+[oa]\b))([a-z][a-z-]*(?: [a-z][a-z-]*)?)/gi,
  boundaries: wordSet(
    'el la los las un una unos unas lo al del de y e o u ni pero sino que quien cuyo donde como cuando si no con sin por para en sobre entre hasta desde hacia ante tras segun durante mas menos muy tan tambien ya aun solo siempre nunca a este esta estos estas ese esa esos esas aquel cada todo toda todos todas otro otra otros otras algun alguna algunos algunas mucho mucha muchos muchas',
    'yo tu usted nosotros ellos ellas se me te nos les le es son era fue ser estar esta estan hay ha han he hemos tiene tienen tenemos puede pueden quiere quieren hace hacen va van',
    'ayudar ayuda ayudamos convencer llegar atraer formar informar mostrar dar obtener hacer permitir servir ganar vender vendemos ofrecer ofrecemos encontrar conseguir',
  ),
  ofThem: /\b(?:sus?)\s?$/i,
  personLike: /^[a-z-]*(?:or|ores|ora|ista|ante)s?\b/i,
  possessives: wordSet('nuestro nuestra nuestros nuestras mi mis su sus vuestro vuestra tu tus'),
  voiceCue:
    /\b(?:tono|voz|estilo|evitar|sin (?:jerga|tecnicismos|siglas)|nada de (?:jerga|siglas)|de tu|de usted|tutear|cercan[oa]|directa?o?|frases cortas|lenguaje sencillo|humor|bromas|calid[oa])\b/gi,
  generic: wordSet(
    'contenido contenidos empresa empresas gente persona personas tiempo dia dias semana semanas mes meses año años trimestre cliente clientes usuario usuarios equipo equipos producto productos servicio servicios oferta ofertas cosa cosas manera forma resultado resultados mercado estrategia objetivo objetivos articulo articulos pagina paginas web sitio nuevo nueva nuevos nuevas gratis mas primero primera bueno buena mejor grande grandes pequeño pequeña numero trabajo ayuda plataforma herramienta solucion soluciones necesidad hora horas hoy real aumentar conseguir generar crecer',
  ),
  gift: /\b(?:prueba gratis|prueba gratuita|auditoria gratuita|primer mes gratis|demo gratuita|taller gratuito)\b/gi,
  period:
    /\b(?:en|durante|dentro de|antes de|proximos?|proximas?|este|esta)\s+(?:los |las )?(?:proximos? |proximas? )?(\d{1,3}|una?|dos|tres|cuatro|seis|nueve|doce)?\s*(dias?|semanas?|mes(?:es)?|trimestres?|semestres?|anos?)\b/gi,
  unitDays: { dia: 1, semana: 7, mes: 30, mese: 30, meses: 30, trimestre: 90, semestre: 180, ano: 365 },
};
