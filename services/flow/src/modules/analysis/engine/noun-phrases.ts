import { type Lexicon, lexicons } from './lexicon';
import type { Sentence } from './read-intake';

const MOST_MODIFIERS = 3;

export interface NounPhrase {
  readonly start: number;
  readonly end: number;
  readonly head: string;
  readonly isPlural: boolean;
  readonly isNarrowed: boolean;
  /** The word in front of it, which may say whose it is. */
  readonly before: string;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const compiled = new WeakMap<readonly string[], RegExp>();

function headPattern(heads: readonly string[]): RegExp {
  const known = compiled.get(heads);
  if (known) return known;
  const pattern = new RegExp(
    `(?<![\\w-])(?:${[...heads].sort((a, b) => b.length - a.length).join('|')})(?:es|s|x)?(?![\\w-])`,
    'gi',
  );
  compiled.set(heads, pattern);
  return pattern;
}

/** The phrases of a sentence around one of the heads: "busy marketing managers", "agences de communication". */
export function nounPhrases(sentence: Sentence, heads: readonly string[]): NounPhrase[] {
  const lexicon = lexicons[sentence.language];
  const words = splitWords(sentence);
  return [...sentence.folded.matchAll(headPattern(heads))].map((match) => {
    const head = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const { start, end } =
      lexicon.modifiers === 'before'
        ? growLeft(sentence, words, head, lexicon)
        : growRight(sentence, words, head, lexicon);
    return {
      start,
      end,
      head: head.text,
      isPlural: /[sx]$|people$|^(?:heads|vps|directors|chefs|charges) /i.test(head.text),
      isNarrowed: end - start > head.text.length,
      before: words.findLast((word) => word.end <= start)?.text.toLowerCase() ?? '',
    };
  });
}

/** Words with their place; the elided article of "l'entreprise" is a word of its own. */
export function splitWords({ folded }: Pick<Sentence, 'folded'>): Word[] {
  const words = folded.matchAll(/(?:\b(?:qu|[ldnsjcmt])'(?=[a-z]))|[\p{L}\p{N}]+(?:[-&.'/][\p{L}\p{N}]+)*/giu);
  return [...words].map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }));
}

function growLeft({ folded }: Sentence, words: readonly Word[], head: Word, { boundaries, possessives }: Lexicon) {
  let { start } = head;
  for (let taken = 0; taken < MOST_MODIFIERS; taken += 1) {
    const word = words.findLast((candidate) => candidate.end <= start);
    if (
      !word ||
      !/^[ -]$/.test(folded.slice(word.end, start)) ||
      closes(word, boundaries) ||
      possessives.has(word.text.toLowerCase()) ||
      /ly$/i.test(word.text)
    )
      break;
    start = word.start;
  }
  return { start, end: head.end };
}

const LINKS = /^(?:de|du|des|d'|en|la|l')$/i;
/** "perdent", "veulent": the verb after the noun. Nouns in -ment are not verbs. */
const FRENCH_VERB = /(?<!m)ent$|ont$/i;

function growRight({ folded }: Sentence, words: readonly Word[], head: Word, { boundaries }: Lexicon) {
  let { end } = head;
  let reach = head.end;
  let taken = 0;
  for (const word of words.filter((candidate) => candidate.start >= head.end)) {
    if (!/^ ?$/.test(folded.slice(reach, word.start)) || taken === MOST_MODIFIERS) break;
    reach = word.end;
    if (LINKS.test(word.text)) continue;
    if (closes(word, boundaries) || FRENCH_VERB.test(word.text)) break;
    end = word.end;
    taken += 1;
  }
  return { start: head.start, end };
}

function closes(word: Word, boundaries: ReadonlySet<string>): boolean {
  return boundaries.has(word.text.toLowerCase()) || /^\d/.test(word.text);
}
