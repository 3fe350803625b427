/** Where a sentence of the draft stands in a text of the page. */
export interface FoundSentence {
  /** Its place among the sentences. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds sentences in a text by their letters and digits, because the text is rendered and the sentence may be Markdown. A sentence is found
 * once: `isFound` holds which ones were, and gets those that are found now.
 */
export function findSentences(text: string, sentences: readonly string[], isFound: Set<number>): FoundSentence[] {
  const { letters, places } = squeeze(text);
  const found: FoundSentence[] = [];
  let from = 0;
  sentences.forEach((sentence, index) => {
    if (isFound.has(index)) return;
    const wanted = squeeze(withoutTargets(sentence)).letters;
    const at = wanted === '' ? -1 : findWhole(text, letters, places, wanted, from);
    const first = places[at];
    const last = places[at + wanted.length - 1];
    if (first === undefined || last === undefined) return;
    isFound.add(index);
    from = at + wanted.length;
    found.push({ index, start: widenBefore(text, first, found.at(-1)?.end ?? 0), end: widenAfter(text, last + 1) });
  });
  return found;
}

interface Squeezed {
  /** The letters and digits of a text. */
  readonly letters: string;
  /** Where each of them stands. */
  readonly places: readonly number[];
}

function squeeze(text: string): Squeezed {
  let letters = '';
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}\p{M}]/gu)) {
    letters += letter;
    for (let unit = 0; unit < letter.length; unit += 1) places.push(index + unit);
  }
  return { letters, places };
}

/** The address of a link is not read. */
const withoutTargets = (sentence: string) => sentence.replaceAll(/\]\([^)\s]*\)/g, ']');

/** The place of the letters where they are a sentence of the text, not a part of one. */
function findWhole(text: string, letters: string, places: readonly number[], wanted: string, from: number): number {
  for (let at = letters.indexOf(wanted, from); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const first = places[at] ?? 0;
    const last = places[at + wanted.length - 1] ?? 0;
    if (beginsSentence(text, first) && endsSentence(text, last + 1)) return at;
  }
  return -1;
}

/** What stands before is the end of a sentence, a mark such as a bullet, or the line before. */
function beginsSentence(text: string, start: number): boolean {
  return /(?:^|\n|[^\p{L}\p{N}\p{M},\s])\s*$/u.test(text.slice(Math.max(0, start - 40), start));
}

function endsSentence(text: string, end: number): boolean {
  return /^(?:\s*$|[^\p{L}\p{N}\p{M},\s]|\s?[!?»:;]|\s*\n)/u.test(text.slice(end));
}

/** With the quotation marks and brackets before it, as far as the sentence before ends. */
function widenBefore(text: string, start: number, limit: number): number {
  const marks = /(?:«\s?|[^\s\p{L}\p{N}])*$/u.exec(text.slice(limit, start))?.[0] ?? '';
  return start - marks.length;
}

/** With the marks at its end. */
function widenAfter(text: string, end: number): number {
  const marks = /^(?:\s?[!?»:;]|[^\s\p{L}\p{N}])*/u.exec(text.slice(end))?.[0] ?? '';
  return end + marks.length;
}
