import type { Announced, Lexicon, Section } from './lexicon';
import type { Sentence } from './read-intake';

/** Where a heading begins in its sentence, where its content does, and what it announces. */
export interface Heading {
  readonly section: Announced;
  readonly start: number;
  readonly end: number;
  /** A few words and a colon at the beginning of the sentence: "Products: …". */
  readonly isLabel: boolean;
}

/** A heading is no longer than this, in letters. */
const LONGEST_HEADING = 70;
/** "So:" goes on with what was spoken of. */
const SHORT_HEADING = 5;
/** "What goes wrong: …", in words. */
const LONGEST_SAME_LINE = 4;
/** "Topics for the blog." with more behind it on its line. */
const LONGEST_LABEL = 5;
const MARK =
  /\s*(?:(?<=^(?:[^\s.,;:!?]+ ){0,4}[^\s.,;:!?]+) [\u2014\u2013-] |,? (?:namely|a savoir|a saber)(?= )|:(?!\/\/)|[-=]+>|\u2192|\s=\s|\?(?=\s|$)|\.{3}(?=\s|$))\s*/;

/** "What we sell:", "Their trouble?", "WHAT THEY GET" above bullets. */
export function findHeading(sentence: Sentence, lexicon: Lexicon, current: Section | null): Heading | null {
  const { folded, isTitle, isAlone, isLabel } = sentence;
  const mark = MARK.exec(folded);
  const isWhole = isTitle || (isAlone && isAsked(folded)) || ((isAlone || isLabel) && isLabelLike(folded, lexicon));
  const end = mark?.index ?? (isWhole ? folded.replace(/\.$/, '').length : -1);
  if (end < 0) return null;
  const start = isWhole
    ? 0
    : Math.max(0, end - LONGEST_HEADING, folded.lastIndexOf(', ', end - 1) + 1, folded.lastIndexOf('. ', end - 1) + 1);
  const name = folded.slice(start, end);
  const section =
    lexicon.headings.find(([, pattern]) => pattern.test(name))?.[0] ??
    (name.search(lexicon.painCue) >= 0 ? 'pains' : null) ??
    (end <= SHORT_HEADING ? current : null);
  if (section === 'refused' && isLabel && !mark) return null;
  if (!section || isListed(sentence, start, section, lexicon) || isPriced(sentence, section, mark)) return null;
  const isShort = start === 0 && countWords(name) <= LONGEST_SAME_LINE && folded.slice(end).trimStart().startsWith(':');
  return { section, start, end: mark ? end + mark[0].length : folded.length, isLabel: isShort };
}

/** "You can rent the studio, or take the package: …": what stands before the mark is in a list of its sentence. */
const isListed = ({ folded }: Sentence, start: number, section: Announced, { cues }: Lexicon) =>
  cues.some(([of, cue]) => of === section && folded.slice(0, start).search(cue) >= 0);

/** "- the school plan: €9 per class": a name and its price. */
const isPriced = ({ folded, isBullet }: Sentence, section: Announced, mark: RegExpExecArray | null) =>
  isBullet && section === 'offers' && mark !== null && PRICE.test(folded.slice(mark.index + mark[0].length));
const PRICE =
  /^(?:from |at |des |a partir de |desde )?(?:[€$£] ?\d|\d[\d.,]* ?(?:€|\$|£|euros?\b|pounds\b|dollars\b))/i;

/** "What we leave to others" above its answer. */
const isAsked = (folded: string) => countWords(folded) <= LONGEST_ASKED && ASKED.test(folded);
const LONGEST_ASKED = 7;
const ASKED =
  /^(?:what|who|whom|why|how|where|for whom|ce qu|a qui|pour qui|avec qui|chez qui|qui|pourquoi|comment|sur quoi|de quoi|lo que|que|a quien|para quien|con quien|quien|por que|como|de que|sobre que)(?![a-df-z])/i;

/** A few words that are no sentence: nobody speaks, and no cue opens a passage. */
const isLabelLike = (folded: string, { cues, firstPerson }: Lexicon) =>
  countWords(folded) <= LONGEST_LABEL &&
  !firstPerson.test(folded.replace(OWN, '')) &&
  cues.every(([, cue]) => folded.search(cue) < 0);

/** "Our services" */
const OWN = /^(?:our|my|nos|notre|mes|mon|ma|nuestr[oa]s?|mis?) /i;

const countWords = (text: string) => text.split(' ').length;
