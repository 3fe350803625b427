import { foldAccents } from '../../../text/words';

/** A piece of a text as it is written, in UTF-16 units. */
export interface WrittenPlace {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A text without accents and signs, whose places lead back to what is written. */
export interface FoldedText {
  /** Words with one space between them, before the first and after the last. */
  readonly text: string;
  locate(index: number, length: number): WrittenPlace;
}

/** With its accents, where they are written as characters of their own. */
const CHARACTER = /.\p{M}*/gsu;
const KEPT = /[\p{L}\p{N}'-]/u;

export function foldText(written: string): FoldedText {
  let text = ' ';
  // Of each unit of the text: where its character is written.
  const starts = [0];
  const ends = [0];
  let at = 0;
  for (const [character] of written.matchAll(CHARACTER)) {
    const end = at + character.length;
    for (const unit of foldAccents(character).replaceAll('’', "'")) {
      const isKept = KEPT.test(unit);
      if (isKept || !text.endsWith(' ')) {
        text += isKept ? unit : ' ';
        for (let count = isKept ? unit.length : 1; count > 0; count -= 1) {
          starts.push(at);
          ends.push(end);
        }
      }
    }
    at = end;
  }
  const locate = (index: number, length: number): WrittenPlace => {
    const found = text.slice(index, index + length);
    const first = index + found.length - found.trimStart().length;
    const last = index + found.trimEnd().length - 1;
    const start = starts[first] ?? at;
    const end = ends[last] ?? at;
    return { text: written.slice(start, end), start, end };
  };
  return { text: text.endsWith(' ') ? text : `${text} `, locate };
}
