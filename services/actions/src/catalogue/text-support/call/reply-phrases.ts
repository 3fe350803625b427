import type { Language } from '../../../text/languages';

/** What an answer to a request or to a proposal says; of sentences without accents, in lower case. */
export interface ReplyPhrases {
  /** The speaker cannot or does not want to. */
  readonly refusal: RegExp;
  /** Regret or a bare "no", which another word may outweigh. */
  readonly weakRefusal: RegExp;
  readonly consent: RegExp;
  /** A promise that names nothing: "I'll do that". It belongs to the request before. */
  readonly bareGoodWill: RegExp;
  /** "So we go with it, agreed?": a decision once another agrees. */
  readonly proposal: RegExp;
  /** Words before a promise that make it none: "I can't say that I will …". */
  readonly noPromise: RegExp;
}

export const REPLIES: Readonly<Record<Language, ReplyPhrases>> = {
  en: {
    refusal:
      /\b(?:can't|cannot|can not|won't|will not|couldn't|unable|not able|not going to|no time|don't have (?:the |any )?time|not possible|impossible|rather not|afraid not|not me|no way|too busy|swamped|i'm (?:off|away|out|abroad|travelling|traveling|on (?:holiday|holidays|vacation|leave)))\b/u,
    weakRefusal: /\b(?:sorry|unfortunately)\b|^(?:no|nope|nah)\b(?!,? (?:problem|worries|issue|trouble|doubt))/u,
    consent:
      /^(?:(?:ok|okay|oh|well|and),? )?(?:yes|yeah|yep|sure|agreed|ok|okay|deal|fine|right|correct|exactly|absolutely|of course|no problem|no worries|will do|done|perfect|great|sounds good|with pleasure|gladly|certainly)\b/u,
    bareGoodWill:
      /\bi(?:'ll| will| can| could) (?:gladly |happily |then )?(?:do|take|handle|take over|take care of|see to|look after) (?:it|that|this|them|those)\b|\bi'm on it\b|\bleave (?:it|that) (?:to|with) me\b/u,
    proposal:
      /^(?:so|ok|okay|then|alright|all right|right|good|well),? (?:then |so )?(?:we|let's|it's)\b.*,? (?:agreed|right|ok|okay|deal|yes|correct|fine|everyone)\s?\?$/u,
    noPromise:
      /\b(?:can't|cannot|couldn't|don't|didn't|won't|not|never|unless|whether)\b[^.;,]{0,40}\bi(?:'ll| will| am going to|'m going to)\b|\bi(?:'m| am| was) not going to\b|\bi (?:don't|do not|didn't) (?:need|have) to\b/u,
  },
  fr: {
    refusal:
      /\b(?:peux pas|peut pas|pourrai pas|pourrais pas|vais pas pouvoir|pas le temps|pas de temps|pas possible|pas etre possible|impossible|pas dispo(?:nible)?|pas moi|malheureusement non|prefere pas|prefererais pas|deborde|debordee|(?:suis|serai) (?:en (?:conges?|vacances|deplacement|voyage|arret)|absente?|prise?|pas la))\b/u,
    weakRefusal: /\b(?:desole|desolee|malheureusement)\b|^non\b/u,
    consent:
      /^(?:(?:ok|bon|et|ah),? )?(?:oui|ouais|d'accord|ok|valide|parfait|entendu|exactement|exact|c'est bon|ca marche|bien sur|pas de (?:souci|probleme)|avec plaisir|tres bien|absolument|tout a fait|volontiers|bien)\b/u,
    bareGoodWill:
      /\bje (?:m'en (?:occupe|charge|occuperai|chargerai)|peux m'en (?:occuper|charger)|vais (?:le|la|les) faire|(?:le|la|les) (?:fais|ferai|prends)|m'y colle|prends)\b|\blaisse(?:z)?-(?:moi|le-moi)\b/u,
    proposal:
      /^(?:donc|alors|bon|ok|bien),? (?:donc |alors )?(?:on|nous|c'est)\b.*,? (?:d'accord|ok|valide|c'est valide|c'est bon|ca marche|oui|entendu|tout le monde|non)\s?\?$/u,
    noPromise:
      /\bje n(?:e |')[^.;,]{0,30}\b(?:pas|plus|jamais|rien)\b|\b(?:pas|jamais) (?:sur|certain|promettre|garantir)e? (?:que|de)\b/u,
  },
  es: {
    refusal:
      /\bno (?:puedo|podre|podria|voy a poder|me da tiempo|me va a dar tiempo|me dara tiempo|tengo tiempo|me es posible|es posible|va a ser posible|llego)\b|\b(?:imposible|prefiero no|preferiria no|yo no|estoy (?:de (?:vacaciones|viaje|baja|permiso)|fuera|liad[oa]|desbordad[oa]))\b/u,
    weakRefusal:
      /\b(?:lo siento|por desgracia|desgraciadamente|lamentablemente)\b|^no\b(?!,? (?:hay |te )?(?:problema|preocupes))/u,
    consent:
      /^(?:(?:ah|bueno|pues),? )?(?:si|vale|de acuerdo|ok|claro|perfecto|exacto|hecho|por supuesto|sin problema|desde luego|muy bien|bien|con mucho gusto|no hay problema|correcto)(?!\p{L})/u,
    bareGoodWill:
      /\b(?:me (?:encargo|ocupo|encargare|ocupare)|(?:yo )?(?:lo|la|los|las) (?:hago|hare|cojo|tomo)|dejamelo)\b/u,
    proposal:
      /^¿?(?:entonces|pues|bueno|asi que|bien),? .*,? ¿?(?:de acuerdo|vale|no|ok|verdad|correcto|si|todos)\s?\?$/u,
    noPromise:
      /\bno (?:me |te |le |lo |la |os |les |se lo )?(?:voy a|tengo que|debo|puedo|\p{L}+(?:are|ere|ire)\b)|\bno (?:puedo|se|creo)[^.;,]{0,30}\b(?:que|si)\b/u,
  },
};
