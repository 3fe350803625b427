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
      'lento lenta lentitud ruidoso ruidosa ruido pesado complicado retraso tardaron tarde tardo espera esperar esperamos falta faltaba pequeno pequeña pequena dificil viejo caro cara estrecho apretado rayado rayada limitado soso sosa salado seco',
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
      'buenos dias|buenas tardes|buenas noches|de nada|atencion al cliente|servicio al cliente|ni bueno ni malo|ni bien ni mal|sin mas|nada especial|nada del otro mundo|todavia no|aun no|a lo mejor|mas o menos|bien sea|o bien|mas bien|por favor|mas tarde|gracias de antemano|un saludo|saludos cordiales|buenas tardes',
    ],
    [-0.6, 'nada especial|nada del otro mundo|sin mas pena'],
    [
      -2,
      'demasiado pequeno|demasiado pequena|demasiado grande|demasiado lento|deja mucho que desear|deja que desear|no dura nada|nadie contesta|no contestan|nadie responde|sin respuesta|mucho retraso|una hora|a los dos dias|a la semana|se rompio|nunca mas|no volveremos|no volvere|sin proteccion|devuelvan el dinero|devolver el dinero|mala calidad|no vale la pena|no merece la pena|no llego|no pudimos|no se puede|no se podia|nunca llego|no ha llegado|no llega|se cierra sola|se cierra solo|se bloquea',
    ],
    [
      -2.8,
      'perdida de tiempo|perdida de dinero|demasiado caro|no funciona|no funcionan|no funciono|dejo de funcionar|no compren|no compreis|no lo compren|no lo compreis|tirar el dinero|una verguenza',
    ],
    [
      2.2,
      'sin duda|de diez|como el primer dia|como nuevo|los mejores|las mejores|no cambien nada|volvere|volveremos|deseando volver|cumple lo que promete|buena sorpresa|grata sorpresa|a la altura|super recomendable|totalmente recomendable|bueno bonito y barato|cero retrasos|un acierto|quede encantado|quede encantada',
    ],
    [
      -2.4,
      'nada que ver|no tiene nada que ver|sin solucion|sin darme una solucion|ahorrense el dinero|en otro sitio|en otra parte|no dan solucion|mala experiencia|toman el pelo|tomadura de pelo|no esta a la altura|nunca jamas|ningun interes|no vale nada|publicidad enganosa|perdi el tiempo|no recomendable|cero estrellas|dejo mucho que desear|me arrepiento|hartos|harto de|harta de',
    ],
  ],
  negated: [
    [-2.6, 'funciona recomiendo recomendable'],
    [-2.2, 'gusta gusto contento satisfecho cumple'],
    [-1.8, 'bueno buena bien facil rapido'],
  ],
  negators: 'no nunca jamas ningun ninguna ninguno sin ni tampoco nadie nada',
  notNegating: 'no solo|no solamente|sin duda|sin dudarlo|como no|sin embargo|por que no',
  boosters:
    'muy realmente demasiado tan super absolutamente totalmente completamente especialmente extremadamente mucho muchisimo bastante sumamente verdaderamente',
  dampeners: 'poco algo ligeramente relativamente casi medio parcialmente',
  contrasts: 'pero embargo obstante salvo excepto lamentablemente desgraciadamente',
  concessions: 'aunque pese',
  remedies: 'resolvieron resuelto resolver solucionaron solucionado solucionar arreglaron arreglado sin',
};
