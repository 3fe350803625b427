import { lexicons } from './lexicon';
import type { Passage } from './passage';

/** The author says that they do not do, or do not serve, what the passage names. */
export function isRefused({ sentence, start, section, end }: Passage): boolean {
  if (section === 'voice' || (section === 'pains' && /^["\u201c«]/.test(sentence.folded.slice(start)))) return false;
  const { refusal, negation } = lexicons[sentence.language];
  if (section !== 'pains' && negation.test(clauseBefore(sentence.folded, start).replace(RELATIVE, ''))) return true;
  if (section !== 'pains' && DENIAL.test(clauseBefore(sentence.folded, start))) return true;
  return refusal.test(sentence.folded.slice(0, start)) || refusal.test(sentence.folded.slice(start, end));
}

/** "…, not in housing": what is denied behind a comma, without a verb. */
const DENIAL =
  /^\s*(?:no|not|never|pas|non|jamais|nunca)\s+(?:in|for|to|with|dans|pour|en|chez|aux?|a|al|para|con)\s+(?:the |l[ae]s? |los? |el |l')?$/i;

/** Whether a text begins with such a denial. */
export const isDenial = (text: string): boolean => DENIAL.test(/^(?:\S+\s+){2}/.exec(text)?.[0] ?? '');

/** What is denied in a relative clause is not what the sentence denies: "for those that aren't ready there is …". */
const RELATIVE = /\b(?:that|who|which|qui|que|quien(?:es)?)\b.*$/i;

/** What stands between the last mark and the passage: "it is not made for | banks". */
function clauseBefore(folded: string, start: number): string {
  const before = folded.slice(0, start);
  return before.slice(before.search(/[^,;:.!?()]*$/));
}
