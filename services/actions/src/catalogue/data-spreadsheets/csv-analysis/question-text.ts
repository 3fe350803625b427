import { foldQuestion, toSingular } from './question-words';

/** A word of a question: as it is written, and as words are compared. */
interface Word {
  readonly raw: string;
  readonly text: string;
}

/** The words of a question, in which what was understood is replaced by a mark or taken out. */
export interface QuestionText {
  readonly words: readonly Word[];
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/>=|≥/g, ' at least '],
  [/<=|≤/g, ' at most '],
  [/!=|<>|≠/g, ' unequal '],
  [/>/g, ' above '],
  [/</g, ' below '],
  [/=/g, ' equal '],
  // "1,500.50", "1.500,50" and "1 500": signs between groups of three digits.
  [/(?<![\p{L}\d.,])[1-9]\d{0,2}(?:([ \u00A0\u202F.,'’])\d{3})(?:\1\d{3})*(?!\d)/gu, ''],
  [/(?<=\d),(?=\d)/g, '.'],
  [/(?<=^|[\s(])[-−](?=\d)/g, ' negative '],
];

/** Splits a question into words; signs of comparison are words, and numbers are written with a decimal point. */
export function readText(question: string): QuestionText {
  const written = SIGNS.reduce(
    (text, [sign, word]) => text.replaceAll(sign, (match) => word || match.replaceAll(/\D/g, '')),
    question.slice(0, 500),
  );
  const words = written
    .normalize('NFC')
    .split(/[^\p{L}\p{N}.]+/u)
    .flatMap((raw) =>
      toSingular(foldQuestion(raw))
        .split(' ')
        .filter(Boolean)
        .map((text) => ({ raw, text })),
    );
  return { words };
}

export function toText({ words }: QuestionText): string {
  return words.map(({ text }) => text).join(' ');
}

/** Whether the column at an index is named. */
export function hasMark(text: string, index: number): boolean {
  return ` ${text} `.includes(` #${index} `);
}

/** Puts a mark in the place of a name where it stands; null where it does not, or not `isMeant` as it is written. */
export function markName(
  text: QuestionText,
  name: string,
  mark: string,
  isMeant: (raw: string, at: number) => boolean = () => true,
): QuestionText | null {
  if (!` ${toText(text)} `.includes(` ${name} `)) return null;
  const { words } = text;
  const length = name.split(' ').length;
  const at = words.findIndex(
    (word, index) =>
      words
        .slice(index, index + length)
        .map(({ text }) => text)
        .join(' ') === name && isMeant(word.raw, index),
  );
  return at === -1 ? null : { words: words.toSpliced(at, length, { raw: mark, text: mark }) };
}

/** Takes the words of a pattern out; a bar remains, so that words around it do not become neighbours. */
export function takeOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, '|');
}
