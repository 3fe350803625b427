/** Further hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const spanishFurtherPosts = `
== how-to
@hook 1
{Topic}: ponerse en marcha antes de que acabe la semana.
{Topic}, sin dramas: con una tarde basta.
{Topic}: de las buenas intenciones a los hechos.
@lead 1
Un camino entre varios:
De arriba abajo, sin saltos:
Un plan que cabe en una tarjeta:
@tip 3
Decir de un tirón qué irá mejor a final de mes.
Reservar una hora, con el teléfono en otra habitación.
Preparar la víspera lo que la prisa de la mañana hace olvidar.
Preguntar a quien más se queja: conoce el atajo.
Quitarse primero la parte aburrida, mientras quedan fuerzas.
Colgar el resultado donde se trabaja, nunca en una carpeta.
Explicarlo a alguien nuevo y rehacer la línea en que frunza el ceño.
Parar mientras todavía va bien; mañana se retoma mejor.
Copiar un truco de la persona a la que le resulta fácil.
Fijar la fecha del segundo intento antes de empezar el primero.
Tener a mano la forma antigua una semana, por si acaso.
== mistake
@hook 1
{Topic}: el rodeo que casi todos dan una vez.
Lo que no conviene hacer {when}.
{Topic}: el atajo que sale caro.
@lead 1
Para salir de ahí:
Tres gestos que rompen la costumbre:
Mejor que un buen propósito:
@tip 3
Escribir la excusa más repetida; la costumbre se esconde detrás.
Hacer el mal camino un poco más lento, con un pequeño obstáculo.
Acordar una palabra que permita a cualquiera decir basta.
Buscar el día en que no ocurre, y ver qué tiene de distinto.
Dejar el sermón: mover la herramienta, no a la gente.
Contar durante diez días; la mala suerte rara vez tiene ritmo.
Deshacer un caso entero, para saber lo que cuesta.
Contar primero el tropiezo propio; los demás se animan.
Anotar la hora: los errores también tienen horario.
Preguntar qué se intentaba ganar, y buscar otra forma de ganarlo.
Acortar la lista de excepciones hasta que quepa en una mano.
Dejar a la vista el último caso bueno, no el último malo.
== comparison
@hook 1
{Topic}: ¿de qué lado se inclina la balanza?
¿Ahora o más tarde? {Topic}, mirado sin tomar partido.
Cambiar cuesta. Esperar también. {Topic}, en la balanza.
@lead 1
Para poner en la balanza:
Donde los dos caminos se separan:
Preguntas limpias antes de elegir:
@tip 3
¿Cuántos días hasta el primer resultado útil?
¿Cuál de las dos opciones perdona una semana floja?
¿Qué se echaría más de menos de la forma actual?
¿Quién firma, quién paga y quién convive con ello?
¿Aguanta si se crece, o si se frena?
¿Se puede probar un lado en un rincón del trabajo?
¿Qué elegiría un desconocido que no gana nada?
¿Qué arrepentimiento sería más fácil de reparar dentro de un año?
¿Cuál de las dos se explica antes a un recién llegado?
¿Qué trabajo desaparece, y cuál aparece a cambio?
¿Cuánto dura la factura después de marcharse?
¿Quién nota la diferencia, además de quien decide?
== case
@hook 1
{Topic}: cómo fue, paso a paso.
{Topic}: una historia real dice más que un lema.
Antes: {pain}. ¿Y después?
@lead 1
Lo que enseña una historia así:
Para leerla con estas preguntas:
Lo que merece guardarse:
@tip 3
Anotar qué parecía normal antes de la primera queja; se olvida pronto.
Buscar la hora en que todo giró, y quién estaba delante.
El primer gesto es más pequeño que el plan: suele pasar.
Preguntar quién dijo que no al principio, y qué le hizo cambiar.
Copiar el orden de los pasos, no el calendario.
Sumar lo que costó, con las noches incluidas.
Decir qué queda sin resolver hace creíble lo demás.
Poner al lado el propio punto de partida antes de juzgar el resultado.
Pedir que la cuenten dos personas: conviene oír las dos versiones.
Preguntar qué harían antes, y darles tiempo para contestar.
Lo que más ayuda suele ser gratis y estar cerca.
Las semanas tranquilas de después dicen más que el primer día.
== checklist
@hook 1
{Topic}: unas casillas antes de seguir.
{Topic}: ¿cuántas casillas quedan en blanco en <su/tu> casa?
Un minuto y un lápiz: {topic}.
@lead 1
¿Lápiz en mano?
Respuestas rápidas, vale la primera idea:
Para repasarla entre dos:
@tip 4
¿Encontraría un desconocido la última versión sin preguntar?
¿Hay un plan para el día en que falte quien más sabe?
¿Está escrito qué significa «terminado»?
¿Ha visto el cliente el paso siguiente, en palabras sencillas?
¿Están en papel las dos excepciones más frecuentes?
¿Se notaría en un día que ha dejado de funcionar?
¿Se quitó algo la última vez que se añadió algo?
¿Hay una persona, con nombre, que lo sienta suyo?
¿El tiempo previsto está en la agenda o solo en la cabeza?
¿Lo ha probado alguien de la casa en el último mes?
¿Hay un solo sitio para las preguntas abiertas?
¿Sabe quien espera a quién llamar?
¿Se puede parar a medio camino sin estropear nada?
¿La instrucción se entiende sin quien la escribió?
¿Se han previsto diez minutos de margen?
¿Saben todos lo que cuesta un olvido?
¿Se distingue lo urgente de lo que hace ruido?
== myth
@hook 1
{Topic}: todos lo dicen. ¿Quién lo ha comprobado?
{Topic}: una historia redonda con un agujero.
Una verdad a medias también engaña: {topic}.
@lead 1
Una prueba pequeña para una frase grande:
Antes de creerla, o de reírse de ella:
Para ponerla a prueba:
@tip 3
Reunir tres casos que la contradicen y ver qué comparten.
Decirla al revés: ¿suena igual de cierta?
Preguntar a un principiante qué ve; aún no ha aprendido el estribillo.
Mirar su fecha: algunas ideas eran ciertas hace diez años.
Convertirla en apuesta: ¿cuánto se jugaría uno?
Dejarle un rincón en el que acierta; pocas ideas fallan en todo.
Observar quién se calla cuando se dice en voz alta.
Cambiar «siempre» por una cuenta, y quedarse con lo que resulte.
Mirar qué impide probar.
Pedir una fecha, un nombre, un lugar: el rumor no los tiene.
Contar cuántas veces se ha repetido sin haberla visto.
Buscar quién la decía ya antes, y por qué.
== question
@hook 1
{Topic}: las preguntas que da apuro hacer.
Si solo se pudiera preguntar una cosa {about}, sería esta.
Una pregunta franca {about}: ¿qué lo frena?
@lead 1
Muy preguntado, contestado en breve:
Antes de buscar consejo:
Para preguntarse en voz alta:
@tip 3
¿Qué se ha probado ya? Una lista, con el motivo por el que se dejó.
¿A quién le molestaría que se resolviera? Suele haber alguien.
¿Es raro y doloroso, o frecuente y callado? El remedio cambia.
¿Qué se sabe de primera mano? Lo demás se tacha por ahora.
¿Qué parte depende de <usted/ti>? Por ahí se empieza, esta semana.
¿Cómo lo diría un niño? Esas palabras valen.
¿Cuándo no es un problema? Esa hora guarda una pista.
¿Qué se haría con la décima parte del presupuesto? Eso, primero.
¿Qué se da por hecho? Una comprobación basta para saberlo.
¿Quién lo resolvió ya a su manera? Merece una llamada.
¿Cuánto dura cuando aparece? Un reloj contesta mejor que la memoria.
¿Qué pasaría si (se dejara igual|todo siguiera así) un año? (La respuesta ordena las|Ahí se ven las) prioridades.
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
Escribir el pronóstico en una tarjeta y no abrirla hasta el final.
¿Qué día de la semana va en cabeza?
¿Cuántas llamadas hacen falta para cerrar un solo caso?
¿Cuántas veces no hacía falta hacer nada?
¿Qué tiene el caso más largo que no tengan los demás?
Dividir entre el número de clientes: los totales halagan.
Fechar la hoja; un recuento sin fecha envejece mal.
Dejar de contar lo que no ha decidido nada en dos meses.
¿Qué parte se descubrió por casualidad?
¿Cuántos minutos pasan hasta que alguien reacciona?
Poner precio a una hora y volver a leer la hoja.
Compararla con una semana que se recuerde tranquila.
¿Qué caso habría que apartar, y qué dirían entonces los demás?
Dejar que otra persona cuente un día: ¿le sale lo mismo?
Contar también lo que salió bien, para no perder la medida.
¿Qué hora del día reúne más casos?
Dos cifras seguidas un mes entero valen más que diez seguidas dos días.
`;
