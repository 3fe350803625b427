import { foldAccents, type Language } from '@declic/action-router/text';
import { type FoundNumber, findNumbers } from './find-numbers';

export type ClaimKind = 'quotation' | 'number' | 'name';

/** A part of a text that states something which can be looked up. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly text: string;
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
}

/** A word with a capital that does not begin a sentence or line, or with capitals or digits inside. */
const NAMES = [
  /(?<=[\p{Ll}\p{N},;][ \u00A0])\p{Lu}[\p{L}\p{N}&'’-]+/gu,
  /(?<![\p{L}\p{N}])\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2})[\p{L}\p{N}]*/gu,
  /(?<![\p{L}\p{N}])\p{L}+-?\p{N}[\p{L}\p{N}-]*/gu,
];
/** Words, and digits that are a whole number: not the 12 of `12%`, of `12.5` and of `12 500`. */
const NUMBER_TEXT =
  /(?<![\p{L}\p{N}.,]|\p{N}[ \u00A0\u202F'’])\p{N}+(?![\p{L}\p{N}%]|[.,]\p{N}|[ \u00A0\u202F'’](?:\p{N}|\p{L}|%))|[\p{L}\p{M}]+/giu;
const QUOTE = /["“«„]\s*([^"“”«»„]{4,600}?)\s*["”»]/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/gmu;

/** The quotations, then the numbers, then the names of a text that its source does not have. Bounded: the texts of one prompt. */
export function findUnknownClaims(text: string, source: string, language: Language): Claim[] {
  return [
    ...findUnknownQuotes(text, source),
    ...findUnknownNumbers(text, source, language),
    ...findUnknownNames(text, source),
  ];
}

function findUnknownQuotes(text: string, source: string): Claim[] {
  const folded = foldSpaces(source);
  return [...text.matchAll(QUOTE)]
    .filter(([, quote = '']) => !folded.includes(foldSpaces(quote).replace(/[.,;:!?…]+$/u, '')))
    .map((match) => toClaim('quotation', match));
}

/** By value, so that "1,200" is "1 200"; the source is read number by number only where its letters do not have the number. */
function findUnknownNumbers(text: string, source: string, language: Language): Claim[] {
  const literal = new Set([...source.matchAll(NUMBER_TEXT)].map(([number]) => number.toLowerCase()));
  const numbers = findNumbers(
    text.replace(LIST_NUMBER, (mark) => ' '.repeat(mark.length)),
    language,
  ).filter((number) => !literal.has(number.text.toLowerCase()));
  if (numbers.length === 0) return [];
  const known = new Set(findNumbers(source, language).map(keyOf));
  return numbers
    .filter((number) => !known.has(keyOf(number)))
    .map((number) => ({ kind: 'number', text: number.text, start: number.start, end: number.end }));
}

function keyOf({ value, isPercent }: FoundNumber): string {
  return `${Math.abs(value)}${isPercent ? '%' : ''}`;
}

function findUnknownNames(text: string, source: string): Claim[] {
  const words = wordsOf(source);
  return NAMES.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([name]) => !partsOf(name).every((part) => words.has(part)))
    .map((match) => toClaim('name', match));
}

/** The s of a genitive is no part of the name. */
function partsOf(name: string): string[] {
  return [...wordsOf(name)].filter((word) => word.length > 1);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set([...foldAccents(text).matchAll(WORD)].map(([word]) => word));
}

function foldSpaces(text: string): string {
  return foldAccents(text.replaceAll('’', "'")).replace(/[\s\u00A0\u202F]+/gu, ' ');
}

function toClaim(kind: ClaimKind, { 0: text, index: start }: RegExpExecArray): Claim {
  return { kind, text, start, end: start + text.length };
}
