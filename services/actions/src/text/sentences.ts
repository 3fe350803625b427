import { endsWithAbbreviation } from './abbreviations';
import { splitBlocks } from './blocks';
import type { Language } from './languages';
import { trimmedSpan, type Span } from './span';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Without such a mark before its end a block is one sentence. */
const MARK_INSIDE = /[.!?…。！？｡‽\n\u0085\u2028\u2029]/u;

/** So much of what is before a boundary decides whether it is one. */
const TAIL = 64;

/** The sentences of a text with their places. Headings and list items are sentences of their own; bullets are left out. */
export function splitSentences(text: string, language?: Language): Span[] {
  return splitBlocks(text).flatMap((block) => splitBlock(text, block, language));
}

function splitBlock(source: string, block: Span, language?: Language): Span[] {
  const sentences: Span[] = [];
  let start = block.start;
  const boundaries = findBoundaries(block.text).map((offset) => block.start + offset);
  for (const end of [...boundaries, block.end]) {
    if (
      end < block.end &&
      !isBoundary(source.slice(Math.max(start, end - TAIL), end), source.slice(end, end + 12), language)
    )
      continue;
    const sentence = trimmedSpan(source, start, end);
    if (sentence) sentences.push(sentence);
    start = end;
  }
  return sentences;
}

/** Where Unicode's rules end a sentence, and after an ellipsis before a capital, which they do not know. */
function findBoundaries(text: string): number[] {
  if (!MARK_INSIDE.test(text)) return [];
  const offsets = new Set<number>();
  for (const { index } of segmenter.segment(text)) if (index > 0) offsets.add(index);
  for (const match of text.matchAll(/(?:…|\.{3})\s+(?=[\p{Lu}¿¡])/gu)) offsets.add(match.index + match[0].length);
  return [...offsets].sort((a, b) => a - b);
}

function isBoundary(before: string, after: string, language?: Language): boolean {
  if (!/\s$/u.test(before) && /^[\p{L}\p{N}/=&_#-]/u.test(after) && /[\x21-\x7e]$/u.test(before)) return false;
  // A wrapped line ends no sentence.
  if (!/[.!?…。！？｡‽]["'”’»)\]\s]*$/u.test(before)) return false;
  // « Vraiment ? » demanda-t-il.
  if (/["”’»)\]]\s*$/u.test(before) && /^\p{Ll}/u.test(after)) return false;
  // The space before French marks: "Oui !" may be broken before the mark.
  if (/^[!?»)]/u.test(after)) return false;
  if (/^\s*\(?\d{1,3}[.)]\s*$/u.test(before)) return false;
  return !(/\.\s*$/u.test(before) && endsWithAbbreviation(before, after, language));
}
