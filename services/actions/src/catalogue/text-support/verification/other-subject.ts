import type { Span } from '../../../text/span';
import { isStopWord } from '../../../text/stop-words';
import { splitWords } from '../../../text/words';
import type { Claim, JudgeTools } from './judge';
import { isNegated } from './polarity';
import { splitClauses } from './split-claims';

/** "Madrid is", "Madrid l'est", "Madrid lo es". */
const MAX_WORDS_OF_AN_ELLIPSIS = 4;

/**
 * What a sentence says of the claim's subject when the negated clause has another one: "Barcelona is not the capital; Madrid is."
 * Null when the clause denies the claim itself.
 */
export function findOtherSubject(
  { text }: Claim,
  clause: Span,
  sentence: Span,
  { language, stems }: JudgeTools,
): 'affirmed' | 'open' | null {
  const first = splitWords(clause.text)[0];
  const subject = stems(text)[0];
  const own = new Set(stems(clause.text));
  const isName = first && /^\p{Lu}/u.test(first.text) && !isStopWord(first.normal, language);
  const claimed = new Set(stems(text));
  if (!isName || !subject || own.has(subject) || stems(first.text).some((stem) => claimed.has(stem))) return null;
  const other = splitClauses(sentence, language).find((one) => stems(one.text)[0] === subject);
  if (!other) return null;
  const isShort = splitWords(other.text).length <= MAX_WORDS_OF_AN_ELLIPSIS;
  return isShort && !isNegated(other.text, language) ? 'affirmed' : 'open';
}
