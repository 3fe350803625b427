import { type FoundNumber, findNumbers } from '../../text/find-numbers';
import { languageByStopWords } from '../../text/language-by-stop-words';
import type { Language } from '../../text/languages';
import { foldAccents, splitWords } from '../../text/words';
import { hasAddedMarkup, hasControls } from './markup';
import { splitLinks } from './split-links';

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
/** Citations, footnotes, placeholders and hashtags: `[1]`, `[^2]`, `[date]`, `#travel`. */
const MARKS = /\[[^[\]\n]{1,200}\]|(?<![\p{L}\p{N}&/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/gmu;
/** Fewer words than this say nothing certain about their language. */
const LEAST_WORDS = 12;

/** Why a text may not be answered, in words for the caller; null when nothing was found. Bounded: the texts of one prompt. */
export function findTextFault(answer: string, material: Material, named: Language | null): string | null {
  if (hasControls(answer)) return 'its answer has control characters';
  const [written, source, draft] = [answer, material.source, material.draft].map(normalize) as [string, string, string]; // of three
  if (hasAddedMarkup(written, draft)) return 'its answer has markup';
  const [{ links, rest: text }, known] = [splitLinks(written), splitLinks(draft)];
  // As a whole: `https://a.example` is not `https://a.example.org`. A domain may lose its path.
  const knownLinks = new Set(known.links.flatMap((link) => [link, link.replace(/\/.*$/su, '')]));
  if (hasOther(links, (link) => knownLinks.has(link)))
    return 'its answer has a link or an address that the texts do not have';
  if (!isSame(marksOf(text), marksOf(known.rest)))
    return 'its answer lost or added a reference, a placeholder or a hashtag';
  const language = languageByStopWords(draft) ?? named;
  return findContentFault(text.replace(MARKS, ' '), source, language);
}

/** Compatible forms of letters and dots as the plain ones, so that each is found; signs of trade marks are no letters of a name. */
function normalize(text: string): string {
  return text
    .replace(/[™℠]/gu, ' ')
    .normalize('NFKC')
    .replace(/[\u200C\u200D\uFE0E\uFE0F]/gu, '')
    .replaceAll('。', '.');
}

function findContentFault(text: string, source: string, language: Language | null): string | null {
  const folded = foldSpaces(source);
  if (hasOther(quotesOf(text), (quote) => folded.includes(quote))) return 'its answer quotes what the texts do not say';
  if (hasUnknownNumber(text, source, language ?? 'en')) return 'its answer has a number that the texts do not have';
  const words = wordsOf(source);
  if (hasOther(namesOf(text), (name) => name.every((part) => words.has(part))))
    return 'its answer has a name that the texts do not have';
  return language && isOtherLanguage(text, language) ? 'its answer is in another language' : null;
}

function hasOther<Item>(found: readonly Item[], isKnown: (item: Item) => boolean): boolean {
  return found.some((item) => !isKnown(item));
}

function marksOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(MARKS)].map(([mark]) => mark));
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
