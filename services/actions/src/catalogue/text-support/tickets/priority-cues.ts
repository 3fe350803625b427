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
      'urgent|urgently|asap|as soon as possible|emergency|immediately|right now|critical|site is down|whole site is down|everything is down|production is down|outage|cannot order anything|nobody can|all our customers|our customers cannot|data loss|lost all our data|hacked|security breach|data breach|lawyer|legal action',
    high: "tomorrow|today|tonight|deadline|locked|locked out|can't log in|cannot log in|unable to log in|blocked|crashes|crash|crashing|cannot work|can't work|broken|damaged|third time|still no answer|unacceptable|furious|last chance|every time|waiting for weeks|since last week",
    low: 'how do i|how can i|how to|where do i find|could you send me|when you have time|no hurry|no rush|just a question|just wondering|not urgent',
  },
  fr: {
    urgent:
      'urgent|urgence|en urgence|au plus vite|des que possible|immediatement|tout de suite|critique|site est en panne|tout est en panne|plus rien ne fonctionne|clients ne peuvent plus|personne ne peut|tous nos clients|perte de donnees|perdu toutes nos donnees|pirate|fuite de donnees|avocat|mise en demeure',
    high: "demain|aujourd'hui|ce soir|date limite|bloque|bloquee|impossible de me connecter|plante|plus travailler|ne peux plus travailler|casse|cassee|endommage|abime|troisieme fois|toujours pas de reponse|inacceptable|furieux|furieuse|a chaque fois|a chaque ouverture|depuis des semaines",
    low: "comment|merci de m'envoyer|pouvez-vous m'envoyer|quand vous aurez le temps|pas presse|pas urgent|rien d'urgent|simple question|ou se trouve|ou trouver",
  },
  es: {
    urgent:
      'urgente|urgencia|urgentemente|cuanto antes|lo antes posible|inmediatamente|ahora mismo|critico|web esta caida|todo esta caido|nada funciona|clientes no pueden|nadie puede|todos nuestros clientes|perdida de datos|perdido todos los datos|hackeado|fuga de datos|abogado|acciones legales',
    high: 'para manana|manana|hoy|esta noche|fecha limite|bloqueada|bloqueado|no puedo iniciar sesion|no puedo entrar|no podemos trabajar|no puedo trabajar|roto|rota|danado|tercera vez|sigo sin respuesta|inaceptable|furioso|cada vez que|se cierra|desde hace semanas',
    low: 'como cambio|como puedo|como exporto|como hago|pueden enviarme|podrian enviarme|cuando tengan tiempo|no hay prisa|sin prisa|no es urgente|solo una pregunta|donde esta la opcion|donde encuentro',
  },
};
