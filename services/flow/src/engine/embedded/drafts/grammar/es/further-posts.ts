/** Further hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishFurtherPosts = `
== how-to
@hook 1
{Topic}: ponerse en marcha (antes de que acabe la semana|de aquí al viernes).
{Topic}, sin dramas: con una tarde basta.
{Topic}: de (las buenas intenciones a los hechos|las palabras grandes a los gestos pequeños).
@lead 1
Un camino entre varios:
De arriba abajo, sin saltos:
Un plan que cabe en una tarjeta:
@tip 3
(Decir de un tirón qué irá mejor|Poner en una frase qué mejorará|Escribir qué habrá cambiado) (a final de mes|dentro de cuatro semanas).
Reservar una hora, (con el teléfono en otra habitación|a puerta cerrada y sin teléfono).
Preparar la víspera (lo que la prisa de la mañana|por la noche lo que el ajetreo) hace olvidar.
(Preguntar a quien más se queja|Hablar con quien más protesta|Escuchar la queja más fuerte): (conoce el atajo|sabe dónde aprieta).
Quitarse primero la parte aburrida, (mientras quedan fuerzas|antes de que llegue el cansancio).
(Colgar el resultado donde se trabaja|Poner el resultado donde se usa|Dejar lo hecho en el lugar de trabajo), (nunca en una carpeta|a la vista de todos).
(Explicarlo a alguien nuevo|Contárselo a alguien de fuera|Leérselo a un recién llegado) y rehacer (la línea en que frunza el ceño|el párrafo que no entienda).
(Parar mientras todavía va bien|Dejarlo cuando aún va bien|Cortar antes del cansancio); (mañana se retoma mejor|así apetece volver).
(Copiar un truco de la persona|Tomar prestado un truco de la persona|Aprender un gesto de la persona) (a la que le resulta fácil|que lo hace sin pensar).
(Fijar la fecha del segundo intento|Poner día al segundo intento|Anotar cuándo será el segundo intento) (antes de empezar el primero|y solo después hacer el primero).
(Tener a mano la forma antigua|Guardar cerca la forma antigua|No tirar todavía lo de antes) (una semana, por si acaso|unos días más, como red).
== mistake
@hook 1
{Topic}: el rodeo (que casi todos dan una vez|en el que casi cualquiera se pierde).
Lo que no conviene hacer {when}.
{Topic}: el atajo que sale caro.
@lead 1
Para salir de ahí:
Tres gestos que rompen la costumbre:
Mejor que un buen propósito:
@tip 3
(Escribir la excusa más repetida|Anotar la excusa de siempre|Poner por escrito la disculpa habitual); (la costumbre se esconde detrás|ahí suele estar la causa).
Hacer el mal camino (un poco más lento|algo más incómodo), (con un pequeño obstáculo|gracias a una pequeña traba|poniendo algo en medio).
Acordar una palabra (que permita a cualquiera decir basta|para que todos puedan parar).
Buscar el día (en que no ocurre|sin tropiezos), (y ver qué tiene de distinto|y anotar qué cambió entonces).
Dejar el sermón: (mover la herramienta, no a la gente|mejor mover las cosas que a las personas).
(Contar durante diez días|Llevar la cuenta dos semanas|Apuntarlo diez días seguidos); la mala suerte (rara vez tiene ritmo|no suele repetirse igual).
(Deshacer un caso entero|Rehacer un caso entero|Volver sobre un caso completo), (para saber lo que cuesta|y así conocer su precio).
Contar primero el tropiezo propio; (los demás se animan|eso suelta las lenguas).
Anotar la hora: (los errores también tienen|hasta los fallos tienen) horario.
Preguntar qué se intentaba ganar, (y buscar otra forma de ganarlo|para conseguirlo por otro lado).
Acortar la lista de excepciones (hasta que quepa|de modo que se cuente) en una mano.
Dejar a la vista (el último caso bueno|el acierto más reciente), (no el último malo|y no el malo|en vez del último malo).
== comparison
@hook 1
{Topic}: ¿(de qué lado se inclina la balanza|qué pesa más)?
¿Ahora o más tarde? {Topic}, (mirado sin tomar partido|visto con calma).
Cambiar cuesta. Esperar también. {Topic}, (en la balanza|con sus dos precios).
@lead 1
Para poner en la balanza:
Donde los dos caminos se separan:
Preguntas limpias antes de elegir:
@tip 3
¿Cuántos días hasta el primer resultado útil?
¿Cuál de las dos opciones (perdona una semana floja|resiste una mala semana)?
(¿Qué se echaría más de menos|¿Qué se perdería primero|¿Qué dolería más perder) (de la forma actual|en lo que se hace hoy)?
¿Quién firma, quién paga (y quién convive con ello|y quién lo tiene delante cada día)?
¿Aguanta si se crece, (o si se frena|y también con la mitad de trabajo)?
(¿Se puede probar un lado|¿Cabe ensayar una de las dos|¿Hay modo de probar una parte) (en un rincón del trabajo|en pequeño, sin cambiar lo demás)?
¿Qué elegiría un desconocido (que no gana nada|sin interés en el asunto)?
(¿Qué arrepentimiento sería más fácil|¿Cuál de los dos errores sería más fácil|¿Qué fallo sería menos difícil) (de reparar dentro de un año|de arreglar más adelante)?
(¿Cuál de las dos se explica|¿Qué opción se explica|¿Cuál se explica) (antes a un recién llegado|en menos tiempo a quien acaba de entrar)?
¿Qué trabajo desaparece, (y cuál aparece a cambio|y qué tarea nueva llega)?
¿Cuánto dura la factura después de marcharse?
¿Quién nota la diferencia, (además de quien decide|aparte de la persona que elige)?
== case
@hook 1
{Topic}: cómo fue, paso a paso.
{Topic}: una historia real (dice más que un lema|vale por muchas promesas).
Antes: {pain}. ¿Y después?
@lead 1
Lo que enseña una historia así:
Para leerla con estas preguntas:
Lo que merece guardarse:
@tip 3
Anotar qué parecía normal (antes de la primera queja|cuando todavía nadie protestaba); se olvida pronto.
(Buscar la hora en que todo giró|Encontrar el día del giro|Dar con el momento del cambio), (y quién estaba delante|y con qué gente).
(El primer gesto es más pequeño que el plan|Se empieza por menos de lo previsto|El comienzo es más humilde que el proyecto): (suele pasar|así ocurre muchas veces).
(Preguntar|Averiguar) quién (dijo que no al principio|estaba en contra|no lo quería), (y qué le hizo cambiar|y por qué hoy dice que sí|y cuándo cambió de idea).
(Copiar el orden de los pasos|Seguir el mismo orden|Quedarse con el orden), (no el calendario|pero con otras fechas).
Sumar lo que costó, (con las noches incluidas|sin olvidar las noches).
Decir qué queda sin resolver (hace creíble lo demás|da crédito al resto).
(Poner al lado el propio punto de partida|Apuntar el propio comienzo|Comparar con el propio punto de partida) (antes de juzgar el resultado|y solo entonces valorar lo logrado).
Pedir que la cuenten dos personas: (conviene oír las dos versiones|ninguna sobra).
Preguntar qué harían antes, (y darles tiempo para contestar|y esperar callando la respuesta).
(Lo que más ayuda suele|La mejor ayuda suele|Lo que de verdad sirve suele) (ser gratis y estar cerca|costar poco y quedar a mano).
(Las semanas tranquilas de después|Los días normales que siguen|Las semanas sin historia) (dicen más que|enseñan más que) el primer día.
== checklist
@hook 1
{Topic}: unas casillas antes de seguir.
{Topic}: ¿cuántas casillas (quedan en blanco|siguen sin respuesta) en <su/tu> casa?
Un minuto y un lápiz: {topic}.
@lead 1
¿Lápiz en mano?
Respuestas rápidas, vale la primera idea:
Para repasarla entre dos:
@tip 4
¿Encontraría un desconocido (la última versión sin preguntar|el documento bueno sin ayuda)?
(¿Hay un plan para el día|¿Existe algo previsto para el día|¿Se sabe qué hacer el día) (en que falte quien más sabe|sin la persona que lo conoce todo)?
¿Está escrito qué significa «terminado»?
(¿Ha visto el cliente el paso siguiente|¿Conoce el cliente lo que viene|¿Ha leído el cliente el paso siguiente), (en palabras sencillas|explicado sin tecnicismos)?
¿Están en papel (las dos excepciones más frecuentes|los dos casos raros de siempre)?
(¿Se notaría en un día|¿Saltaría a la vista en un día|¿Tardaría poco en verse) (que ha dejado de funcionar|si algo se hubiera parado)?
¿Se quitó algo (la última vez que se añadió algo|al sumar lo anterior)?
(¿Hay una persona, con nombre,|¿Se ha nombrado a una persona) (que lo sienta suyo|a la que le importe)?
(¿El tiempo previsto está en la agenda|¿Está apuntado el tiempo|¿Está reservado el tiempo) (o solo en la cabeza|o se quedó en intención)?
(¿Lo ha probado alguien de la casa|¿Alguien del equipo lo ha usado|¿Se ha probado aquí dentro) (en el último mes|hace menos de cuatro semanas)?
¿Hay un solo sitio (para las preguntas abiertas|donde anotar lo pendiente)?
¿Sabe quien espera a quién llamar?
¿Se puede parar (a medio camino sin estropear nada|en mitad sin causar daños)?
¿La instrucción se entiende (sin quien la escribió|aunque falte su autor)?
¿Se han previsto diez minutos de margen?
¿Saben todos lo que cuesta un olvido?
¿Se distingue lo urgente (de lo que hace ruido|entre tanto ruido)?
== myth
@hook 1
{Topic}: todos lo dicen. ¿(Quién lo ha comprobado|Alguien lo ha mirado)?
{Topic}: una historia redonda con un agujero.
Una verdad a medias también engaña: {topic}.
@lead 1
Una prueba pequeña para una frase grande:
Antes de creerla, (o de reírse de ella|o de tirarla):
Para ponerla a prueba:
@tip 3
(Reunir tres casos que la contradicen|Buscar tres ejemplos contrarios|Juntar unos casos en contra) (y ver qué comparten|y buscar lo que tienen en común).
Decirla al revés: ¿suena igual de cierta?
(Preguntar a un principiante qué ve|Escuchar a quien empieza|Enseñárselo a un principiante); (aún no ha aprendido el estribillo|nadie le ha dictado la respuesta).
(Mirar su fecha|Buscar su edad|Ver de cuándo es): algunas ideas (eran ciertas hace diez años|valían en otra época).
Convertirla en apuesta: ¿cuánto se jugaría uno?
(Dejarle un rincón en el que acierta|Reconocerle algún acierto|Darle la razón en su parte); (pocas ideas fallan en todo|casi ninguna yerra del todo).
(Observar quién se calla|Fijarse en quién calla|Ver quién mira al suelo) (cuando se dice en voz alta|al oírla).
(Cambiar «siempre» por una cuenta|Poner un número donde dice «siempre»|Contar en lugar de decir «siempre»), (y quedarse con lo que resulte|y aceptar lo que salga).
Mirar qué impide probar.
(Pedir una fecha, un nombre, un lugar|Exigir nombre y fecha): (el rumor no los tiene|los rumores se las arreglan sin eso).
(Contar cuántas veces se ha repetido|Pensar cuántas veces se dijo|Hacer la cuenta de las veces que se repitió) (sin haberla visto|sin comprobar nada).
Buscar quién (la decía ya antes, y por qué|la repetía antes que nadie, y con qué motivo).
== question
@hook 1
{Topic}: las preguntas que da apuro hacer.
Si solo se pudiera preguntar una cosa {about}, (sería esta|valdría la siguiente).
Una pregunta franca {about}: ¿qué lo frena?
@lead 1
Muy preguntado, contestado en breve:
Antes de buscar consejo:
Para preguntarse en voz alta:
@tip 3
(¿Qué se ha probado ya? Una lista|¿Qué intentos hubo? Anotarlos|¿Qué se hizo antes? Por escrito), (con el motivo por el que se dejó|y al lado la razón de cada abandono).
(¿A quién le molestaría que se resolviera|¿Quién saldría perdiendo con el arreglo|¿Hay quien prefiera que siga igual)? (Suele haber alguien|La respuesta sorprende a veces).
(¿Es raro y doloroso, o frecuente y callado|¿Pasa poco y duele, o mucho y en silencio|¿Es un gran susto o una gota diaria)? (El remedio cambia|No se trata igual una cosa que otra).
(¿Qué se sabe de primera mano|¿Qué se ha visto con los propios ojos|¿Qué consta de verdad)? (Lo demás se tacha por ahora|El resto puede esperar).
¿Qué parte depende de <usted/ti>? (Por ahí se empieza, esta semana|Ese es el principio).
¿Cómo lo diría un niño? (Esas palabras valen|Basta con sus palabras).
¿Cuándo no es un problema? (Esa hora guarda una pista|Ahí hay algo que aprender).
(¿Qué se haría con la décima parte del presupuesto|¿Qué quedaría con muy poco presupuesto)? (Eso, primero|Con eso se empieza).
¿Qué se da por hecho? (Una comprobación basta para saberlo|Un solo control lo dirá).
(¿Quién lo resolvió ya a su manera|¿Quién ha salido ya de esto|¿Hay alguien que ya lo arregló)? (Merece una llamada|Conviene preguntarle).
(¿Cuánto dura cuando aparece|¿Cuántos minutos dura|¿Cuánto tiempo se va cada vez)? (Un reloj contesta mejor que|El cronómetro es más fiable que) la memoria.
(¿Qué pasaría si|¿Qué ocurriría si) (se dejara igual|todo siguiera así) (un año|doce meses|hasta el año que viene)? (La respuesta ordena las|Ahí se ven las) prioridades.
== numbers
@hook 1
{Topic}: la cifra que más falta hace.
{Topic}: ¿cuántos minutos al día?
Adivinar primero, contar después: {topic}.
@lead 1
Un recuento para empezar:
Basta un lápiz para saberlo:
Cifras al alcance antes del viernes:
@tip 3
(Escribir el pronóstico en una tarjeta|Apuntar la apuesta en una tarjeta|Anotar la cifra esperada en una tarjeta) (y no abrirla hasta el final|que se guarda boca abajo).
¿Qué día de la semana (va en cabeza|acumula más casos)?
¿Cuántas llamadas hacen falta (para cerrar un solo caso|antes de dar algo por terminado)?
¿Cuántas veces no hacía falta hacer nada?
¿Qué tiene el caso más largo (que no tengan los demás|de particular)?
(Dividir entre el número de clientes|Repartirlo por cliente|Hacer la división por clientes): (los totales halagan|una suma esconde mucho).
Fechar la hoja; (un recuento sin fecha|una cifra sin día ni mes) envejece mal.
(Dejar de contar lo que|Quitar de la hoja lo que|No apuntar más lo que) (no ha decidido nada en dos meses|lleva dos meses sin servir para elegir).
¿Qué parte se descubrió por casualidad?
¿Cuántos minutos pasan hasta que alguien reacciona?
(Poner precio a una hora|Calcular lo que vale una hora|Dar un valor a la hora) (y volver a leer la hoja|y repasar después la tabla).
Compararla con una semana (que se recuerde tranquila|de las buenas).
(¿Qué caso habría que apartar|¿Qué caso es la excepción|¿Qué caso se puede quitar), (y qué dirían entonces los demás|y seguiría en pie la conclusión)?
(Dejar que otra persona cuente un día|Ceder la cuenta a otra persona|Pedir a alguien que cuente por su lado): ¿(le sale lo mismo|coinciden las sumas)?
Contar también lo que salió bien, (para no perder la medida|por equilibrio).
¿Qué hora del día reúne más casos?
Dos cifras seguidas (un mes entero|cuatro semanas) (valen más|sirven más|dicen más) (que diez seguidas dos días|que una docena abandonada el martes).
`;
