import type { Language } from '../../../text/languages';
import { foldAccents } from '../../../text/words';

interface AnswerType {
  readonly name: string;
  /** Questions that ask for it, in texts without accents. */
  readonly asked: Readonly<Record<Language, RegExp>>;
  /** Passages that have it. */
  readonly given: RegExp;
}

/** What kind of fact a question asks for: passages that have one rank higher. */
const ANSWER_TYPES: readonly AnswerType[] = [
  {
    name: '?duration',
    asked: {
      en: /\b(?:when|how (?:long|fast|soon|often)|how many (?:days|weeks|months|years|hours))\b/u,
      fr: /\b(?:quand|combien de (?:temps|jours|semaines|mois|annees|heures)|quels? delais?|delais?)\b/u,
      es: /\b(?:cuando|cuanto (?:tiempo|tarda|tardan|dura)|cuantos (?:dias|meses|anos)|cuantas (?:semanas|horas)|plazo)\b/u,
    },
    given:
      /\b(?:\d+|one|two|three|five|six|ten|un|une|deux|trois|cinq|dos|tres|seis|cinco)\s+(?:(?:working|business)\s+)?(?:minutes?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|minutos?|horas?|dias?|semanas?|mes|meses|anos?)\b/u,
  },
  {
    name: '?amount',
    asked: {
      en: /\b(?:how much|price|cost|costs|pay for|have to pay|free|fee|charge)\b/u,
      fr: /\b(?:combien (?:coute|coutent|faut|dois)|prix|tarif|frais|payante?s?|gratuit(?:e|s|es)?|offert)\b/u,
      es: /\b(?:cuanto (?:cuesta|cuestan|vale|hay)|precio|coste|gastos|gratis|gratuit[oa]s?)\b/u,
    },
    given: /\d\s?(?:€|\$|£|euros?|dollars?|pounds?|dolares)|[€$£]\s?\d|\bfree\b|\bgratuit|\bgratis\b|\bofferts?\b/u,
  },
  {
    name: '?opening',
    asked: {
      en: /\b(?:opening (?:hours|times)|(?:are|do) you open|what time|business hours)\b/u,
      fr: /\b(?:horaires?|heures? d.?ouverture|(?:etes|est)[- ](?:vous|ce) ouvert|a quelle heure|ouvert)\b/u,
      es: /\b(?:horarios?|a que hora|que horas|estan abiertos|abren?|cierran?)\b/u,
    },
    given: /\b(?:monday|lundi|lunes|weekdays|en semaine)\b|\b\d{1,2}\s?(?:am|pm|h)\b/u,
  },
  {
    name: '?phone',
    asked: {
      en: /\b(?:phone|telephone|call you|call us|number to call)\b/u,
      fr: /\b(?:telephone|appeler|numero pour)\b/u,
      es: /\b(?:telefono|llamar|llamarles|numero para)\b/u,
    },
    given: /(?:\d[\s.]?){8,}/u,
  },
];

export function askedTypes(question: string, language: Language): string[] {
  const text = foldAccents(question);
  return ANSWER_TYPES.filter(({ asked }) => asked[language].test(text)).map(({ name }) => name);
}

export function givenTypes(passage: string): string[] {
  const text = foldAccents(passage);
  return ANSWER_TYPES.filter(({ given }) => given.test(text)).map(({ name }) => name);
}
