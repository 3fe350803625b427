import { type Language, splitWords } from '@declic/action-router/text';
import { type ClaimKind, findUnknownClaims } from './find-claims';
import { languageByStopWords } from './language-by-stop-words';
import { hasAddedMarkup, hasControls } from './markup';
import { splitLinks } from './split-links';

export interface Material {
  /** All that the model may state: texts of the input and of the embedded result. */
  readonly source: string;
  /** The texts that it was to rewrite. */
  readonly draft: string;
}

/** Citations, footnotes, placeholders and hashtags: `[1]`, `[^2]`, `[date]`, `#travel`. */
const MARKS = /\[[^[\]\n]{1,200}\]|(?<![\p{L}\p{N}&/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
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

const CLAIM_FAULTS: Readonly<Record<ClaimKind, string>> = {
  quotation: 'its answer quotes what the texts do not say',
  number: 'its answer has a number that the texts do not have',
  name: 'its answer has a name that the texts do not have',
};

function findContentFault(text: string, source: string, language: Language | null): string | null {
  const [claim] = findUnknownClaims(text, source, language ?? 'en');
  if (claim) return CLAIM_FAULTS[claim.kind];
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

/** Whether a text of some length is in another language, or in none that is known. */
export function isOtherLanguage(text: string, language: Language): boolean {
  const found = languageByStopWords(text);
  return found === null ? splitWords(text).length >= LEAST_WORDS : found !== language;
}
