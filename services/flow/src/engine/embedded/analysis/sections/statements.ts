import { isPronoun } from '../cues';
import type { Lexicon } from '../lexicon';
import { type Passage, passage } from '../passage';
import type { Sentence } from '../read-intake';
import { stretchEnd } from '../stretch';

/** "Heads of marketing in small agencies" */
const LONGEST_SUBJECT = 6;
const ASKS = /^\W*(?:why|what|where|how|pourquoi|ce qu|comment|por qu|lo que|qu[ée]|c[oó]mo)/i;

/** "Small clinics | struggle with no-shows": who, and what troubles them. */
export function readComplaint(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const { folded } = sentence;
  const cue = folded.search(lexicon.painCue);
  if (cue < 0) return [];
  const subject = folded.slice(0, cue).trimEnd();
  const namesSomebody =
    subject.split(' ').length <= LONGEST_SUBJECT && !/[,;:]/.test(subject) && !isPronoun(subject, lexicon);
  return [
    ...(namesSomebody ? [passage('audience', sentence, 0, subject.length, true)] : []),
    ...readComplaintClauses(sentence, lexicon),
  ];
}

/** "Small clinics struggle with no-shows." is no heading, unlike "What clinics struggle with". */
export function isStatement(sentence: Sentence, lexicon: Lexicon): boolean {
  const { folded, isBullet, isTitle } = sentence;
  if (isBullet || isTitle || !/[^.]\.$/.test(folded) || ASKS.test(folded)) return false;
  return readComplaint(sentence, lexicon).some(({ section }) => section === 'audience');
}

function readComplaintClauses(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const clauses: Passage[] = [];
  for (const match of sentence.folded.matchAll(lexicon.painCue)) {
    if (match.index < (clauses.at(-1)?.end ?? 0)) continue;
    const end = stretchEnd(sentence.folded, match.index + match[0].length, sentence.folded.length, lexicon);
    clauses.push(passage('pains', sentence, match.index, end, false));
  }
  return clauses;
}
