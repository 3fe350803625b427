import { lexicons } from './lexicon';
import type { Passage } from './passage';

/** The author says that they do not do, or do not serve, what the passage names. */
export function isRefused({ sentence, start, section, end }: Passage): boolean {
  if (section === 'voice' || (section === 'pains' && /^["\u201c«]/.test(sentence.folded.slice(start)))) return false;
  if (HYPOTHESIS.test(sentence.folded)) return true;
  const { refusal, negation } = lexicons[sentence.language];
  if (section !== 'pains') {
    const clause = clauseBefore(sentence.folded, start);
    if (isOnlyThoughtOf(sentence.folded, start)) return true;
    if (negation.test(clause.replace(RELATIVE, '')) || DENIAL.test(clause)) return true;
  }
  if (section === 'audience' && isTurnedDownAfter(sentence.folded.slice(end, end + FURTHEST), refusal)) return true;
  return refusal.test(sentence.folded.slice(0, start)) || refusal.test(sentence.folded.slice(start, end));
}

/** "You'd think consumers would be the audience." */
const HYPOTHESIS =
  /^\W*(?:(?:and|but|et|mais|y|pero) )?(?:(?:you|one)(?:'d| would| might| could) (?:think|assume|expect|suppose)|it would seem|on (?:croirait|dirait|penserait|imaginerait|pourrait (?:croire|penser|imaginer))|pareceria|(?:uno|una|cualquiera) (?:pensaria|diria)|se diria|podria (?:pensarse|parecer))\b/i;

/** Characters around a passage in which a clause about it may stand. */
const FURTHEST = 300;

/** "Hospitals keep asking; they have a contract, so no": the next clause speaks of them and refuses. */
const isTurnedDownAfter = (folded: string, refusal: RegExp): boolean => {
  const clause = /^[^;:,]*; (?:but |mais |pero )?(?:they|those|it|ils|elles|ceux-la|ell[oa]s|es[oa]s)\b/i.exec(folded);
  return clause !== null && refusal.test(folded.slice(clause[0].length));
};

/** "One day we may offer …", "we might work for … some day". */
const SOME_DAY = [
  /\b(?:one|some) ?day,? (?:\w+ )?(?:we|i)(?:'ll|'d| may| might| will| could| would| hope| plan)\b/i,
  /\b(?:we|i)(?:'d| may| might| could| hope| would) [^.;]{0,80}\b(?:one day|some ?day)\b(?! [a-z])/i,
  /\bun jour,? (?:peut-etre,? )?(?:nous|on|je) \w+(?:rons|rions|rai|rais|rait|ra)\b/i,
  /\b(?:nous|on|je) \w+(?:rons|rions|rais|rait|ra|rai) [^.;]{0,80}\bun jour\b/i,
  /\balgun dia\b/i,
  /\b\w+r(?:emos|iamos|ia|e) [^.;]{0,80}\balgun dia\b/i,
];

/** Whether the author only thinks of what stands at a place of a sentence. */
export const isOnlyThoughtOf = (folded: string, start: number): boolean =>
  SOME_DAY.some((pattern) => {
    const index = folded.search(pattern);
    return index >= 0 && index <= start;
  });

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
  const clause = before.slice(before.search(/[^,;:.!?()]*$/));
  const near = clause.slice(-FURTHEST);
  const last = [...near.matchAll(NEXT_VERB)].at(-1);
  return last ? near.slice(last.index + 1) : clause;
}

/** "a mast for valleys without signal | and we rent out a pump": what is denied before is another object. */
const NEXT_VERB = / (?:and|et|y) (?:we|i|nous|on|je|j'|[a-z]{4,}(?:amos|emos|imos)|vendo|alquilo|ofrezco|hago|doy)\b/gi;
