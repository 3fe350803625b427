import { pageAt, toParagraphs } from '../../../documents/paragraphs';
import type { DocumentPage } from '../../../documents/read-document';
import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import type { Span } from '../../../text/span';
import { countWords } from '../../../text/words';

/** A sentence of a document. */
export interface DocumentSentence {
  readonly text: string;
  /** The page that it begins on. */
  readonly page: number;
  readonly heading: string | null;
  /** Whether it is the first of its paragraph. */
  readonly isFirst: boolean;
}

const MIN_WORDS = 6;
const MAX_WORDS = 70;

/** The whole sentences of a document: no headings, captions and list items without an end. */
export function findSentences(pages: readonly DocumentPage[], language: Language): DocumentSentence[] {
  return toParagraphs(pages).flatMap((paragraph) =>
    joinInitials(paragraph.text, splitSentences(paragraph.text, language)).flatMap(({ text, start }, index) =>
      isWhole(text) ? [{ text, page: pageAt(paragraph, start), heading: paragraph.heading, isFirst: index === 0 }] : [],
    ),
  );
}

/** "H.M.S." ends no sentence before more than a capital. */
function joinInitials(source: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && /(?:^|\s)(?:\p{Lu}\.){2,}$/u.test(last.text)) {
      joined[joined.length - 1] = { text: source.slice(last.start, span.end), start: last.start, end: span.end };
    } else joined.push(span);
  }
  return joined;
}

function isWhole(text: string): boolean {
  const words = countWords(text);
  return (
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    /[.!?…]["'”’»)\]]*$/u.test(text) &&
    /^["'“‘«(¿¡\s]*[\p{Lu}\p{N}]/u.test(text)
  );
}
