import type { LexiconSource } from './lexicon-source';

export const SPANISH: LexiconSource = {
  words: [
    [
      3.2,
      'excelente perfecto perfecta perfectamente genial maravilla maravilloso maravillosa fantastico fantastica increible espectacular estupendo estupenda magnifico magnifica encanta encantada encantado encantan extraordinario impecable inmejorable sobresaliente delicioso deliciosa fenomenal mejor maravillosamente exquisito',
    ],
    [
      2.4,
      'recomiendo recomendable recomendar contento contenta satisfecho satisfecha feliz gusta gusto gustan gustaron bonito bonita hermoso precioso preciosa amable amables rico rica sabroso agradable acogedor divertido impresionante guapo lindo disfrutar disfrutamos felicidades',
    ],
    [
      1.9,
      '=bueno =buena =buenos =buenas =buen =bien comodo comoda fiable resistente solido profesional simpatico simpatica atento atenta elegante robusto generoso eficaz eficiente cariñoso carinoso educado util practico practica encantador repetire repetiremos bienvenida chulo suave',
    ],
    [
      1.4,
      'facil facilmente rapido rapida rapidez sencillo limpio limpia claro tranquilo ligero potente fluido economico barato asequible fresco puntual puntuales resolvieron solucionaron resuelto espacioso amplio silencioso gratis =funciona =funcionan ideal ayuda ayudaron intuitivo =cumple =cumplen ventaja',
    ],
    [0.6, 'calidad =gracias =completo =completa correcto correcta aceptable normalito pasable'],
    [-0.7, 'regular mediocre basico escaso'],
    [
      -1.1,
      'lento lenta lentitud ruidoso ruidosa ruido pesado complicado retraso tardaron tarde tardo =espera =esperar =esperamos =esperando falta faltaba pequeno pequeña pequena dificil viejo caro cara estrecho apretado rayado rayada limitado soso sosa salado seco',
    ],
    [
      -1.8,
      'problema error fallo fallos averia averiado mal malo mala malos malas sucio sucia fragil decepcion decepcionado decepcionada decepcionante incomodo desagradable frio fria defecto debil queja quejas lamentable desgraciadamente lamentablemente peor danado daño dano roto rota rompio rompe rompieron incompleto excesivo molesto triste aburrido aplastado aplastada bloquea bloqueado cierra olor mancha confuso pena grosero arrepiento desastroso',
    ],
    [
      -2.5,
      'pesimo pesima inutil inutilizable inaceptable maleducado maleducados maleducada odio feo fea defectuoso mentira mentirosos verguenza vergonzoso incompetente ridiculo nefasto desastre engano engaño fatal reembolso devuelvan basura',
    ],
    [-3.1, 'estafa estafadores fraude horrible asqueroso asco terrible horroroso espantoso porqueria timo'],
    [3.2, 'divino inolvidable alucinante extraordinariamente asombroso fabuloso insuperable exquisita brutal'],
    [
      2.4,
      'admirable encantadora delicado delicia joya placer impresionantes espectaculares agradecido agradecida fascinante apasionante felicito enhorabuena bravo alucinado disfrute disfrutado',
    ],
    [
      1.9,
      'honesto competente disponible sonriente familiar lujoso jugoso crujiente refrescante ergonomico paciente apreciamos autentico luminoso luminosa atractivo confiable seguro entretenido simpatia amabilidad nitido nitida cuidado acogedora moderno',
    ],
    [
      1.4,
      'inmediato instantaneo compacto preciso promocion ahorro ahorrar mejorado flexible estable facilidad ventajas beneficio esmero generosa',
    ],
    [-1.1, 'anticuado estrecha resbaladizo abarrotado repetitivo incomodidad torpe borroso diminuto limitada apretada'],
    [
      -1.8,
      'solto oxidado oxidada agrietado doblado gotea cojea quemado quemada grasiento crudo cruda amargo agrio caotico desorganizado descuidado indiferente arrogante injusto absurdo chapuza desteñido destenido encogio atascado peligroso peligrosa inferior insuficiente chirria errores olvidaron ignoraron ignoran perdido polvo lastima abandonado cutre sosas duro insipido ilegible empeorado empeorando dejadez',
    ],
    [
      -2.5,
      'mierda odioso insulto insultante indignante insoportable intolerable cucarachas chinches vomitar intoxicacion robo robado ladron ladrones falso falsa falsificacion enganoso enganaron insalubre incomible eviten evitad huyan huid escandalo tomadura',
    ],
    [
      1.9,
      'riquisima riquisimo positivo positiva inmejorable insuperable impecable chulo chula guay comodisimo precioso preciosa espectacular increible genial fenomenal majo maja majisimos entranable delicioso acierto encantadores',
    ],
    [
      -2,
      'pesimo pesima pesimos negativo negativa asqueroso asquerosa asco cutre chapuza timo estafa basura porqueria birria patetico deplorable lamentable nefasto nefasta horroroso espantoso insoportable incomible grasiento crudo moho mohoso maloliente pestazo apesta ruidoso ruidosa sucisimo borde bordes maleducado maleducada maleducados antipatico antipatica enganoso enganosa engano defectuosa roto rota rotos rotas rajado agrietado desastre pesadilla fatal decepcionante tomadura helada rancio',
    ],
    // Of no opinion, though their stem is that of a word with one.
    [
      0,
      '=solo =sola =solos =solas =familia =sala =salas =tardes =lente =lentes =rayo =rayos =seguramente =practicamente =bordado =peso =pesos =honestamente',
    ],
  ],
  phrases: [
    [
      2.6,
      'de maravilla|merece la pena|vale la pena|justo lo que buscaba|lo recomiendo|antes de lo previsto|antes de lo esperado|buen precio|relacion calidad precio|de diez|un diez|a tiempo|sin pegas|cinco estrellas|bien ubicado|muy bien|bien situado|buena calidad|de calidad|me encanta|como nuevo',
    ],
    [
      1.6,
      'nada mal|no esta mal|sin problema|sin problemas|ningun problema|sin ningun problema|sin fallos|sin ningun fallo|como esperaba',
    ],
    [
      0,
      'buenos dias|buenas tardes|buenas noches|de nada|atencion al cliente|servicio al cliente|ni bueno ni malo|ni bien ni mal|sin mas|nada especial|nada del otro mundo|todavia no|aun no|a lo mejor|mas o menos|bien sea|o bien|mas bien|por favor|mas tarde|gracias de antemano|un saludo|saludos cordiales',
    ],
    [-0.6, 'sin mas pena'],
    [
      -2,
      'perder mi paquete|perder mi pedido|demasiado pequeno|demasiado pequena|demasiado grande|demasiado lento|demasiado lenta|demasiado alto|demasiado alta|demasiado altos|demasiado elevado|demasiado elevados|demasiado frio|demasiado fria|demasiado dulce|demasiado pesado|demasiado pesada|demasiado fino|demasiado fina|demasiado duro|demasiado dura|demasiado blando|demasiado blanda|demasiado largo|demasiado larga|demasiado corto|demasiado corta|demasiado lejos|deja mucho que desear|deja que desear|no dura nada|nadie contesta|no contestan|nadie responde|sin respuesta|mucho retraso|una hora|a los dos dias|a la semana|se rompio|nunca mas|no volveremos|no volvere|sin proteccion|devuelvan el dinero|devolver el dinero|mala calidad|no vale la pena|no merece la pena|no llego|no pudimos|no se puede|no se podia|nunca llego|no ha llegado|no llega|se cierra sola|se cierra solo|se bloquea',
    ],
    [
      -2.8,
      'perdida de tiempo|perdida de dinero|demasiado caro|no funciona|no funcionan|no funciono|dejo de funcionar|no compren|no compreis|no lo compren|no lo compreis|tirar el dinero|una verguenza',
    ],
    [
      2.2,
      'sin duda|como el primer dia|los mejores|las mejores|no cambien nada|volvere|volveremos|deseando volver|cumple lo que promete|buena sorpresa|grata sorpresa|a la altura|super recomendable|totalmente recomendable|bueno bonito y barato|cero retrasos|un acierto|quede encantado|quede encantada',
    ],
    [
      -2.4,
      'nada que ver|no tiene nada que ver|sin solucion|sin darme una solucion|ahorrense el dinero|en otro sitio|en otra parte|no dan solucion|mala experiencia|toman el pelo|tomadura de pelo|no esta a la altura|nunca jamas|ningun interes|no vale nada|publicidad enganosa|perdi el tiempo|no recomendable|cero estrellas|dejo mucho que desear|me arrepiento|hartos|harto de|harta de',
    ],
    [
      3,
      'no se puede pedir mas|no se puede pedir mejor|no podria pedir mas|nada mejor|no hay nada mejor|imposible mejorarlo|inmejorable|insuperable|un diez sobre diez',
    ],
    [
      2.4,
      'ni una pega|ninguna pega|sin pega|ni un problema|ni un fallo|ni un solo problema|ni un solo fallo|jamas * problema|nunca * problema|nunca me ha fallado|nunca falla|no me arrepiento|no nos arrepentimos|no lo sueltan|no lo suelta|no la suelta|no se lo quita|no puedo vivir sin|sigue como el primer dia|va como el primer dia|va de lujo|va genial|va perfecto|va de maravilla|funciona perfecto|se desvivio|se desvivieron|se desviven|da gusto|dio gusto|da gusto que|me ha salvado|nos salvo|me salvo|dias antes|antes de tiempo|mejor de lo esperado|mejor de lo que esperaba|repetire|repetiremos|repetimos|volvere a comprar|volvere a pedir|he comprado otro|compre otro|segunda compra|tercera compra|compra redonda|vale cada euro|vale cada centimo|cada centimo|vale lo que cuesta|calidad precio|no vais a encontrar nada mejor|no encontraras nada mejor|encontrar nada mejor|encantados|chapo|de lujo|como un guante|justo a tiempo|tal cual|tal como se ve|les encanta|le encanta|nos encanta|nos encanto|con los ojos cerrados|muy bien protegido|bien protegido|sin queja|ninguna queja',
    ],
    [
      -2.4,
      'ni se os ocurra|ni se te ocurra|ni se le ocurra|ni regalado|ni gratis|tire el dinero|dinero tirado|dinero a la basura|a la basura|directo a la basura|dejo de cargar|dejo de encender|dejo de|ha dejado de|a los # dias|a las # semanas|a los # meses|tras # dias|despues de # dias|llevo # meses|llevo # semanas|llevo # dias|llevamos # horas|# horas de cola|# horas de espera|# horas esperando|horas de retraso|dias de retraso|semanas de retraso|esperando que me|esperando la devolucion|esperando respuesta|me devuelvan|devuelvanme|quiero mi dinero|exijo|nadie coge|nadie atiende|nadie da la cara|me colgaron|malas caras|mala cara|se quedo en la mano|me quede con|se cae a pedazos|se cae a trozos|se despega|se desmonta|se rompe|se ha roto|se estropeo|se ha estropeado|no va a durar|no durara|no dura|no aguanta|no aguanto|todo de plastico|de mala calidad|esperaba mejor|esperaba algo mejor|esperaba mucho mejor|esperaba algo _ mejor|esperaba bastante mejor|esperaba cosa mejor|esperaba un mejor|esperaba una mejor|esperaba un _ mejor|esperaba una _ mejor|esperaba algo de mejor|esperaba que fuera mejor|esperaba que fuese mejor|esperaba que * mejor|esperabamos mejor|esperabamos algo mejor|esperabamos mucho mejor|esperabamos algo _ mejor|esperabamos bastante mejor|esperabamos cosa mejor|esperabamos un mejor|esperabamos una mejor|esperabamos un _ mejor|esperabamos una _ mejor|esperabamos algo de mejor|esperabamos que fuera mejor|esperabamos que fuese mejor|esperabamos que * mejor|esperaban mejor|esperaban algo mejor|esperaban mucho mejor|esperaban algo _ mejor|esperaban bastante mejor|esperaban cosa mejor|esperaban un mejor|esperaban una mejor|esperaban un _ mejor|esperaban una _ mejor|esperaban algo de mejor|esperaban que fuera mejor|esperaban que fuese mejor|esperaban que * mejor|prometieron algo mejor|prometido algo mejor|prometian algo mejor|esperaba mas|esperaba mucho mas|me esperaba mas|me esperaba mucho mas|esperabamos mas|esperaba otra cosa|no tienen nada que ver|que verguenza|verguenza|un timo|un robo|es un robo|huid|huyan|alejense|evitad|eviten|no pude dormir|no pudimos dormir|imposible dormir|sin agua caliente|me puse mal|encogio al|ni un mes|no sirve para nada|no sirve|para nada|no lo recomiendo|no recomiendo|cero',
    ],
    [
      0,
      'del monton|normalito|cumple y ya esta|cumple sin mas|cumple y punto|para salir del paso|alguien sabe|aun no lo he|todavia no lo he|no lo he probado|no lo he usado|es para un regalo|es para regalar|no puedo opinar|ya veremos|a ver cuanto dura|nada del otro jueves|regular',
    ],
  ],
  negated: [
    [-2.6, 'funciona recomiendo recomendable'],
    [-2.2, 'gusta gusto contento satisfecho cumple'],
    [-1.8, 'bueno buena bien facil rapido'],
  ],
  negators: 'no nunca jamas ningun ninguna ninguno sin ni tampoco nadie nada',
  negatorPhrases:
    'lejos de|todo menos|en absoluto|de ningun modo|ni siquiera|podria ser|podria estar|podrian ser|podria haber sido|deberia ser|deberia estar',
  concord: 'nada nunca jamas ningun ninguna ninguno nadie ni tampoco',
  limits:
    'no podria|no podia|no puede|no pudo|no podriamos|no pudimos|no puedo|nunca|jamas|nada|no hay nada|no habia nada',
  comparators: 'mas tan tanto',
  comparatives: 'mejor mejores peor peores',
  diminishers: 'menos',
  carriers: 'creo pienso parece digo decir diria considero veo visto vi encuentro imagino',
  notNegating:
    'no esperaba tan|no esperabamos tan|no solo|no solamente|sin duda|sin dudarlo|como no|sin embargo|por que no|no dejar de|no dejare de|no dejo de',
  boosters:
    'muy realmente demasiado tan super absolutamente totalmente completamente especialmente extremadamente mucho muchisimo bastante sumamente verdaderamente',
  dampeners: 'poco algo ligeramente relativamente casi medio parcialmente',
  contrasts: 'pero embargo obstante salvo excepto lamentablemente desgraciadamente',
  concessions: 'aunque|pese',
  remedies: 'resolvieron resuelto resolver solucionaron solucionado solucionar arreglaron arreglado sin',
};
