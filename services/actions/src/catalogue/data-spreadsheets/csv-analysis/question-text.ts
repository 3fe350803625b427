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
  // Without its accent the French "where" is "or".
  [/(?<!\p{L})où(?!\p{L})/giu, ' where '],
  [/(?<=^|[\s(])[-−](?=\d)/g, ' negative '],
];

/** Splits a question into words; signs of comparison are words, and numbers are written with a decimal point. */
export function readText(question: string): QuestionText {
  const written = SIGNS.reduce(
    (text, [sign, word]) => text.replaceAll(sign, (match) => word || match.replaceAll(/\D/g, '')),
    question.slice(0, 500).normalize('NFC'),
  );
  const words = written.split(/[^\p{L}\p{N}.]+/u).flatMap((raw) =>
    toSingular(foldQuestion(raw))
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ raw, text })),
  );
  return { words };
}

/** "1.375": a fraction in English, and a thousand in French and Spanish. */
export function hasUnclearNumber(question: string): boolean {
  return /(?<![\p{L}\d.,])[1-9]\d{0,2}\.\d{3}(?!\d|[.,]\d)/u.test(question.slice(0, 500));
}

export function toText({ words }: QuestionText): string {
  return words.map(({ text }) => text).join(' ');
}

/** Whether the column at an index is named. */
export function hasMark(text: string, index: number): boolean {
  return ` ${text} `.includes(` #${index} `);
}

/** Puts a mark in the place of a name wherever it stands and is meant, as it is written; null where it does not. */
export function markName(
  text: QuestionText,
  name: string,
  mark: string,
  isMeant: (raw: string, at: number) => boolean = () => true,
): QuestionText | null {
  if (!` ${toText(text)} `.includes(` ${name} `)) return null;
  const length = name.split(' ').length;
  let words = text.words;
  for (let at = 0; at + length <= words.length; at += 1) {
    const here = toText({ words: words.slice(at, at + length) });
    if (here === name && isMeant(words[at]?.raw ?? '', at))
      words = words.toSpliced(at, length, { raw: mark, text: mark });
  }
  return words === text.words ? null : { words };
}

/** Takes the words of a pattern out; a bar remains, so that words around it do not become neighbours. */
export function takeOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, '|');
}
