import type { Language } from '../../../text/languages';

/** Courtesy, and what is asked for: a wish is no praise, a refund no opinion, and "close my account" is not near it. */
const NEUTRAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:please|kindly|(?:best|kind|warm) regards|thank(?:s| you) (?:very much )?(?:in advance|for your (?:help|time|understanding|assistance))|(?:i|we)(?:'d| would) (?:really )?(?:like|love|appreciate|be (?:glad|happy|grateful|thankful))|(?:i|we) (?:wish|hope|want) to|(?:can|could|would|will) you (?:please )?(?:help|assist)|help (?:me|us)|close (?=(?:my|our|the|this)\b)|refund(?:ed)?)\b/giu,
  fr: /(?<!\p{L})(?:(?:je|nous) (?:souhait|désir|appréci)\p{L}*|j'(?:aimer|apprécier)ai[st]?|nous (?:aimer|apprécier)ions|(?:je|nous) ser(?:ais|ions) (?:très )?(?:heureu|ravi|reconnaissant)\p{L}*|s'il (?:vous|te) pla[iî]t|svp|merci (?:d'avance|par avance|pour votre (?:aide|compréhension|retour)|de\b|d')|(?:bien )?cordialement|pourri(?:ez|ons)(?:[- ](?:vous|nous))?|(?:m'|nous |à m'|à nous )aider|aidez-(?:moi|nous)|l'amabilité|la gentillesse|l'obligeance|bien vouloir|rembours\p{L}*)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:por favor|(?:me|nos) (?:gustar|encantar|alegrar)(?:ía|á)|(?:(?:se|te|os|les?)\s)?(?:lo\s)?agrade(?:cería(?:mos)?|ceré|ceremos|cemos|zco)|quisi(?:era|éramos)|querr(?:ía|íamos)|dese(?:o|amos|aría|aríamos)|ruego|gracias (?:de antemano|por adelantado|por su (?:ayuda|tiempo|comprensión)|por \p{L}+r(?:me|nos))|(?:hagan?|haced|haz) el favor de|saludos cordiales|un cordial saludo|(?:me|nos) (?:pueden?|podrían?|podéis) ayudar|(?:pueden?|podrían?) ayudar(?:me|nos)|ayúden(?:me|nos)|tan amables?|reembols\p{L}*)(?!\p{L})/giu,
};

/** The text with blanks for what is no opinion in a ticket. */
export function blankNeutralWords(text: string, language: Language): string {
  return text.replaceAll('’', "'").replaceAll(NEUTRAL[language], (found) => ' '.repeat(found.length));
}
