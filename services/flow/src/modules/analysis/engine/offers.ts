import { cite, distinct } from './cite';
import { clausesAfter, splitItems, labelledItems } from './clauses';
import type { CitedLine } from './intake';
import { lexicons } from './lexicon';
import type { Reading, Sentence } from './read-intake';

const LIMIT = 6;
const PRICE = /(?:[€$£]\s?\d[\d.,\s]*|\d[\d.,\s]*\s?(?:€|\$|£|euros?\b|eur\b|usd\b|dollars?\b))/i;
const GIFT =
  /\b(?:free (?:trial|audit|demo|plan|consultation|workshop)|money-back guarantee|essai gratuit|audit gratuit|demo gratuite|atelier gratuit|satisfait ou rembourse)\b/gi;

/** What is on offer, in the words of the intake. */
export function findOffers({ sentences }: Reading): CitedLine[] {
  return distinct(sentences.flatMap(offersIn), LIMIT);
}

function offersIn(sentence: Sentence): (CitedLine | undefined)[] {
  if (sentence.section === 'offers') return labelledItems(sentence);
  const { offerCue, offerNoun, recipient } = lexicons[sentence.language];
  const offered = clausesAfter(sentence, offerCue)
    .filter(({ start }) => !recipient.test(sentence.folded.slice(start)))
    .flatMap((clause) => splitItems(sentence, clause));
  const described = clausesAfter(sentence, offerNoun).flatMap((clause) => splitItems(sentence, clause).slice(0, 1));
  const given = [...sentence.folded.matchAll(GIFT)].map((match) =>
    cite(sentence, match.index, match.index + match[0].length),
  );
  return [...offered, ...described, ...given, offered.length === 0 ? priceIn(sentence) : undefined];
}

/** A price without the thing it is for says nothing: the clause around it is the line. */
function priceIn(sentence: Sentence): CitedLine | undefined {
  const price = PRICE.exec(sentence.folded);
  if (!price || sentence.field === 'goals') return undefined;
  const start =
    Math.max(sentence.folded.lastIndexOf(', ', price.index), sentence.folded.lastIndexOf('; ', price.index), -1) + 1;
  const next = sentence.folded.slice(price.index + price[0].length).search(/[,;.!?](?:\s|$)/);
  return cite(sentence, start, next < 0 ? sentence.text.length : price.index + price[0].length + next);
}
