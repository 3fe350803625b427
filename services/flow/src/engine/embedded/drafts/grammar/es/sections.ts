/** Sections that a blog post of any angle can have; headings that ask belong to the outline of questions. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishSections = `
== small-start
## Empezar en pequeño || Un primer gesto esta semana || El paso útil más corto || ¿Por dónde se empieza hoy? || ¿Cuál es el paso más corto?
@p 2
(Media hora|Una media hora) {about} (basta|da) para una primera (mirada|vuelta), (siempre que no haya nada más|con tal de no tener nada) (abierto en la mesa|en marcha).
<Deje/Deja> (el gran plan en el cajón|el gran plan para otro día|descansar el gran plan) (y <termine/termina> una sola cosa que se vea|y <acabe/acaba> algo que se vea|y <cierre/cierra> una tarea visible) (antes del viernes|esta misma semana).
Una (prueba|práctica) que (cuesta|ocupa) una tarde (enseña más que|dice más que|vale más que) un (documento|informe) (que cuesta tres|que ocupa tres|de tres días).
<Avise/Avisa> a (la gente de alrededor|quienes están cerca) de que es (un ensayo|una prueba): (así|de ese modo|con eso) (nadie espera|no se espera) la perfección.
Si el primer paso (parece|resulta) (grande|demasiado alto|excesivo), <córtelo/córtalo> (en dos|por la mitad) y <guarde/guarda> (la segunda mitad|la otra parte|el resto) para (otro día|la semana que viene|más adelante).
<Elija/Elige> (la mañana con menos interrupciones|la hora más tranquila|el rato sin visitas); (las buenas intenciones|los propósitos) (aguantan mal|no resisten) (el teléfono|la primera llamada|el correo).
<Elija/Elige> (un comienzo que|un primer paso que|un arranque que) (tenga sentido|sirva ya) aunque después no (venga|siga) nada.
(Diez|Cinco) líneas (en papel|a lápiz) (esta noche|hoy) (valen más que|ganan a|sirven más que) una plantilla (por descargar|que buscar) (el mes que viene|algún día|más adelante).
Una vez a mano, (aunque salga mal|en sucio): (solo entonces|después) se (sabe|ve) qué merece (la pena comprar|una compra).
Alguien cerca tiene (una hora|media hora|una tarde) (que prestar|libre): (basta con|es cuestión de) (pedirla|preguntar), (y devolver el favor|y otro día se devuelve|sin olvidar dar las gracias).
== who
## Quién se ocupa || Un nombre, no tres || La persona que responde || ¿Quién se encarga? || ¿A quién le toca?
@p 2
(Cuando todos son responsables|Sin un nombre al lado), la tarea (acaba en|le cae a) quien (sale el último|no sabe decir que no).
Quien se encarga (también necesita|necesita además|pide sobre todo) (tiempo|horas|un hueco); (si no, lo hará de noche|si no, lo hará fuera de hora|sin eso no habrá manera).
<Ponga/Pon> su nombre (donde todos lo vean|a la vista), (junto al de quien le|con el de quien le|sin olvidar el de quien le) (sustituye|cubre) (en vacaciones|cuando falta|si enferma).
Encargarse de algo es (preguntar cómo va|seguirlo de cerca), (no hacerlo todo|y no hacerlo todo|en vez de hacerlo todo) (a solas|con las propias manos).
<Acuerde/Acuerda> (qué puede decidir esa persona|hasta dónde decide esa persona|qué decisiones toma) (sin volver a preguntar|por su cuenta), y <respételo/respétalo> (aunque|también cuando) (moleste|cueste).
(Tres meses|Noventa días) son un buen turno; (después|luego), que (siga|entre) una mirada nueva.
(La persona adecuada|La persona que hace falta) (rara vez|no siempre) tiene (el mejor cargo|el cargo más alto|un gran título); (es|suele ser) la que ya se (preocupa|ocupa).
Se agradece (en público|delante de todos), se corrige (en privado|aparte|a solas) y (nunca|jamás) se (entrega|da) (el encargo|la tarea|el problema) (sin los medios|sin el tiempo necesario|sin medios).
(Un suplente que se entera|Un sustituto avisado|Quien se entera) (el mismo día|a última hora) no (suple|cubre) a nadie: una prueba (en calma|sin prisa) (lo cambia todo|lo arregla|ayuda mucho).
Si nadie (lo quiere|se ofrece), <divida/divide> (la tarea|el trabajo) hasta que (un trozo|una parte) resulte (soportable|fácil|casi agradable).
== listen
## Escuchar antes de tocar nada || Lo que cuentan los afectados || Preguntar en persona || ¿Se les ha preguntado? || ¿Qué dicen los propios afectados?
@p 2
<Siéntese/Siéntate> (junto a|al lado de) (alguien que lo|una persona que lo|quien más lo) (vive|sufre) y <guarde/guarda> (silencio diez minutos|silencio un cuarto de hora|silencio un buen rato).
<Pregunte/Pregunta> (qué hizo ayer esa persona|qué hizo esa persona la última vez), (no qué piensa|y no qué opina) (en general|por lo común|sobre el tema): la memoria (es amable|todo lo arregla).
La (pausa|duda) antes de responder (suele decir|dice a veces) más que (la respuesta|las palabras); <déjele/déjale> (su sitio|tiempo|espacio).
<Apunte/Apunta> (las frases palabra por palabra|las palabras exactas|las frases tal cual); (un resumen ya las|al resumir, uno las|resumir ya las) (dobla|suaviza).
Dos charlas (cortas|breves), en días (distintos|separados), (valen|enseñan) más que (un cuestionario largo|una encuesta).
<Vuelva/Vuelve> (a contar qué|para contar qué|a decir qué) (cambió gracias a|se hizo con) lo que dijeron: (la próxima vez|otro día) dirán más.
(La última vez, la peor y la mejor|La peor vez, la mejor y la última|La más reciente, la peor y la mejor): (tres|esos tres) relatos (dicen|cuentan) más (que una media|que la media|que cualquier promedio).
Quienes lo (dejaron|abandonaron) (saben|vieron) cosas que los que (siguen|quedan) ya no ven.
<Mire/Mira> (también las manos|los gestos, además de oír|las manos al hablar): (la gente|una persona) (enseña|muestra) más de lo que sabe (explicar|contar).
<Escriba/Escribe> (antes lo que|de antemano lo que|primero lo que) <espera/esperas> oír; (lo demás es lo aprendido|el resto será lo nuevo).
== waiting
## El precio de esperar || Si no cambia nada || No hacer nada, en cuentas || ¿Cuánto cuesta esperar? || ¿Y si todo sigue igual?
@p 2
(Aplazarlo|Dejarlo para luego) parece gratis, (porque ninguna factura|ya que ningún recibo|pues ninguna factura) (llega con ese nombre|lo menciona).
<Imagine/Imagina> (la misma semana dentro de un año|esta misma semana el año que viene|la misma semana doce meses más tarde), (sin ningún cambio|igual que hoy): ¿<la firmaría/la firmarías>?
Hay esperas (sensatas|razonables): (antes de una temporada|a las puertas de una temporada|en vísperas de una temporada) (llena|fuerte), (esperar es una|aguardar es una|la espera es una) (decisión|elección), y (conviene llamarla así|así se dice).
<Anote/Anota> (los rodeos que|todos los rodeos que|cada uno de los rodeos que) (la gente|el equipo) ya da (para salir del paso|a falta de algo mejor); (esos rodeos|todos) se pagan (cada día|a diario).
<Fije/Fija> la fecha (en que se deja de pensar|límite para pensar) {about}, y <dígasela/dísela> a alguien.
<Sume/Suma> lo que ya ha (costado|llevado) (este año|en doce meses|hasta hoy): ¿quién (firmaría|pagaría) (otra vez la misma cuenta|de nuevo esa cuenta|lo mismo una segunda vez)?
La espera más larga (suele ser|es a veces) la de un (permiso|visto bueno|sí) que (nadie|ninguna persona) (pidió|llegó a pedir).
Esperar (desgasta|cansa) (primero a los pacientes|antes a los más pacientes|sobre todo a los que aguantan), y (son los que harán falta|luego se los echa en falta).
«Ahora no» (es una respuesta|puede ser una respuesta|vale como respuesta) (honrada|buena) (cuando lleva|si tiene|cuando trae) (un mes|una fecha) al lado.
== lasting
## Que dure || Cuando baja la ilusión || Pasada la novedad || ¿Cómo se mantiene? || ¿Qué hace que dure?
@p 2
<Ate/Ata> la (nueva costumbre|rutina nueva) a (una cita|un momento) (que ya existe|que nadie olvida|que se repite), como (el lunes por la mañana|la ronda del lunes) o (el cierre del mes|el pedido semanal).
(Muchas|Bastantes) buenas ideas (se cansan|se apagan) (en la tercera semana|a las tres semanas|pasada la segunda semana): (ahí conviene|para entonces toca) reservar una mirada {about}.
El esfuerzo (tiene que|debe) ser (tan pequeño|tan ligero) que (aguante|resista) (una gripe en el equipo|una mala semana|las vacaciones de alguien).
(Una huella visible ayuda|Ayuda que se vea|Conviene dejar una huella): (una marca en la pared|una cruz en una hoja), (una línea en la agenda|una ficha en un bote), (algo que diga que|lo que muestre que|cualquier cosa que diga que) (se hizo|está hecho).
Cuando (llegue|entre) (alguien nuevo|una persona nueva|otro compañero), que (explique|cuente) la rutina (con sus palabras|a su modo); (los huecos|las lagunas) (saltan a la vista|se ven enseguida).
Una excepción (de vez en cuando|alguna vez), (sí, pero con el motivo|de acuerdo, pero con el motivo|vale, con el motivo) (por escrito|apuntado); (la tercera dice|a la tercera se ve) que la regla ha (envejecido|caducado).
<Cambie/Cambia> (de vez en cuando|cada cierto tiempo) (a quien revisa|a la persona que revisa|al que comprueba); (otros ojos evitan|una mirada nueva evita) que (la rutina se duerma|la costumbre se duerma|todo se vuelva rutina).
Las gracias sientan (bien|mejor) en la (décima|quinta) semana, cuando ya (nadie las espera|no se esperan).
(Por cada tarea nueva|Con cada tarea añadida|Cuando entre una tarea), <quite/quita> (una vieja|otra|alguna antigua); (si no, cederá la nueva|de otro modo no cabrán las dos).
Una costumbre que (exige|pide) valor (cada día|todas las mañanas) no llega (al verano|a Navidad).
== explain
## Explicarlo a los demás || Llevar a los demás consigo || Palabras que llegan || ¿Cómo se cuenta a los demás? || ¿Cómo se explica?
@p 2
<Cuente/Cuenta> una escena: (quién estaba|con quién|las personas presentes), (qué se torció, qué se dijo|cómo empezó y cómo acabó).
<Quite/Quita> (cada|toda) palabra por la que (una vecina|un primo) (tendría que preguntar|preguntaría|pediría explicación).
<Empiece/Empieza> por lo que (sigue igual|no cambia); (se escucha mejor|la gente atiende más|el oído se abre) (cuando se sabe|al saber) qué (no se pierde|se conserva).
Una sola frase {about} que otros (repiten bien|saben repetir) (gana a|vale por) diez páginas (hojeadas|archivadas).
(<Pida/Pide> (primero|antes que nada) la objeción más (terca|dura): (atendida pronto|escuchada a tiempo|dicha la primera)|<Deje/Deja> hablar (antes|primero) a quien (más se opone|menos lo ve claro|pone más pegas): una objeción (atendida pronto|escuchada a tiempo)), (pesa la mitad|pesa menos|pierde fuerza).
<Diga/Di> (también lo que aún no <sabe/sabes>|lo que queda por saber|también dónde hay dudas); (gracias a eso|por eso) se (cree|acepta) lo demás.
<Enseñe/Enseña> (la cosa misma|el objeto mismo|algo que se vea), (una hoja, una foto|un objeto, una captura|en papel o en pantalla): (ahorra|evita) (tres frases|un discurso) y (muchas|bastantes) dudas.
<Use/Usa> (sus palabras|las mismas palabras que ellos), (aunque haya otras más|por más que las haya más|si bien existen otras más) (exactas|finas); la precisión (puede venir luego|llega después).
<Deje/Deja> (un silencio tras|una pausa tras|un hueco después de) lo (principal|importante). (La primera pregunta|La pregunta que llega|Lo primero que pregunten) (dice|enseña) qué se (entendió|ha entendido).
<Diga/Di> a cada cual (qué cambia en su martes|lo que cambia en su semana|qué va a notar en su jornada), (no en la empresa en general|que es lo que le afecta).
== leave-out
## Lo que sobra || Cosas que se pueden dejar || Menos, a propósito || ¿Qué se puede dejar fuera? || ¿Qué no hace falta?
@ul 3
Una herramienta comprada (antes de tener clara la pregunta|demasiado pronto): solo (mueve la dificultad de sitio|esconde la dificultad).
La versión perfecta: (siete|diez) líneas útiles {about} (ganan a|valen más que) un manual cerrado.
Los informes (que nadie pidió|sin lectores): (conviene parar uno|se para uno) y (ver|mirar) quién lo (echa de menos|reclama).
La (búsqueda|caza) de un culpable, que se (come|lleva) (el tiempo del remedio|las horas del remedio|el tiempo de arreglarlo).
Una (segunda|enésima) reunión sobre (lo mismo|el mismo punto), (sin un dato nuevo|con los mismos datos|sin nada nuevo) (en la mesa|que discutir).
La comparación con casas (diez veces mayores|enormes): su respuesta (resuelve|sirve para) su problema.
Un nombre bonito para el (proyecto|plan): (llamarlo por lo que hace es suficiente|basta con decir qué hace).
El permiso de (gente|personas) a quienes esto no (afecta|toca): con (informar|un aviso|contarlo) (basta|sobra).
La décima opinión, pedida (con la esperanza de que sea más cómoda|por si resulta más agradable).
(Toda regla|Cada norma) (que no se ha usado|que nadie ha usado|sin uso) desde que (se escribió|existe): (se tacha|fuera|a la papelera) (hoy|ya).
== setback
## Si el primer intento falla || Un tropiezo forma parte || Prever un mal día || ¿Y si sale mal? || ¿Qué hacer si falla?
@p 2
<Diga/Di> (de antemano|antes de empezar|desde el principio) (hasta dónde|hasta qué punto) puede (llegar|torcerse) (la prueba|el ensayo) antes de (parar|dejarlo): (nadie tendrá que|no hará falta) (ser valiente a solas|decidir con prisa).
Un fallo (contado|descrito) en (cinco|pocas) líneas merece (guardarse|un archivo); uno (callado|maquillado) vuelve.
<Busque/Busca> qué (hizo fácil|favoreció) el error, y <cambie/cambia> (eso en lugar de dar lecciones|eso y no a las personas|esa causa, sin sermones).
<Regrese/Regresa> (con calma|sin drama) (a la forma anterior|a lo de antes), <repare/repara> (una sola causa|una causa y nada más) y <repita/repite> (en un día más tranquilo|cuando haya calma|otro día).
La paciencia {about} tiene (un límite|final), y (ese límite es|lo marca) (una fecha|un día concreto|el calendario), (no un humor|no el mal humor).
<Cuente/Cuenta> el (fallo|tropiezo) antes que (el acierto|los éxitos): (así se gana|eso da) confianza.
(Reírse del asunto en compañía ayuda|Ayuda reírse de ello juntos|Una risa compartida alivia); (donde se puede reír|si está permitido reír|entre risas), el (próximo|siguiente) (problema|fallo) (se cuenta antes|sale antes|se dice antes).
(La primera causa que|La causa que antes) (aparece|se ve) (suele ser|es a menudo|acostumbra a ser) la más (ruidosa|cómoda); (la segunda|la de debajo|la siguiente) (merece buscarse|hay que buscarla|pide paciencia).
<Apunte/Apunta> lo que sí (funcionó|aguantó) (aquel día|ese mismo día|a pesar de todo); (el enfado|la rabia) lo borra (enseguida|pronto).
Un intento (fallido|perdido) habla del método, (todavía no|y no) de la idea.
== diary
## A la agenda || Las fechas que apuntar || La prueba del calendario || ¿Cuándo hacerlo? || ¿Qué fechas importan?
@ul 3
(Esta noche|Hoy mismo): diez minutos para (escribir|anotar) cómo (están las cosas|está el asunto).
(Dentro de una semana|En siete días): un ensayo, aunque salga (torpe|regular), (con otra persona|en compañía|junto a alguien más).
Dentro de un mes: una mirada {about}, (con la primera nota en la mano|y la primera nota a la vista).
Al (final|cierre) del trimestre: seguir, (retocar|ajustar) o parar, (en voz alta|y decirlo).
Un día (de los temidos|de mucho lío): (ahí está|esa es) la prueba de verdad; (las semanas tranquilas|los días fáciles|las épocas de calma) (prueban|dicen) poco.
(Una vez al año|Cada enero): leer (la página entera|toda la página) (y tachar lo que ya|para tachar lo que ya|y borrar lo que ya) (sale solo|se hace sin pensar).
(El último viernes del mes|El primer lunes del mes|Un viernes al mes): (un cuarto de hora|quince minutos) {about}, (ni un minuto más|reloj en mano).
(La víspera de las vacaciones|Antes de cerrar por vacaciones|El último día de trabajo): ¿(qué no puede quedar abierto|qué hay que dejar cerrado)?
(Tres|Dos) días después (del primer ensayo|de empezar): ¿qué consejo se (daría|dejaría) a quien empieza mañana?
En ninguna fecha: (lo que|todo lo que) se añadió (solo para quedar bien|por adorno).
== helper
## Si se pide ayuda || Preguntas para quien ayuda || Antes de encargarlo || ¿Qué preguntar a quien ayuda? || ¿Merece la pena pedir ayuda?
@ul 3
¿(Cuántas horas mías|Cuánto tiempo mío) (harán falta|harían falta) (en las dos primeras semanas|al principio)?
¿Qué parte no asumen, y por qué?
¿Quién hará el trabajo, y es (la persona que habla hoy conmigo|quien tengo delante)?
(¿En qué notaré|¿Cómo sabré|¿Qué me dirá), (al cabo de un mes|pasadas unas semanas), que (el dinero está bien|ese dinero está bien) (gastado|empleado)?
¿Qué me queda (si lo dejamos a medio camino|en caso de pararlo antes de tiempo)?
¿Pueden (contar|describir) un caso (que salió mal|difícil), y qué (cambiaron después|aprendieron de él)?
(¿A quién más han ayudado|¿Con quién más han trabajado|¿Quién ha pasado ya por esto), (y puedo llamar a esa persona|y querría hablar conmigo)?
¿En qué caso (me aconsejarían no hacer nada|dirían que es mejor esperar)?
¿Qué error suele cometer (quien está en mi lugar|la gente en mi situación)?
¿Qué pasa si (los necesito|llamo) el peor día (del año|de la temporada)?
== own-words
## Con palabras propias || De dónde sale este texto || Lo que hay detrás de estas líneas || ¿Quién habla aquí? || ¿De dónde sale esta opinión?
@proof
@p 1
(Desde ahí se mira|Ese es el punto de vista|Se habla desde ahí); (en otros sitios|en otra casa|más allá) (quizá se vea otra cara|el paisaje puede ser distinto).
<Lea/Lee> los consejos (con eso presente|sin olvidarlo), y <tome/toma> (lo que encaje|lo que sirva|solo lo útil).
(La experiencia es local|Una experiencia es de un lugar|La experiencia depende del sitio): <compárela/compárala> con la propia (antes de actuar|para saber cuánto vale allí).
Las circunstancias cambian (de un sitio a otro|según el lugar); las preguntas {about}, mucho menos.
(Es una mirada entre varias|Esta mirada no es la única|Hay más formas de verlo; esta es una), (la de gente que se dedica a esto|desde dentro del oficio|nacida del trabajo diario).
== order
## Cada cosa a su tiempo || Lo que va antes || Un orden que ahorra trabajo || ¿Qué va primero? || ¿En qué orden?
@p 2
(Las palabras antes que las reglas|Antes que las reglas, las palabras|Primero las palabras, luego las reglas): (la mitad de las discusiones|muchas discusiones) {about} (son|nacen de) una palabra con dos (sentidos|significados).
Lo que bloquea a (varias personas|todo un grupo) (va|pasa) (antes que lo que|delante de lo que|por encima de lo que) (irrita a una|molesta a una sola), aunque (esa hable más alto|grite más).
<Haga/Haz> (primero|antes) el paso que (abarata los siguientes|facilita los demás), (no|y no) el que más (luce|gusta).
Una decisión que puede esperar (espera a|aguarda) los hechos; (cerrarla pronto|con prisa) (es pagarla|se paga) dos veces.
(Antes de acelerar un paso|Si un paso va lento|Con cada paso lento), <mire/mira> (si podría desaparecer sin más|qué pasaría sin él).
(Lo que se puede deshacer|Lo reversible|Lo que tiene vuelta atrás) (puede ir|va) pronto; (lo definitivo|lo irreversible) (espera a que haya certeza|espera a estar seguros).
El dinero antes que (el gusto|los gustos): (las dos|ambas) conversaciones se (acortan|abrevian).
(Entre|De) dos pasos iguales, (va delante|gana) el que (molesta|ocupa) a menos gente.
<Pregunte/Pregunta> qué paso (espera cada cual|se espera) en silencio; (rara vez es|pocas veces será) (el primero del plan|el que abre el plan|el número uno de la lista).
== room
## Hacerle sitio || De dónde sale el tiempo || Una hora hay que sacarla de algún lado || ¿De dónde sale el tiempo? || ¿Quién tiene una hora para esto?
@p 2
En una semana (llena|repleta) no (cabe|entra) nada nuevo; <diga/di> primero (qué va a durar menos|qué se acorta|a qué se le quita tiempo).
Dos (mañanas|horas) protegidas (dan|rinden) más que un día (entero mordido por las|partido por) llamadas.
<Rechace/Rechaza> (una petición esta semana|una invitación estos días|esta semana algún encargo), con (amabilidad y pronto|buenas palabras), y <dedique/dedica> (aquí esa hora|esa hora a este asunto|a esto la hora ganada).
(O va antes|O pasa antes|O se hace antes) (del correo|de los mensajes|de la bandeja de entrada) o no (va|pasa|se hace): lo que (se deja para después|viene detrás) (no llega|se pierde|se queda sin hacer).
(Si hace falta|Cuando hace falta|Si se necesita) (todo el equipo|la casa entera), (mejor la hora|se busca la hora|conviene la hora) (de estar descansados|con la cabeza fresca), no la que (sobra|queda).
El tiempo ganado (también merece|merece) una nota: ¿(en qué se empleó|para qué sirvió)?
== trust
## En qué se apoya la confianza || Por qué creerlo || Ganarse que lo crean || ¿Por qué iban a creerlo? || ¿Qué lo hace creíble?
@p 2
<Prometa/Promete> (un poco menos de lo posible|con cierto margen), y <entregue/entrega> (un día antes|antes de plazo|con adelanto).
Lo que no va a (cambiar|moverse) (conviene decirlo|se dice|se anuncia) (antes de que lo digan los escépticos|antes de que alguien pregunte|sin esperar a los escépticos|al principio, antes que nadie).
Un resultado (pequeño|modesto) que se puede (ir a ver|tocar) (pesa|convence) más que uno grande (que se cuenta|de oídas).
Una hoja (abierta a todos|a la vista) (cierra|evita) más discusiones que (un buen discurso|mil palabras).
(Ante una pregunta|Frente a una pregunta|Con una pregunta) (dura|incómoda), el tono (importa|pesa) (más que la respuesta|tanto como la respuesta|más que los datos): (es lo que se recuerda|se recuerda más tiempo).
(El mérito, para|Los aplausos, para|El reconocimiento, para) (quien hizo el trabajo y con su nombre|los demás, con nombre); las preguntas (difíciles|incómodas), (para uno mismo|para quien dirige).
== edges
## Donde esto no vale || Los límites de estos consejos || Una salvedad honesta || ¿Cuándo no vale esto? || ¿Dónde están los límites?
@ul 2
(En una urgencia|Si hay urgencia|En plena urgencia): primero actuar; (esto se relee con calma|la lectura queda para después).
Donde la ley fija (los pasos|el camino): (no hay nada que elegir, solo que cumplir|se cumple y ya está).
(Cuando solo ha habido un caso|Con un solo caso|Tras un único caso) {about}: (esperar al siguiente antes de|hasta el segundo no conviene) hacer una regla.
Si los afectados (están en contra|no quieren): (primero escuchar|toca escuchar), el método (puede esperar|vendrá luego).
(A solas y con cansancio|Sin fuerzas ni compañía): el mejor paso es (pedir|buscar) ayuda.
(Para lo que va a desaparecer solo dentro de un mes|Con lo que se irá solo en unas semanas|Si el asunto se acaba solo pronto): (dejarlo estar|no gastar fuerzas).
== words
## Elegir las palabras || Una frase que se prepara || Qué decir y cómo || ¿Qué hay que decir? || ¿Qué palabras ayudan?
@p 2
<Prepare/Prepara> (la primera frase y la última|el principio y el final); (lo de en medio|el resto) sale (por el camino|al hablar).
«Me he fijado en que» (abre más puertas|funciona mejor) que «usted siempre».
<Pida/Pide> (algo concreto, con un día|una cosa precisa y con fecha|poco, pero para un día fijo): (los deseos vagos reciben|una petición vaga obtiene) (síes vagos|un sí vago|medias promesas).
<Diga/Di> (la cifra una vez, en voz alta|una sola vez la cifra|en alto la cifra), (y después silencio|sin añadir nada más).
Una pregunta hecha (al caminar|de paseo) (recibe una respuesta más|tiene una respuesta más|da pie a una respuesta más) (libre|franca) que (a través de una mesa|en una reunión).
<Termine/Termina> repitiendo lo (acordado|hablado), con (las palabras de la otra persona|sus propias palabras).
`;
