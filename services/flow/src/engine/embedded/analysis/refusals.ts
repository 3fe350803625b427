import { lexicons } from './lexicon';
import type { Passage } from './passage';

/** The author says that they do not do, or do not serve, what the passage names. */
export function isRefused({ sentence, start, section, end }: Passage): boolean {
  if (section === 'voice' || (section === 'pains' && /^["\u201c«]/.test(sentence.folded.slice(start)))) return false;
  const { refusal, negation } = lexicons[sentence.language];
  if (section !== 'pains' && negation.test(clauseBefore(sentence.folded, start).replace(RELATIVE, ''))) return true;
  return refusal.test(sentence.folded.slice(0, start)) || refusal.test(sentence.folded.slice(start, end));
}

/** What is denied in a relative clause is not what the sentence denies: "for those that aren't ready there is …". */
const RELATIVE = /\b(?:that|who|which|qui|que|quien(?:es)?)\b.*$/i;

/** What stands between the last mark and the passage: "it is not made for | banks". */
function clauseBefore(folded: string, start: number): string {
  const before = folded.slice(0, start);
  return before.slice(before.search(/[^,;:.!?()]*$/));
}
