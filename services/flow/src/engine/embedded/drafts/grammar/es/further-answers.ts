/** Further lines of outlines (checklist, myth, question, numbers): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishFurtherAnswers = `
== checklist
@p#1 2
(Vale para un día normal|Está hecha para un día corriente|Sirve en los días normales); (los días raros merecen una página aparte|para los demás hará falta otra).
Una casilla que hace dudar (enseña más que cinco marcadas de paso|vale por cinco respuestas fáciles).
No hay nota al final: (las casillas vacías son el resultado|lo que falta es el balance|cuentan los huecos).
@heading#1 1
Lo que evita
El motivo de marcar
@p#2 2
Los (pilotos|cirujanos) y los (cocineros|marinos) llevan listas porque son (buenos|expertos), (no porque empiecen|no por despiste).
Cinco líneas {about} se leen; (en la undécima, la vista resbala|más allá se saltan palabras).
(El día en que se marca sin mirar|Cuando las cruces salen solas|Si se marca sin leer), (toca tirarla|ha dejado de servir).
@heading#2 1
La noche anterior
Los preparativos
@tasks#1 3
¿Podría empezar mañana otra persona (con lo que hay escrito hoy|sin preguntar nada)?
¿Se sabe (qué paso suele retrasarse|qué paso va siempre tarde|dónde se acumula el retraso), (y hay margen detrás|y se ha previsto tiempo de sobra)?
¿El resultado prometido está descrito (con las palabras de la otra parte|tal como lo diría quien lo espera)?
¿Está listo ya todo lo (que se puede adelantar un día|que admite hacerse antes)?
¿Tiene cada cual (la misma versión de las instrucciones|las indicaciones que tienen los otros)?
¿Hay (una hora de reserva|una hora de margen|otro hueco) (si se pierde la mañana|por si se empieza mal)?
¿Se enterarán los ausentes (de lo que se decida|de la decisión y de sus motivos)?
¿Está escrito el mínimo resultado aceptable?
@heading#3 1
Con las manos llenas
En plena faena
@tasks#2 3
¿Hay una sola versión abierta, (y es la última|y lleva la fecha correcta)?
¿Se respetan las pausas, (o es lo primero que se come la prisa|incluso con mucho trabajo)?
¿(Dice|Anuncia) alguien (en voz alta|en alto) (el paso siguiente|lo que viene) (antes de que empiece|para que todos lo oigan)?
¿Se (apuntan|guardan) los imprevistos (para luego|aparte|en una nota), (salvo que molesten a alguien|en lugar de resolverlos al vuelo|mientras sigue el trabajo)?
¿Se ve de un vistazo (lo que falta|por dónde se va)?
¿Puede un principiante hacer una pregunta más?
¿Puede esperar el teléfono diez minutos?
¿Se apunta el orden de llegada?
@heading#4 1
A la hora de cerrar
Cuando todo se calma
@tasks#3 3
¿Alguien ha dado las gracias, con nombre?
¿Queda el sitio listo para mañana, (sin nada que buscar|con las herramientas puestas)?
¿Está escrita (la pregunta más rara del día|en algún sitio la duda que nadie esperaba)?
¿Se repetiría en el mismo orden?
¿Está apuntada la hora de cierre, (la de verdad|al minuto)?
¿Se ha pedido ya lo que faltó?
¿Queda alguna promesa hecha por el camino?
¿Ha vuelto la hoja a su sitio?
@heading#5 1
Las casillas en blanco
¿Y ahora?
@p#3 1
<Enséñelas/Enséñalas> a alguien sin comentarios: (una segunda lectura suele llenar una|unos ojos nuevos siempre encuentran algo).
<Ponga/Pon> (un nombre a cada casilla vacía|un responsable a cada casilla en blanco|nombre a toda casilla vacía), o <táchela/táchala>; (lo indeciso mata las listas|nada debe quedar entre medias).
== myth
@p#1 2
(Aquí nadie se burla|No hay burla en esto|Esto no va de reírse): casi todas las ideas {about} (empezaron como un buen consejo|nacen de una intención útil).
(La prueba es sencilla y dura una tarde|Comprobarlo lleva una tarde|En una tarde se comprueba): (mirar, contar, comparar|basta con abrir los ojos).
(Una frase sobrevive porque es corta|Lo corto se recuerda|Una frase dura por breve); (la verdad suele necesitar una coma|los hechos piden más palabras).
@heading#1 1
El dicho
Lo que todos creen saber
@p#2 2
Se oye (en el oficio|en el trabajo), entre (amigos|conocidos) y (en la red|por internet), (casi con las mismas palabras|sin cambiar apenas nada|siempre igual contado).
Ahorra una decisión, (y ahí está la mitad de su encanto|de ahí buena parte de su éxito).
Quien la repite (rara vez paga por ella|no suele arriesgar nada).
@heading#2 1
Lo que enseñan los días
Frente a los hechos
@p#3 2
<Tome/Toma> el caso (que más la incomoda|que menos le conviene|que la contradice) y <resista/resiste> (la tentación|las ganas) de (llamarlo excepción|dejarlo a un lado|buscarle disculpa).
<Pregunte/Pregunta> (a quienes nunca oyeron la regla|a los que no conocen la regla|a gente de fuera): ¿(les va peor|qué hacen en su lugar)?
<Busque/Busca> fechas en el relato; (una historia sin fechas ha viajado mucho|si no las hay, cautela).
@heading#3 1
Por qué no es falsa del todo
Lo que han visto los escépticos
@ul 3
(Protege de la prisa a quien empieza|Frena a quien empieza con prisa|Evita las prisas del novato), (y el primer mes eso es útil|lo que ayuda al principio).
(Vale donde un error no se repara|Sirve si el error no tiene arreglo|Acierta donde no hay vuelta atrás); (conviene guardarla para esos casos|en lo demás sobra).
(Recuerda que todo tiene un precio|Nada es gratis, y lo recuerda|Habla del precio de las cosas), (cosa que los entusiastas olvidan|un aviso a veces necesario).
Alguien pagó por no hacerle caso: (su historia merece oírse|vale la pena escuchar).
(Se recuerda enseguida|Es fácil de recordar|Se queda en la memoria), (y lo que venga después|de modo que la siguiente|y la frase que la sustituya) (tendrá que conseguir lo mismo|debería igualar esa ventaja).
@heading#4 1
De la frase a la pregunta
Una regla que se puede probar
@ol 3
<Pregunte/Pregunta> «¿cuántas veces?» (cada vez que aparezca|en cuanto se repita|siempre que alguien la diga), (con tono curioso|sin ironía).
<Apueste/Apuesta> (un café por los tres próximos casos|una comida por lo que venga|un café por esta semana) (con alguien que la defienda|contra su mejor abogado).
<Escriba/Escribe> (la excepción al lado de la regla|junto a la regla su excepción), (en vez de esconderla|bien a la vista).
<Cuente/Cuenta> (la versión nueva como una historia corta|la versión nueva a modo de cuento|en forma de relato la versión nueva): (así ganó la vieja|nada circula mejor).
<Deje/Deja> (que se vaya sin ruido|que caiga en silencio|que se olvide sin pelea); (el orgullo mantiene vivas más ideas que las pruebas|tener razón delante de todos no sirve de nada).
== question
@p#1 2
Son las preguntas {about} que salen (cuando la reunión ya ha terminado|en el pasillo, un rato después).
Una respuesta (que sirve a todos|hecha para todos|de talla única) no (sirve|ayuda) a nadie: (cada una acaba aquí en algo que probar|por eso todas terminan en un pequeño ensayo|de ahí que al final de cada una haya algo que hacer).
Se puede empezar por cualquiera; (el orden es solo el más común|nada obliga a seguir la fila).
@p#2 2
(Dos personas lo|Dos testigos lo) (describirán|contarán) de dos maneras; conviene (oír|anotar) ambas antes de (decidir|opinar).
<Diga/Di> también cuándo no pasa: (los días buenos guardan media respuesta|que falte el problema es una pista).
<Pregúntese/Pregúntate> qué impide hacer: (ese es su tamaño real|el coste está escondido ahí).
@heading#2 1
¿Tiene que ver conmigo?
@p#3 2
Si es a <usted/ti> a quien (llaman|buscan|preguntan) cuando algo (falla|se tuerce|va mal), (la respuesta es sí|no hay que buscar más).
El cargo (de la tarjeta|oficial) (cuenta|pesa) menos (que lo que llega a la mesa|que las tareas de cada día|que lo que hay que resolver).
@heading#3 1
¿Qué se puede hacer el lunes?
@ol 4
<Haga/Haz> (la misma pregunta a tres personas|una sola pregunta a tres personas|la pregunta a tres compañeros) (y <compare/compara> los verbos|sin contarles qué dijeron los otros).
<Anule/Anula> (algo que nadie echaría de menos|una cita que no hace falta|una tarea que nadie espera), (para hacer sitio|desde esta misma semana).
<Monte/Monta> (a mano la versión más pequeña|un primer intento a mano|lo mínimo, con las manos), (antes de comprar nada|sin gastar un euro).
<Avise/Avisa> de que es un ensayo, (y de hasta cuándo dura|con un final anunciado).
<Lleve/Lleva> una página de sorpresas; (es el principio de una explicación|el asombro orienta).
@heading#4 1
¿Cuándo se nota una diferencia?
@p#4 2
(El primer efecto es|Lo primero que se nota es|La primera señal es) (que se habla de otra cosa|el silencio sobre este punto).
<Cuente/Cuenta> con (un bajón|una bajada) (en la segunda semana|hacia el día diez), cuando (lo de antes|lo de siempre) aún parece más (rápido|fácil).
<Pregunte/Pregunta> a quienes salen ganando, (no a quienes lo decidieron|antes que a los jefes).
== numbers
@p#1 2
No hacen falta muchas cifras {about}; (dos que se miran valen por veinte que se guardan|mejor seguir pocas, y a menudo).
(Desconfianza ante las cifras redondas sin fecha|Cuidado con las cifras redondas sin fecha|No hay que fiarse de las cifras redondas sin fecha), (las propias incluidas|vengan de donde vengan).
(Contar es una forma de atención|Contar es mirar de cerca|Quien cuenta presta atención): (enseña de quién es el tiempo que se gasta|cada raya es una persona atendida).
@heading#1 1
Las cifras en la mano
Lo que es seguro
@p#2 1
(Una cifra que no se puede volver a contar|Lo que nadie puede recontar|Un total imposible de repetir) (es un rumor con decimales|vale tanto como un chisme).
<Pregunte/Pregunta> quién contó, y qué esperaba encontrar.
@heading#2 1
De dónde salen las cifras
La vida detrás del recuento
@p#3 2
(Detrás de|Tras) (cada raya|cada marca|cada palito) (de la lista|del papel|de la hoja) (hay alguien que|está una persona que) (esperó|tuvo que parar).
(Dos semanas bastan para ver una forma|En quince días se dibuja una forma|Con dos semanas se ve algo), (y no es mucho pedir|sin cansar a la gente|y eso se aguanta bien).
<Apunte/Apunta> (con palabras los casos raros|los casos raros con frases enteras|con detalle los casos raros); (una tabla se los traga|no caben en ninguna columna).
El cansancio no se cuenta, (pero cabe en el margen|así que se apunta aparte).
<Elija/Elige> (un lápiz y un solo sitio|un único sitio donde apuntar|un cuaderno y solo uno): (dos listas acaban por contradecirse|con dos sitios ya sobra uno).
@heading#3 1
El recuento propio
Lo que merece una raya
@ol 4
(¿Qué día se repite más|¿Qué día es el más cargado|¿En qué día se concentra), (y qué otra cosa pasa ese día|y por qué ese precisamente)?
¿Cuántos mensajes van y vienen (hasta cerrar un caso|por cada asunto)?
(¿Cuántas veces no se hizo nada|¿Cuántos casos se arreglaron solos|¿En qué casos no se hizo nada), (y nadie se quejó|y todo siguió igual)?
(¿Cuál es el peor caso del mes|¿Cuál fue el caso más pesado|¿Qué caso fue el peor), (y se soportaría un segundo|y cuánto costó)?
¿Cuántos casos pasan (por las mismas dos manos|siempre por la misma persona)?
¿Qué parte vuelve otra vez (antes de diez días|sin que acabe el mes)?
(¿Qué otra cosa se podría hacer|¿Qué más se haría) (con esa hora|con el rato recuperado)?
¿Desde cuándo es así, (según el rastro más antiguo|a juzgar por los papeles viejos)?
¿Cuál de estas cifras se enseñaría (a quien paga|al hablar del presupuesto)?
¿A qué hora se acumula?
¿Cuántas peticiones (quedan sin respuesta por la noche|pasan al día siguiente)?
¿Cuánto cambia la cuenta (de una persona a otra|cuando la lleva otro)?
@heading#4 1
Lo que dice el recuento
Antes de sacar conclusiones
@p#4 3
<Escriba/Escribe> (el pronóstico al dorso de la hoja|antes de contar la cifra esperada|primero un pronóstico); (la distancia hasta la cuenta es la lección|nada enseña tanto como haberse equivocado).
(Una mala semana es el tiempo que hace|Una semana mala es un chaparrón|Una mala semana es una nube); (tres son el clima|a la tercera hay que actuar).
<Divida/Divide> (antes de sacar conclusiones|antes de concluir nada|antes de decidir): (por cliente, por día, por pedido|una media tranquiliza muchas veces).
<Pare/Para> un recuento {about} (que en dos meses no ha cambiado nada|que ya nadie consulta).
<Lea/Lee> primero los días en blanco: (dicen qué protege|en ellos se ve lo bueno).
(Dos personas ante la misma hoja|Dos lectores de una misma hoja|Ante los mismos números, dos personas) sacan dos lecciones; (ambas merecen quedar escritas|por eso conviene comentarlas).
<Tape/Tapa> (la columna de los totales|la columna final|la columna con las sumas) (mientras <mira/miras> cada línea|que se lleva los ojos demasiado pronto).
`;
