import type { Language } from '../../../text/languages';

/** What a sentence without accents says, in lower case. */
export interface MomentPhrases {
  readonly decision: RegExp;
  /** "We have not decided", "did we decide?" */
  readonly noDecision: RegExp;
  /** The speaker will do it. */
  readonly promise: RegExp;
  /** The same of the present tense, with a day: "je vous l'envoie demain". */
  readonly datedPromise: RegExp;
  /** Somebody else should do it; with a name before it or the next speaker as the owner. */
  readonly request: RegExp;
  /** It has to be done, without saying by whom. */
  readonly duty: RegExp;
  /** Makes a duty a thought: "maybe we should …". */
  readonly hedge: RegExp;
  /** Things to answer at once rather than to do later. */
  readonly noTask: RegExp;
  readonly objection: RegExp;
  readonly noObjection: RegExp;
  /** "… will", after a name. */
  readonly assigned: string;
}

export const PHRASES: Readonly<Record<Language, MomentPhrases>> = {
  en: {
    decision:
      /\b(?:we(?: have|'ve)? (?:all )?(?:decided|agreed|settled|approved|chosen)|it (?:is|was|has been)(?: now)? (?:decided|agreed|approved)|(?:the|our|final) decision(?: is|:)|decision:|let's go (?:with|for|ahead)|we(?:'ll| will| are going to|'re going to) go (?:with|for|ahead)|we(?:'re| are) going with|that(?:'s| is) (?:decided|settled|approved)|approved\b|it's a deal|we have a deal|we opt for|agreed to|we(?:'ll| will)? (?:stick|stay) with|(?:is|are|stays?|goes) on hold|(?:is|are) (?:postponed|cancelled|canceled|confirmed)|(?:that's|that is|it's|this is) (?:final|definite|official))/u,
    noDecision:
      /\b(?:not|never|haven't|hasn't|didn't|yet to|before we|until we|if we|should we|have we|did we)\b[^.,;]{0,30}\b(?:decide|decided|agree|agreed|approve|approved|settled)\b/u,
    promise:
      /\bi(?:'ll| will| am going to|'m going to| need to| have to| must| can take care of| take care of)\s+(?!be\b|see\b|say\b|think\b|admit\b|ask you\b|have\b|not\b|never\b|go now\b|leave\b|stop\b|try to understand\b|know\b)\p{L}+|\blet me (?:send|check|prepare|share|write|call|book|schedule|get back|come back)\b|\bi'm on it\b|\byou(?:'ll| will) (?:have|get|receive) (?:it|them|that|the)\b/u,
    datedPromise: /\bi(?:'m| am) (?:sending|calling|writing|preparing|meeting|finishing|shipping|visiting)\b/u,
    request: /\b(?:can you|could you|would you|will you|please|you (?:need|have) to|i need you to|you should)\b/u,
    hedge: /\b(?:maybe|perhaps|possibly)\b/u,
    duty: /\b(?:we (?:need|have) to|we must|we should|(?:someone|somebody|one of us) (?:has to|needs to|should|must|ought to|will have to)|action item|to-?do|next step)\b/u,
    noTask:
      /\b(?:can|could|would|please) (?:you )?(?:please )?(?:hear|see|repeat|say|explain|tell|speak|imagine|confirm you|wait|hold|go ahead|remind me what)\b|\bplease (?:go ahead|hold|wait)\b|\bwould you (?:like|say|agree|prefer)\b|\bwill you be\b/u,
    objection:
      /\b(?:too (?:expensive|pricey|complicated|risky|long|slow|early|high)|cheaper|worried|worries (?:me|us)|concern(?:s|ed)?\b|not (?:so |really |quite )?(?:sure|convinced|comfortable|happy|interested)|(?:the|my|our|one|a) (?:problem|issue|worry|difficulty|doubt)\b|hesitant|fears?\b|afraid|steep|can't afford|cannot afford|no budget|don't have (?:the|a) budget|over budget|competitor|doubt|risky|already (?:use|have|work with)|not the right time|don't see (?:the|why|how)|unreliable|don't (?:love|like)|not a fan|holding us back|blocker|deal-?breaker|push ?back|disagree|(?:more than|above what|beyond what) we (?:can|could|want to|wanted to|planned to) (?:spend|pay|afford|invest)|out of (?:our )?(?:reach|(?:price|budget) range|budget)|beyond our (?:means|budget)|above our budget)/u,
    noObjection:
      /\b(?:no (?:problem|issue|concern|doubt|worries)s?|not (?:a|an) (?:problem|issue|concern)|i'm afraid (?:i|we|not|so|that)\b|don't worry|without (?:a )?(?:problem|doubt))\b/u,
    assigned: String.raw`(?:will|is going to|should|has to|needs to|takes care of|must)\s+(?!not\b|never\b|be\b)\p{L}`,
  },
  fr: {
    decision:
      /\b(?:on a decide|nous avons decide|(?<!qu'|quand |si |comment |ou )(?:on decide|nous decidons) (?:donc )?(?:de|d'|que|qu')|a ete decide|il est decide|c'est (?:decide|valide|acte|adopte|approuve|entendu|definitif|officiel|arrete|tranche)|la decision est(?: prise)?|decision :|on (?:part|partira) sur|on retient|nous retenons|on valide|nous validons|on choisit|on est d'accord (?:pour|sur)|nous sommes d'accord (?:pour|sur)|on s'est mis d'accord|convenu (?:de|que)|on opte pour|nous optons|on va partir sur|marche conclu|on (?:garde|reste sur|reporte|annule)|(?:est|sont) (?:reportee?s?|annulee?s?|confirmee?s?|mise?s? en pause))/u,
    noDecision:
      /\b(?:pas|jamais|pas encore|avant de|si on|si nous|faut-il|doit-on|avons-nous|a-t-on)\b[^.,;]{0,30}\b(?:decid\p{L}+|valid\p{L}+|choisi\p{L}*|decision)\b/u,
    promise:
      /\bje (?:vais|vous|t'|te|m'occupe|me charge|m'en charge|dois|reviens vers|prepare|prepare|prends en charge|fais suivre)\s*(?!etre\b|voir\b|dire\b|ecoute\b|entends\b|comprends\b|remercie\b|suis\b|laisse\b|derange\b|avoue\b|rassure\b|propose\b|confirme que\b|demande\b)\p{L}+|\bj'(?:envoie|enverrai|appelle|appellerai|ecris|prepare|preparerai|organise|planifie|ajoute|verifie|m'en occupe)\b|\bje (?:\p{L}+erai|\p{L}+irai|ferai|reviendrai|mettrai|prendrai)\b|\bil faut que je\b|\bje m'(?:occupe|en occupe|en charge)\b/u,
    datedPromise:
      /\bje (?:(?:te|vous|lui|leur|t'|l')? ?(?:le|la|les|l')\s?\p{L}+e|(?:te|vous|lui|leur) \p{L}+e|t'\p{L}+e)\b/u,
    request:
      /\b(?:peux-tu|tu peux|pourrais-tu|tu pourrais|pouvez-vous|vous pouvez|pourriez-vous|vous pourriez|merci de|tu dois|vous devez|il faut que (?:tu|vous)|je te laisse|je vous laisse|s'il (?:te|vous) plait|(?:vous|te) (?:derangerait|ennuierait) de|auriez-vous (?:l'amabilite|la gentillesse) de)\b/u,
    hedge: /\b(?:peut-etre|eventuellement)\b/u,
    duty: /\b(?:il faut(?! que (?:je|tu|vous))|on doit|nous devons|il faudrait|quelqu'un (?:doit|devrait|devra)|on devrait|a faire|prochaine etape|action :)\b/u,
    noTask:
      /\b(?:entendre|m'entend\p{L}*|repeter|expliquer|me dire|nous dire|preciser|patienter|imaginer|merci d'(?:etre|avoir)|vous voyez|tu vois|faut-il)\b/u,
    objection:
      /\b(?:trop (?:cher|chere|complique|risque|long|lent|tot|eleve)|moins cher|m'inquiete|nous inquiete|inquiets?|inquietude|pas (?:tres |vraiment )?(?:sure?|convaincue?|certaine?|a l'aise|interesse)|(?:le|mon|notre|un) (?:probleme|souci|frein|doute)\b|craint?e?s?\b|craign\p{L}+|peur (?:que|de)|pas (?:le|de) budget|hors budget|concurrent|hesit\p{L}+|risque(?:s|)\b|deja (?:un|une) (?:outil|solution|prestataire|contrat)|pas le bon moment|pas fiables?|ne vois pas (?:l'interet|pourquoi)|pas d'accord|reticen\p{L}+|peu fiables?|n'aime pas|pas fan|nous freine|nous bloque|au-dessus de (?:nos moyens|notre budget|ce qu)|plus que ce qu|hors de (?:prix|notre portee)|pas dans nos moyens|depasse (?:notre|le) budget)/u,
    noObjection:
      /\b(?:pas de (?:souci|probleme|risque)s?|aucun (?:souci|probleme)|sans (?:souci|probleme|doute)|pas un probleme|ne vous inquietez pas|t'inquiete|regle le probleme)\b/u,
    assigned: String.raw`(?:va|doit|devra|s'occupe|se charge|prend en charge|fera|enverra|preparera)\s+\p{L}`,
  },
  es: {
    decision:
      /\b(?:hemos (?:decidido|acordado|aprobado|elegido|quedado)|se ha (?:decidido|acordado|aprobado)|se (?:decidio|acordo|aprobo)|decidimos|acordamos|la decision (?:es|final)|decision:|queda (?:aprobad[oa]|decidid[oa]|acordad[oa])|esta (?:decidido|aprobado)|quedamos en|vamos con|nos quedamos con|optamos por|aprobad[oa]\b|estamos de acuerdo en|trato hecho|es (?:definitivo|oficial)|(?:se|queda) (?:aplaza|cancela|pospone|aplazad[oa]|cancelad[oa]|confirmad[oa]|en pausa))/u,
    noDecision:
      /\b(?:no|nunca|aun no|todavia no|antes de|si|tenemos que|hay que)\b[^.,;]{0,30}\b(?:decidid\p{L}*|decidir|acordad\p{L}*|aprobad\p{L}*)\b/u,
    promise:
      /\b(?:voy a|me encargo|me ocupo|tengo que|debo)\s+(?!ser\b|ver\b|decir\b|estar\b|pensar\b|admitir\b|irme\b)\p{L}+|\b(?:le|les|te|os|lo|la|se lo|me)? ?(?:\p{L}+(?:are|ere|ire)|hare|pondre|tendre listo|dire a)\b(?! (?:es|fue))|\byo (?:me encargo|lo hago|preparo|envio)\b/u,
    datedPromise: /\b(?:(?:te|os|le|les|se) )?(?:lo|la|los|las|te|os|le|les) (?!n?o\b)\p{L}+o\b/u,
    request:
      /\b(?:puedes|podrias|puede usted|podria usted|pueden|podrian|por favor|tienes que|tiene que|necesito que|deberias|te encargas|(?:te|le|os|les) importaria|ser(?:ia|ias|ian) tan amables? de)\b|(?:^|[¿,;:]\s*)(?:(?:me|nos|le|les) )?(?:l[oa]s? )?(?:puede|podria) (?!ser\b|haber\b|estar\b)\p{L}+[aei]r(?:me|nos|les?|l[oa]s?|mel[oa]s?|nosl[oa]s?|sel[oa]s?)?\b[^?]{0,300}\?|\b(?:puede|podria) \p{L}+[aei]r(?:me|nos|mel[oa]s?|nosl[oa]s?)\b[^?]{0,300}\?/u,
    hedge: /\b(?:quizas?|tal vez|a lo mejor|acaso)\b/u,
    duty: /\b(?:tenemos que|hay que|debemos|deberiamos|habria que|alguien (?:tiene que|tendria que|deberia|debe)|proximo paso|pendiente:)\b/u,
    noTask:
      /\b(?:oir|oirme|escucharme|escuchas|oyes|repetir|explicar|explicarme|decirme|contarme|imaginar|esperar|digame|pase)\b/u,
    objection:
      /\b(?:demasiado (?:caro|cara|complicado|arriesgado|largo|lento|pronto|alto)|mas barat[oa]|me preocupa|nos preocupa|preocupad[oa]s?|preocupacion|no (?:estoy|estamos) (?:muy |del todo )?(?:segur[oa]s?|convencid[oa]s?|de acuerdo)|(?:el|mi|nuestro|un) (?:problema|inconveniente)\b|no me convence|tem(?:o|e|en|emos)\b|miedo|no (?:tenemos|hay) presupuesto|fuera de presupuesto|competidor|competencia|dudo|dudas\b|arriesgad[oa]|riesgo|ya (?:tenemos|usamos|trabajamos)|no (?:me|nos) interesa|no es (?:el|buen) momento|no (?:es|son) fiables?|no veo|no me gusta|nos frena|nos bloquea|mas de lo que (?:podemos|queremos|pensabamos)|(?:por encima|se sale|fuera) de (?:nuestro|el) presupuesto|no nos lo podemos permitir|fuera de (?:nuestro )?alcance)/u,
    noObjection:
      /\b(?:sin (?:problemas?|dudas?|riesgo)|ningun (?:problema|riesgo)|no hay (?:problema|dudas?)|no se preocupe|no te preocupes|no es (?:un )?problema)\b/u,
    assigned: String.raw`(?:va a|debe|tiene que|se encarga|se ocupa|enviara|preparara|hara)\s+\p{L}`,
  },
};
