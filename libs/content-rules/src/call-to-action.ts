import type { Language } from './rules';

/** Verbs that ask the reader to do something next. Word beginnings: "réservez", "réserver". */
const ASKS: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])(?:write|arrange|drop|book|call|ask|reply|answer|try|start|contact|download|sign up|subscribe|visit|send|come|read|get|join|request|order|comment|share|tell|follow|see|click|register|talk|e-?mail|message)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:écri|contact|appel|réserv|essa[iy]|demand|télécharg|inscri|abonn|découvr|répond|envo[iy]|ven(?:ez|ir)|viens|rejoi|command|comment|partag|racont|parl|suiv|cliqu|prenez|prends|di(?:tes|s)(?![\p{L}])|pass(?:ez|e)(?![\p{L}])|pos(?:ez|e)(?![\p{L}])|voi[rs]|voyez)/iu,
  es: /(?<![\p{L}])(?:escr[ií]b|contact|ll[aá]m|reserv|prueb|prob|p[ií]d|ped|solicit|descarg|inscr[ií]b|suscr[ií]b|descubr|respond|env[ií]|ven(?:ga|ir)?(?![\p{L}])|[uú]n[ea]|compart|coment|cu[eé]nt|cont|h[aá]bl|s[ií]g|mir|pregunt|d[ií]g|dime|h[aá][gz]|pas[ae])/iu,
};

/** Whether a text asks its reader to do something, or gives an address to go to. */
export function asksForAction(text: string, language: Language): boolean {
  return ASKS[language].test(text) || /https?:\/\/|\S@[^\s@]+\.\S/.test(text);
}
