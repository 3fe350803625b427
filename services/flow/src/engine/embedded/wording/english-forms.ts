import type { LanguageForms, StatementKind } from './language-forms';
import { listItems } from './list-items';

const RELATIVE = /(?<!^)\b(?:that|who|which|whose|where|when|because|with|of|without)\b/i;
const SUBJECT =
  /^(?:they|it|you|we|he|she|i|nobody|no one|everyone|everybody|people|there|this|that|nothing|everything)\b/i;
const VERB =
  /(?<!^)\b(?:is|are|was|were|isn't|aren't|has|have|had|can|can't|cannot|could|do|don't|does|doesn't|did|didn't|will|won't|never|always|often|go|goes|come|comes|take|takes|get|gets|give|lose|loses|sent|want|need|make|makes|cost|costs)\b/i;
/** "invoices wait", "the deck takes two": a plural and a word that is none, or a third person before a determiner. */
const PLURAL_VERB =
  /^(?:\p{L}[\p{L}'-]* ){0,3}\p{L}+[^s\W]s (?!(?:at|in|on|for|from|of|to|and|or|by|over|under|every|per|about|after|before|between|made|done|without|with)\b)\p{Ll}{3,}(?<!s|ed|ing)\b/u;
const SINGULAR_VERB =
  /(?<!^)\b\p{L}{2,}[^s\W]s (?:a|an|the|its|their|his|her|again|too|late|early|up|out|down|two|three|\d)\b/u;
/** Nouns in -s or phrases that begin like one. */
const GERUND = /^\p{L}+ing\b/u;

function kindOf(text: string): StatementKind {
  if (SUBJECT.test(text)) return 'clause';
  const head = text.slice(0, RELATIVE.exec(text)?.index ?? text.length);
  if (VERB.test(head) && !GERUND.test(text)) return 'clause';
  if (GERUND.test(text) && !VERB.test(head) && !SINGULAR_VERB.test(head)) return 'noun';
  if (PLURAL_VERB.test(head) || SINGULAR_VERB.test(head)) return 'clause';
  return head.trim().split(/\s+/).length <= 4 ? 'noun' : 'unknown';
}

export const englishForms: LanguageForms = {
  topic: (text, article) => (article === 'the' ? `the ${text}` : text),
  about: (topic) => `about ${topic}`,
  aboutVerb: (topic) => `about ${topic}`,
  thing: (text, article) => (article && !/^(?:an?|the) /i.test(text) ? `${article} ${text}` : text),
  people: (text, article) => (englishForms.isPlural(text) ? text : `${article || 'the'} ${text}`),
  kindOf,
  when: (statement, kind) => {
    if (kind === 'clause') return `when ${statement}`;
    return kind === 'noun' ? `when the problem is ${statement}` : `when the problem is “${statement}”`;
  },
  articles: /(?:^|[\s"“(])(the|an?)\s$/i,
  question: /\b(how to|how|what|why|when)\s$/i,
  noThing: /^(?:it|pricing|we|i|then|free|costs?|starts?|from)\b|^(?:\w+ )?(?:days?|weeks?|months?|years?)$/i,
  pronoun: /^(?:today |now )?they\s/i,
  somebody: 'people',
  clauseBounds: /[,;:.!?()"“”—–]|\b(?:because|that|and|or|but|so|since|while|if|when)\b/gi,
  noSubject:
    /^(?:(?:about|with|without|by|from|of|the|an?|in|on|also|sometimes|often|today|now|then|their|our|my)\s*)*$/i,
  isPlural: (text) =>
    /(?:(?<!s)s|people|men|women|children|counsel)$/i.test(
      text.split(/ (?:who|that|of|in|from|at|with|and)\b| \(/)[0] ?? '',
    ),
  list: (items) => listItems(items, 'and'),
  join: (before, value) => before + value,
  free: /\bfree\b|\btrial\b|costs nothing/i,
};
