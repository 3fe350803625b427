import type { Language } from '../../../text/languages';

/** Phrases, without accents, separated by "|": what raises and lowers the priority of a ticket. */
export interface PriorityCues {
  readonly urgent: string;
  readonly high: string;
  readonly low: string;
}

export const PRIORITY_CUES: Readonly<Record<Language, PriorityCues>> = {
  en: {
    urgent:
      "urgent|urgently|asap|as soon as possible|emergency|immediately|right now|critical|site is down|whole site is down|everything is down|production is down|outage|cannot order anything|nobody can|all our customers|our customers cannot|data loss|lost all our data|hacked|security breach|data breach|lawyer|legal action|cannot sell|can't sell|cannot take orders|cannot take payments|all our shops|all our stores|losing sales|losing money|everyone is blocked|whole team is blocked|all users|all our users|server is down|service is down|completely down|nothing works",
    high: "tomorrow|today|tonight|deadline|locked|locked out|can't log in|cannot log in|unable to log in|blocked|crashes|crash|crashing|cannot work|can't work|broken|damaged|third time|still no answer|unacceptable|furious|last chance|every time|waiting for weeks|since last week|white page|blank page|white screen|black screen|freezes|freeze|frozen|hangs|since this morning|since yesterday|straight away|right away|cannot get in|can't get in|cannot access|can't access|no longer get in|code never comes|error 500|error 502|is on saturday|is on sunday|this weekend|in two days|stopped working|no longer works|fails every time|wrong results",
    low: 'how do i|how can i|how to|where do i find|could you send me|when you have time|no hurry|no rush|just a question|just wondering|not urgent|is there a guide|is there a way|where can i|can i get|could you resend|one day|would be nice|would be great',
  },
  fr: {
    urgent:
      "urgent|urgence|en urgence|au plus vite|des que possible|immediatement|tout de suite|critique|site est en panne|tout est en panne|plus rien ne fonctionne|clients ne peuvent plus|personne ne peut|tous nos clients|perte de donnees|perdu toutes nos donnees|pirate|fuite de donnees|avocat|mise en demeure|impossible de vendre|ne pouvons plus vendre|plus rien vendre|ne pouvons plus encaisser|tous nos magasins|perdons des ventes|perdons de l'argent|toute l'equipe est bloquee|tous les utilisateurs|serveur est en panne|service est en panne|completement en panne|rien ne marche",
    high: "demain|aujourd'hui|ce soir|date limite|bloque|bloquee|impossible de me connecter|plante|plus travailler|ne peux plus travailler|casse|cassee|endommage|abime|troisieme fois|toujours pas de reponse|inacceptable|furieux|furieuse|a chaque fois|a chaque ouverture|depuis des semaines|page blanche|ecran blanc|ecran noir|se fige|fige|gele|depuis ce matin|depuis hier|sur le champ|ne peux plus entrer|plus acceder|n'arrive plus a entrer|code n'arrive plus|erreur 500|erreur 502|est samedi|est dimanche|ce week end|dans deux jours|ne marche plus|ne fonctionne plus|mauvais resultats",
    low: "comment|merci de m'envoyer|pouvez-vous m'envoyer|quand vous aurez le temps|pas presse|pas urgent|rien d'urgent|simple question|ou se trouve|ou trouver|existe t il|y a t il un moyen|puis je avoir|pouvez vous renvoyer|un jour|serait bien|serait super",
  },
  es: {
    urgent:
      'urgente|urgencia|urgentemente|cuanto antes|lo antes posible|inmediatamente|ahora mismo|critico|web esta caida|todo esta caido|nada funciona|clientes no pueden|nadie puede|todos nuestros clientes|perdida de datos|perdido todos los datos|hackeado|fuga de datos|abogado|acciones legales|no podemos vender|no podemos cobrar|todas nuestras tiendas|perdiendo ventas|perdiendo dinero|todo el equipo esta bloqueado|todos los usuarios|servidor esta caido|servicio esta caido|completamente caido|no funciona nada',
    high: 'para manana|manana|hoy|esta noche|fecha limite|bloqueada|bloqueado|no puedo iniciar sesion|no puedo entrar|no podemos trabajar|no puedo trabajar|roto|rota|danado|tercera vez|sigo sin respuesta|inaceptable|furioso|cada vez que|se cierra|desde hace semanas|pagina en blanco|pantalla en blanco|pantalla negra|se congela|se cuelga|colgado|desde esta manana|desde ayer|de inmediato|la cambien ya|lo cambien ya|no puedo acceder|ya no puedo entrar|codigo no llega|error 500|error 502|es el sabado|es el domingo|este fin de semana|en dos dias|dejo de funcionar|ya no funciona|resultados erroneos',
    low: 'como cambio|como puedo|como exporto|como hago|pueden enviarme|podrian enviarme|cuando tengan tiempo|no hay prisa|sin prisa|no es urgente|solo una pregunta|donde esta la opcion|donde encuentro|hay una guia|hay alguna forma|me dais|me podeis enviar|algun dia|estaria bien|seria genial',
  },
};
