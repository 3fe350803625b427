import { parse } from 'tldts';

/** Of twitter-text's configuration, version 3: code points that weigh 1 of 280; all others weigh 2. */
const LIGHT_RANGES = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const URL_WEIGHT = 23;
const HEAVY = 2;
const LONGEST_URL = 4_096;
const LONGEST_LABEL = 63;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** An address with or without protocol; the character before it must not belong to a longer word or address. */
const CANDIDATE =
  /(?<![\p{L}\p{N}@#$_./-])(?:https?:\/\/)?(?:[\p{L}\p{N}\p{So}](?:[\p{L}\p{N}\p{M}_-]*)\.)+[\p{L}]{2,24}(?![\p{L}\p{N}@])(?::\d{1,5})?(?:[/?#][^\s<>"«»\u2066-\u2069\u202A-\u202E]*)?/giu;

/** The length of a post as X counts it: 280 at most; URLs are 23, an emoji is 2. */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  let total = 0;
  let at = 0;
  for (const { 0: found, index } of normal.matchAll(CANDIDATE)) {
    if (!isLinked(found)) continue;
    const url = withoutEndMarks(found);
    total += weightOfText(normal.slice(at, index)) + URL_WEIGHT;
    at = index + url.length;
  }
  return total + weightOfText(normal.slice(at));
}

function weightOfText(text: string): number {
  let total = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (EMOJI.test(segment) && !/^[\p{L}\p{N}]$/u.test(segment)) total += HEAVY;
    else for (const character of segment) total += isLight(character.codePointAt(0) ?? 0) ? 1 : HEAVY;
  }
  return total;
}

function isLight(codePoint: number): boolean {
  return LIGHT_RANGES.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** A host under a top-level domain of ICANN, its labels no longer than the domain name system has them. */
function isLinked(candidate: string): boolean {
  if (candidate.length > LONGEST_URL) return false;
  const host = candidate.replace(/^https?:\/\//iu, '').split(/[/?#:]/u)[0] ?? '';
  const { isIcann, domain, hostname } = parse(host);
  if (isIcann !== true || domain === null || hostname === null) return false;
  return asciiLabels(host).every((label) => label.length <= LONGEST_LABEL);
}

function asciiLabels(host: string): string[] {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.split('.') : [''.padEnd(LONGEST_LABEL + 1)];
}

/** Marks at the end belong to the sentence. */
function withoutEndMarks(url: string): string {
  return url.replace(/[.,;:!?'")\]]+$/u, '');
}
