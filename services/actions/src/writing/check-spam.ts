import { findUrls } from '../text/find-links';
import type { Language } from '../text/languages';
import { foldAccents } from '../text/words';
import { SPAM_EXPRESSIONS } from './spam-words';

export interface SpamCheck {
  /** 0 (nothing found) to 10. */
  readonly score: number;
  /** What was found: the expression or the rule, as it counts. */
  readonly found: readonly string[];
}

/** Points of the rules; an expression of the list counts one and a half. */
const EXPRESSION_POINTS = 1.5;
const RULES: readonly {
  readonly name: string;
  readonly points: number;
  applies(subject: string, body: string): boolean;
}[] = [
  { name: 'words in capitals', points: 2, applies: (s, b) => (`${s} ${b}`.match(/\b\p{Lu}{5,}\b/gu)?.length ?? 0) > 1 },
  { name: 'subject in capitals', points: 3, applies: (s) => s.length > 8 && s === s.toUpperCase() },
  { name: 'several exclamation marks', points: 2, applies: (s, b) => (`${s}${b}`.match(/!/gu)?.length ?? 0) > 2 },
  { name: 'exclamation mark in the subject', points: 1, applies: (s) => s.includes('!') },
  { name: 'subject pretends to be an answer', points: 3, applies: (s) => /^(?:re|fwd?|tr|rv)\s?:/iu.test(s) },
  { name: 'more than two links', points: 2, applies: (_, b) => findUrls(b).length > 2 },
  { name: 'currency signs in the subject', points: 1, applies: (s) => /[$€£]/u.test(s) },
  { name: 'very long subject', points: 1, applies: (s) => s.length > 70 },
];

/** What a spam filter would weigh in a text, by rules that can be read above. */
export function checkSpam(subject: string, body: string, language: Language): SpamCheck {
  const text = ` ${foldAccents(`${subject}\n${body}`).replaceAll('’', "'").replace(/\s+/gu, ' ')} `;
  const expressions = SPAM_EXPRESSIONS[language].filter((expression) => containsWords(text, expression));
  const rules = RULES.filter(({ applies }) => applies(subject, body));
  const points = expressions.length * EXPRESSION_POINTS + rules.reduce((sum, rule) => sum + rule.points, 0);
  return { score: Math.min(10, points), found: [...expressions, ...rules.map(({ name }) => name)] };
}

function containsWords(text: string, expression: string): boolean {
  for (let at = text.indexOf(expression); at !== -1; at = text.indexOf(expression, at + 1)) {
    if (/[^\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && /[^\p{L}\p{N}]/u.test(text[at + expression.length] ?? ' '))
      return true;
  }
  return false;
}
