import type { Phrases } from './phrases';

export const spanishPhrases: Phrases = {
  refused:
    /^\W*(?:(?:lo que |que |a quien )?no (?:hacemos|vendemos|queremos|somos|trabajamos|atendemos|buscamos|ofrecemos|es|son|entra|incluye|interesa\w*)\b|(?:lo que )?dejamos|para otros|lo que no\b|(?:y )?que no\W*$|no[- ]clientes|(?:a|para) (?:excluir|descartar|evitar)\b|no son clientes|(?:lo )?que (?:hacen|venden|ofrecen|tienen) (?:los|otros|la competencia)|los otros|otros\b|fuera\b|exclu\w*|nunca\b|jamas\b|nada de\b|ni hablar|competencia|competidores|los demas|prohibido|sin\b|evitar\b|descartad\w+)/i,
  headings: [
    [
      'pillars',
      /\b(?:linea editorial|editorial|blog|boletin|articulos?|publicaciones|posts?|(?:nos|me) gusta hablar|de que hablar|que contar|queremos contar|sobre que|asuntos|redes|linkedin|instagram|youtube|videos?|ideas)\b/i,
    ],
    [
      'pains',
      /^\W*(?:y |pero )?por que\b|\b(?:que les (?:pasa|duele|frena|ocurre|preocupa|quita)\w*|(?:lo que )?(?:mas )?(?:oimos|escuchamos|oigo|escucho|nos (?:dicen|cuentan|repiten)|me (?:dicen|cuentan|repiten))|lo que (?:mas )?l[eo]s (?!d(?:oy|amos)\b|ofre\w+|vend\w+|llev\w+|hag\w+|hacemos|entreg\w+|propon\w+|prepar\w+)\w+|hart[oa]s|pesadillas?|situacion|dia a dia|realidad|quebraderos|dolor(?:es)?|siempre lo mismo|la misma historia|que (?:falla|va mal|sale mal|les impide)|por que (?:nos|me|no) \w+|quita el sueno|miedos?|trabas|barreras|inconvenientes|objeciones|pegas|necesidades|como (?:llegan|vienen|acuden)|el lio|se quejan|sufren|sus problemas)\b/i,
    ],
    [
      'offers',
      /\b(?:(?:lo )?que (?:vend|ofrec|hac)\w+|(?:lo )?que l[eo]s (?:doy|damos|ofre\w+|vend\w+|llev\w+|hag\w+|hacemos|entreg\w+|propon\w+|prepar\w+)|(?:lo que|cuanto) cuesta|(?:lo )?que (?:hacemos|tenemos|damos|incluye|ofrezco|hago|vendo|aportamos|llevan|reciben|damos)|como (?:ayudamos|trabajamos)|tenemos|soluciones|solucion|packs?|paquetes?|bonos?|abonos?|suscripcion\w*|cursos?|modalidades|incluye|en venta|carta)\b/i,
    ],
    [
      'audience',
      /\b(?:nuestra gente|a quien(?:es)?|para quien(?:es)?|con quien(?:es)?|quien(?:es)? (?:compran?|pagan?|deciden?|firman?|llaman?|vienen?|nos)|compradores?|alumnos|alumnado|pacientes|usuarios|decisores|interlocutor\w*|destinatari\w+|perfiles?|cuentas|trabajamos (?:para|con)|en general|va dirigido)\b/i,
    ],
  ],
  cues: [
    [
      'audience',
      /\b(?:trabajo|trabajamos|trabaja|vendo|vendemos|vende|vivimos|dependemos|servimos|sirvo|llegamos|atendemos|atiendo|asesoro|formo|equipamos|suministramos|colaboramos|hablo|tratamos|repartimos|entregamos) (?:sobre todo |principalement |principalmente |hoy |casi siempre |solo )?(?:a|para|con|de|en)(?:l)? (?=[a-z])(?!casa\b|partir\b|todo\b|precio\b)/gi,
    ],
    [
      'audience',
      /\b(?:queremos|quiero|buscamos|intentamos|nos gustaria|me gustaria|esperamos)\b[^.,;:]{0,12}? (?:llegar|vender|dirigirnos|atraer|captar|convencer|entrar|interesar)(?: a| en)? /gi,
    ],
    [
      'audience',
      /\b(?:quien(?:es)?|l[oa]s? que|el que|la que|gente que)(?: nos| me| lo| la)? (?:deciden?|firman?|pagan?|compran?|contratan?|llaman?|usan?|encargan?|escriben?|vienen?|eligen?|manda)(?: casi siempre| siempre)? (?:es|son|suele ser|suelen ser) /gi,
    ],
    [
      'audience',
      /\b(?:interlocutor\w*|cliente tipo|comprador\w*|contacto|publico|clientela|alumn\w+|usuari\w+|pacientes?|decisor\w*|lectores)\b[^.,;:]{0,12}? (?:es|son|suelen? ser|seria|serian) /gi,
    ],
    [
      'audience',
      /\b(?:la mayoria|la mitad|casi todos|el grueso|el resto|el \d+ ?%)(?: de (?:nuestr\w+|mis|los|las|l[oa]s nuestr\w+)? ?\w*)? (?:son|es|viene de|vienen de) /gi,
    ],
    ['audience', /\b(?:damos|doy|prestamos) servicio a /gi],
    ['audience', /\b(?:nos (?:buscan|recomiendan|piden|conocen)|confian en nosotros|pan de cada dia (?:son|es)) /gi],
    ['audience', /\b(?:me|nos) (?:compran|contratan|llaman|encargan|buscan|visitan|eligen)(?: sobre todo)? /gi],
    ['audience', /\b(?:lo nuestro|lo mio) (?:es|son) (?=l[ao]s |el |la )/gi],
    [
      'audience',
      /\b(?:pensad[oa]s?|dirigid[oa]s?|disenad[oa]s?|hech[oa]s?|creado|ideal) (?:para|a) (?!mano\b|medida\b)/gi,
    ],
    [
      'audience',
      /\b(?:firmad[oa]|aprobad[oa]|decidid[oa]|elegid[oa]|comprad[oa]|usad[oa]|pagad[oa]) por (?!(?:las |los )?(?:dos|ambas|ambos)\b)/gi,
    ],
    ['pains', /\b(?:(?:se )?quejan|lamentan|cuentan|repiten|dicen|temen|nos confiesan)\b[^.,;:]{0,12}? (?:de )?que /gi],
    [
      'pains',
      /\b(?:el|su) (?:gran |mayor |principal )?(?:problema|lio|miedo|drama|reto|pega|dolor)\b[^.,;:]{0,20}? es que /gi,
    ],
    [
      'offers',
      /\b(?:(?:puedes|podeis|pueden) (?:comprar|reservar|alquilar|pedir|contratar|elegir)|impartimos|fabricamos|producimos|instalamos|elaboramos|montamos|realizamos|gestionamos|imparto|ofrezco|vendo|alquilo|propongo|disponemos de|contamos con|aportamos|reparamos) (?!a\b|que\b)/gi,
    ],
    [
      'offers',
      /\b(?:bono|abono|suscripcion|paquete|pack|tarifa|precio|contrato|curso|franquicia|programa)\b[^.,;:]{0,20} (?:incluye|comprende|cubre|da derecho a|lleva) /gi,
    ],
    [
      'offers',
      /\b(?:hago|doy|alquilo|reparo|diseno|organizo|presto|construyo|fabrico|monto) (?!falta|caso|gracias|cuenta|que\b|a\b)/gi,
    ],
    [
      'offers',
      /\b(?:anadimos|sumamos|tambien (?:hay|tenemos)|se puede (?:alquilar|comprar|reservar)|tienen|reciben) (?=una? |el |la |los |las |[a-z]+ cerrad)/gi,
    ],
    ['offers', /\b(?:a (?:eso|esto|ello) )?se (?:le )?(?:suman?|anaden?) (?=una? |el |la |los |las )/gi],
    ['offers', /\b(?:client\w+|soci[oa]s?|alumn[oa]s?|famil\w+|comprador\w*|abonad[oa]s?) pagan? (?=una? |solo )/gi],
    ['audience', /\bcon quien(?:es)? (?:tratamos|trato|hablamos|hablo|negociamos|negocio) (?:es|son)\s+/gi],
    ['pains', /\b(?:hart[oa]s|cansad[oa]s) de que /gi],
    ['pillars', /\b(?:conocid\w+|reconocid\w+|recordad\w+|citad\w+) por /gi],
    [
      'pillars',
      /\b(?:escrib(?:ir|amos|ieramos|iesemos|a|ais)|habl(?:ar|emos|e|aremos|eis)|public(?:ar|amos)|trat(?:ar|e|ara|aran)|divulgar|contar cosas|charlar)(?: mucho| sobre todo| tambien)? (?:de|del|sobre|acerca de) /gi,
    ],
    [
      'pillars',
      /\b(?:articulos|posts|contenidos|historias|guias|piezas|entradas|textos|notas|algo) (?:de|sobre|acerca de) /gi,
    ],
  ],
  subjectCues: [
    [
      'audience',
      /(?:^|[,;:] )(?:y |pero )?((?:el|la|los|las) [^,;:.]{3,50}?) (?:son|es) (?:(?:el|la|los|las) que|quien(?:es)?)\b/gi,
    ],
    [
      'audience',
      /(?:^|[,;:] )(?:y |pero |tambien )?([^,;:.]{3,50}?) (?:me|nos) ha[n]? (?:pedido|comprado|contratado|llamado|encargado|buscado)\b/gi,
    ],
    [
      'offers',
      /^(?:y |luego |tambien )?((?:un|una|el|la|los|las) [^,;:.]{3,50}?) (?:sale[n]?|cuesta[n]?|vale[n]?|empieza[n]?|va[n]?) (?:desde|a|por|en|a partir de)? ?[\d.]+/gi,
    ],
    [
      'audience',
      /(?:^|[,;:] )(?:y |pero |aunque |ahi )?((?:el|la|los|las|un|una) [^,;:.]{3,50}?) (?:nos llama\w*|nos contrata\w*|firma\w*|decide\w*|paga\w*|compra\w*|tiene la ultima palabra|tiene veto|sigue con|toma el relevo|se encarga de|lo usa\w*|da el visto bueno)\b/gi,
    ],
    [
      'audience',
      /\b(?:deciden?|mandan?|eligen?|responden?|firma|paga|compra|contrata) ((?:el|la|los|las) [^,;:.]{3,50})/gi,
    ],
    [
      'offers',
      /(?:^|[,;] )(?:y |luego )?((?:el|la|los|las|una?) [^,;:.]{3,50}?) (?:va|van|esta|estan|es|son) (?:incluid\w+|gratis|gratuit\w+|de regalo)\b/gi,
    ],
    ['audience', /\bla llamada [^,;:.]{0,50}? la hace ((?:el|la) [^,;:.]{3,50})/gi],
  ],
  exception:
    /[,;(\u2013\u2014] ?(?:y |pero |que )?(?:no|ni|nunca|jamas|tampoco|salvo|excepto|menos|nada de)\b| (?:y|pero) (?:no|nunca|tampoco)\b| \b(?:en vez de|en lugar de|salvo|excepto|a diferencia|antes que)\b/i,
  denial:
    /\b(?:no|ni|nunca|jamas|tampoco|nada|ningun\w*|sin|salvo|excepto|menos|en vez de|en lugar de|a diferencia|rechaz\w+|evit\w+|demasiad\w+|bastantes)\b/i,
  negation: /\b(?:no|ni|nunca|jamas|tampoco|sin|salvo|excepto|en vez de|dejamos de)\b(?! solo)/i,
  background:
    /\b(?:fund\w+|empez\w+|naci\w*|desde (?:19|20)\d\d|comenz\w+|antes (?:era|trabaj)\w*|hace \w+ anos|mi (?:padre|madre|hermano|hermana|abuelo|abuela|tio|tia|suegra|suegro|mujer|marido|amigo|amiga|hijo)|soy|somos)\b|^[A-Z][\w&' ]{1,30} es (?:una?|el|la)\b/i,
  trouble:
    /\b(?:nadie|nunca|nada|no|demasiad\w+|tarde|tardan?|retras\w+|pierd\w+|perdid\w+|falt\w+|falla\w*|olvid\w+|rompe\w*|averia\w*|caduc\w+|desaparec\w+|car[oa]s?|cuesta\w*|miedo|cancel\w+|abandon\w+|espera\w*|dos veces|tres veces|cada semana|sin|enorme\w*|vacio\w*|obliga\w*|para(?:r|n)|ocupad\w+|error\w*|quej\w+|dif?icil\w*|complicad\w+|lent[oa]s?|sube\w*|verde|pilla\w*|suspend\w+|se levanta|igual|cambia\w*|horas|meses|papel\w*)\b/i,
  refusal:
    /\bno (?:damos|doy|vamos|entramos|llegamos|tocamos|quitamos|quiero|hago)\b|\bni (?:damos|hacemos|organizamos|vendemos|trabajamos|\w+amos)\b|\bnada de\b|\bno (?:es|son|somos) (?:nuestr\w+|lo nuestro|para)|\b(?:para eso|de eso) (?:esta|se ocupa|se encarga)\w*|\bdejamos (?:a|para) otros|\b(?:ya )?nos dieron|\btampoco\b|\bpara [^,.;]{3,40} tampoco\b|(?<!\bpor que| si|que) no[.!]*$|^[^,.;:]{2,40}(?<! o) no, |: no[.!]*$|\bni hablar\b|\b(?:nos|me) apart(?:amos|o)\b|\basi que no\b|\bno se hacer\b|\b(?:l[oa]s )?rechaz(?:o|amos)\b|\bno me mand\w+|\bno son para quien|\bnosotr[oa]s no\b|\bse l[oa]s? dejamos\b|\bjamas\b|\bno pueden (?:pedir|comprar|reservar)\b|\bderiv(?:o|amos)\b|: mejor en\b|\botro mundo\b|\btienen su propi[oa]s?\b|\bno por ahora\b|\bno (?:l[oae]s?|nos) necesitan?\b|\bpara [^,.;]{3,40} no (?:vale|sirve|encaja|esta pensad)\w*/i,
};
