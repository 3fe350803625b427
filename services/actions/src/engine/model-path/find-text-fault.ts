import { findEmails, findUrls } from '../../text/find-links';
import { type FoundNumber, findNumbers } from '../../text/find-numbers';
import { languageByStopWords } from '../../text/language-by-stop-words';
import type { Language } from '../../text/languages';
import { foldAccents, splitWords } from '../../text/words';

export interface Material {
  /** All that the model may state: texts of the input and of the embedded result. */
  readonly source: string;
  /** The texts that it was to rewrite. */
  readonly draft: string;
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
const DOMAIN = /(?<![\p{L}\p{N}@/.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}[a-z]{2,24}(?![\p{L}\p{N}.-]*[@\p{L}\p{N}])/giu;
const TAG = /<\/?[a-z!][^<>]{0,300}>|javascript:|data:[a-z]+\//iu;
/** Citations, footnotes, placeholders and hashtags: `[1]`, `[^2]`, `[date]`, `#travel`. */
const MARKS = /\[[^[\]\n]{1,200}\]|(?<![\p{L}\p{N}&/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/gmu;
/** Fewer words than this say nothing certain about their language. */
const LEAST_WORDS = 12;

/** Why a text may not be answered, in words for the caller; null when nothing was found. Bounded: the texts of one prompt. */
export function findTextFault(answer: string, { source, draft }: Material, named: Language | null): string | null {
  const language = languageByStopWords(draft) ?? named;
  if (TAG.test(answer) && !TAG.test(draft)) return 'its answer has markup';
  if (hasControls(answer)) return 'its answer has control characters';
  // As a whole: `https://a.example` is not `https://a.example.org`.
  const links = new Set(findLinks(draft));
  if (hasOther(findLinks(answer), (link) => links.has(link)))
    return 'its answer has a link or an address that the texts do not have';
  const text = withoutLinks(answer);
  if (!isSame(marksOf(text), marksOf(draft))) return 'its answer lost or added a reference, a placeholder or a hashtag';
  const plain = text.replace(MARKS, ' ');
  if (hasOther(quotesOf(plain), (quote) => foldSpaces(source).includes(quote)))
    return 'its answer quotes what the texts do not say';
  if (hasUnknownNumber(plain, source, language ?? 'en')) return 'its answer has a number that the texts do not have';
  const words = wordsOf(source);
  if (hasOther(namesOf(plain), (name) => name.every((part) => words.has(part))))
    return 'its answer has a name that the texts do not have';
  return language && isOtherLanguage(plain, language) ? 'its answer is in another language' : null;
}

function hasOther<Item>(found: readonly Item[], isKnown: (item: Item) => boolean): boolean {
  return found.some((item) => !isKnown(item));
}

function findLinks(text: string): string[] {
  const addresses = [...findUrls(text), ...findEmails(text)].map((span) => span.text);
  const rest = addresses.reduce((left, address) => left.replaceAll(address, ' '), text);
  return [...addresses, ...[...rest.matchAll(DOMAIN)].map(([found]) => found)];
}

function withoutLinks(text: string): string {
  return findLinks(text).reduce((left, link) => left.replaceAll(link, ' '), text);
}

function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Co}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u.test(text.replace(/[\n\t\r]/gu, ' '));
}

function marksOf(text: string): ReadonlySet<string> {
  return new Set([...withoutLinks(text).matchAll(MARKS)].map(([mark]) => mark));
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}

function quotesOf(text: string): string[] {
  return [...text.matchAll(QUOTE)].map(([, quote = '']) => foldSpaces(quote).replace(/[.,;:!?…]+$/u, ''));
}

/** By value, so that "1,200" is "1 200"; the source is read number by number only where its letters do not have the number. */
function hasUnknownNumber(text: string, source: string, language: Language): boolean {
  const literal = new Set([...source.matchAll(NUMBER_TEXT)].map(([number]) => number.toLowerCase()));
  const rest = findNumbers(text.replace(LIST_NUMBER, ' '), language).filter(
    (number) => !literal.has(number.text.toLowerCase()),
  );
  if (rest.length === 0) return false;
  const known = new Set(findNumbers(source, language).map(keyOf));
  return rest.some((number) => !known.has(keyOf(number)));
}

function keyOf({ value, isPercent }: FoundNumber): string {
  return `${Math.abs(value)}${isPercent ? '%' : ''}`;
}

function namesOf(text: string): string[][] {
  const found = NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map(([name]) => name));
  // The s of a genitive is no part of the name.
  return found.map((name) => [...wordsOf(name)].filter((word) => word.length > 1));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set([...foldAccents(text).matchAll(WORD)].map(([word]) => word));
}

function isOtherLanguage(text: string, language: Language): boolean {
  const found = languageByStopWords(text);
  return found === null ? splitWords(text).length >= LEAST_WORDS : found !== language;
}

function foldSpaces(text: string): string {
  return foldAccents(text.replaceAll('’', "'")).replace(/[\s\u00A0\u202F]+/gu, ' ');
}
