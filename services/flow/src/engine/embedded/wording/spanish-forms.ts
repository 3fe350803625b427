import type { LanguageForms, StatementKind } from './language-forms';
import { listItems } from './list-items';

const CLAUSE_OPENING = /^(?:cómo|qué|por qué|cuándo|cuánto|cuánta|dónde|quién|cuál)/i;
const INFINITIVE = /^\p{L}+(?:ar|er|ir)(?:se)?$/iu;
const NO_INFINITIVE =
  /^(?:lugar|hogar|bar|mar|azúcar|dólar|taller|mujer|alquiler|ayer|líder|poder|deber|placer|militar|familiar|celular|par|pilar)$/i;
const FEMININE = /(?:a|ión|dad|tad|tud|ez|umbre|ie|sis)$/i;
const MASCULINE = /(?:o|or|aje|ón|ema|oma|al|el|il|ín)$/i;

const SUBJECT =
  /^(?:nadie|se|no|les?|la gente|hay|me|ellos|ellas|todo|nada|muchos|muchas|son|es|está|están)(?![\p{L}])/iu;
const RELATIVE = /(?<!^)\b(?:que|quien|donde|cuando|porque|mientras|si)\b/i;
const VERB =
  /(?<!^)(?<![\p{L}])(?:no|se|nunca|siempre|es|son|está|están|tiene|tienen|hay|puede|pueden|ha|han|era|cuesta|cuestan|dura|baja|sube|cambia|tarda|tardan|suena|paran|lo|les)(?![\p{L}])/iu;
const PLURAL_VERB = /s (?!orden|imagen|examen|bien|también|gran|plan|pan)\p{L}{2,}(?:an|en)(?![\p{L}])/iu;
const FIRST_VERB = /^(?!orden|imagen|examen|bien|también|gran|plan|pan)\p{L}{2,}(?:an|en)\s/iu;

function kindOf(text: string): StatementKind {
  if (SUBJECT.test(text) || FIRST_VERB.test(text)) return 'clause';
  const head = text.slice(0, RELATIVE.exec(text)?.index ?? text.length);
  if (VERB.test(head) || PLURAL_VERB.test(head)) return 'clause';
  return head.trim().split(/\s+/).length <= 4 ? 'noun' : 'unknown';
}

/** "Les cuesta …", "(ya) no encuentran …": the subject stands in an earlier sentence. */
const TO_THEM = /^les (?!\p{L}+(?:an|en)(?![\p{L}]))\p{L}/iu;
const THEY =
  /^(?:ya )?(?:no )?(?:se )?(?!orden|imagen|examen|bien|también|gran|plan|pan|margen|volumen|resumen|origen|joven|virgen)\p{L}{2,}(?:an|en)\s/iu;

function nameSubject(text: string, sentence: string, customers: string): string {
  if (!TO_THEM.test(sentence) && !THEY.test(sentence)) return text;
  if (TO_THEM.test(text)) return `${join('a ', customers)} ${text}`;
  return THEY.test(text) ? `${customers} ${text}` : text;
}

const firstWord = (text: string) => /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
const isAction = (text: string, article: string) =>
  article === '' && INFINITIVE.test(firstWord(text)) && !NO_INFINITIVE.test(firstWord(text));

function definite(text: string, article: string): string {
  const plain = article.toLowerCase();
  if (/^(?:el|la|los|las)$/.test(plain)) return `${plain} ${text}`;
  if (/^(?:al|del|un)$/.test(plain)) return `el ${text}`;
  if (plain === 'una') return `la ${text}`;
  if (plain === 'unos' || plain === 'unas') return `${plain === 'unos' ? 'los' : 'las'} ${text}`;
  return guessArticle(text);
}

/** By the endings of the noun and of the adjective behind it. */
function guessArticle(text: string): string {
  const [head = '', next = ''] = text.split(/\s+/);
  for (const word of [next, head]) {
    if (/as$/i.test(word) || /(?:iones|dades)$/i.test(word)) return `las ${text}`;
    if (/os$/i.test(word) || /(?:ones|ores)$/i.test(word)) return `los ${text}`;
  }
  if (/s$/i.test(head)) return text;
  if (MASCULINE.test(head) && !/ión$/i.test(head)) return `el ${text}`;
  return FEMININE.test(head) ? `la ${text}` : text;
}

/** de + el, a + el. */
function join(before: string, value: string): string {
  const meets = /(?<![\p{L}])(de|a)\s$/iu.exec(before);
  if (!meets || !/^el\s/.test(value)) return before + value;
  return `${before.slice(0, meets.index)}${meets[1]}l ${value.slice(3)}`;
}

export const spanishForms: LanguageForms = {
  topic: (text, article) => {
    if (CLAUSE_OPENING.test(text)) return text;
    return isAction(text, article) ? text : definite(text, article);
  },
  about: (topic, text, article) => (isAction(text, article) ? `sobre cómo ${text}` : `sobre ${topic}`),
  aboutVerb: (topic, text, article) => (isAction(text, article) ? `de cómo ${text}` : join('de ', topic)),
  thing: (text, article) => {
    const plain = article.toLowerCase();
    if (plain === '' || /^(?:una?|el|la|los|las|unos|unas) /i.test(text)) return text;
    return plain === 'al' || plain === 'del' ? `el ${text}` : `${plain} ${text}`;
  },
  people: (text, article) => {
    if (/^(?:los|las|el|la)$/i.test(article)) return `${article.toLowerCase()} ${text}`;
    return spanishForms.isPlural(text) ? guessArticle(text) : definite(text, article);
  },
  kindOf,
  when: (statement, kind) => {
    if (kind === 'clause') return `cuando ${statement}`;
    return kind === 'noun' ? join('frente a ', statement) : `ante el problema «${statement}»`;
  },
  articles: /(?:^|[\s«(])(el|la|los|las|un|una|unos|unas|al|del)\s$/i,
  question: /(?:^|\s)(cómo|qué|por qué|cuándo|cuánto)\s$/i,
  noThing: /^(?:luego|gratis|desde|son|cuesta|sin)\s|^(?:\w+ )?(?:días?|semanas?|meses?|años?)$/i,
  pronoun: /^(?:hoy )?(?:ellos|ellas)\s/i,
  nameSubject,
  somebody: 'la gente',
  clauseBounds: /[,;:.!?¿¡()«»“”—–]|(?<![\p{L}])(?:porque|que|y|e|o|pero|pues|cuando)(?![\p{L}])/giu,
  noSubject:
    /^(?:(?:el|la|los|las|un|una|unos|unas|de|del|al|a|con|sin|por|en|sobre|hoy|ahora|siempre|también|es|lo)\s*)*$/i,
  isPlural: (text) => /^[\p{L}-]+s(?![\p{L}])/iu.test(text),
  list: (items) => listItems(items, 'y'),
  join,
  free: /\bgratis\b|\bgratuit[oa]s?\b|\bprueba\b/i,
};
