import type { Language } from '@declic/content-rules';
import { findNumbers, findUnknownClaims } from '@declic/language-model/checks';
import { fold } from '../embedded/analysis/fold';
import { type SourceIndex, wordStems } from './source-index';

/** In UTF-16 units of its text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Words of the draft's language before what a person has to look up. */
const TO_CHECK: Readonly<Record<Language, string>> = { en: 'to check:', fr: 'à vérifier :', es: 'por verificar:' };

/** Marks that stand in the text already. */
export const MARK = /\[(?:to complete|to check|à compléter|à vérifier|por completar|por verificar)[^[\]\n]*\]/giu;

const HASHTAG = /#[\p{L}\p{N}_]+/gu;

/** Praise and promises that a reader takes as facts. On folded text. */
const BOASTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the (?:best|leading|only)|(?:world|market|industry)[- ](?:leader|leading|class)|number one|no\. ?1|#1|guarantee[ds]?|award[- ]winning|proven|certified|trusted by)\b/giu,
  fr: /\b(?:l[ea]s? (?:meilleure?s?|seule?s?)|l'unique|leaders?|numero un|n° ?1|garanti\w*|prime[es]?s?|certifie\w*|prouve\w*)\b/giu,
  es: /\b(?:(?:el|la|los|las) (?:mejor(?:es)?|unic[oa]s?)|lider(?:es)?|numero uno|n\.? ?º ?1|garantiza\w*|premiad\w*|certificad\w*|demostrad\w*)\b/giu,
};

/** Days and months, which have no capital in French and Spanish. On folded text. */
const DATES =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/giu;

/** What each sentence claims and no line of the source says, in its order; nothing stands in two places. */
export function findUnverified(sentences: readonly string[], index: SourceIndex): Place[][] {
  const texts = sentences.map((sentence) =>
    sentence.replace(MARK, blank).replace(HASHTAG, (tag) => (isSaid(tag, index) ? blank(tag) : tag)),
  );
  const unknown = divide(findUnknownClaims(texts.join('\n'), index.source, index.language), texts);
  return texts.map((text, place) =>
    withoutOverlaps([...(unknown[place] ?? []), ...findMovedNumbers(text, index), ...findUnknownWords(text, index)]),
  );
}

const blank = (text: string): string => ' '.repeat(text.length);

/** The words of a hashtag: `#NoShows` says what "no-shows" does. */
function isSaid(tag: string, { folded }: SourceIndex): boolean {
  const words = tag.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu) ?? [];
  return words.every((word) => folded.includes(fold(word).toLowerCase()));
}

/** Places of the texts as one, in each of them: a quotation can go over several. */
function divide(places: readonly Place[], texts: readonly string[]): Place[][] {
  let from = 0;
  return texts.map((text) => {
    const start = from;
    from += text.length + 1;
    return places
      .filter((place) => place.start < start + text.length && place.end > start)
      .map((place) => ({ start: Math.max(place.start - start, 0), end: Math.min(place.end - start, text.length) }));
  });
}

/** Numbers that the source has, but not of this matter: no line with the number shares a word with the sentence. */
function findMovedNumbers(text: string, { lines, language }: SourceIndex): Place[] {
  const numbers = findNumbers(text, language);
  if (numbers.length === 0) return [];
  const words = [...wordStems(text, language)];
  const related = lines.filter(({ stems }) => words.some((word) => stems.has(word)));
  return numbers.filter(({ text: number }) =>
    related.every((line) => findUnknownClaims(number, line.text, language).some(({ kind }) => kind === 'number')),
  );
}

function findUnknownWords(text: string, { folded, language }: SourceIndex): Place[] {
  return [BOASTS[language], DATES]
    .flatMap((pattern) => [...fold(text).matchAll(pattern)])
    .filter(([word]) => !folded.includes(word.toLowerCase()))
    .map(({ 0: word, index: start }) => ({ start, end: start + word.length }));
}

/** The sentence with these places in brackets for the person: `[to check: 40 %]`. */
export function markPlaces(sentence: string, places: readonly Place[], language: Language): string {
  return places.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}[${TO_CHECK[language]} ${toPlain(text.slice(start, end))}]${text.slice(end)}`,
    sentence,
  );
}

/** Brackets would end the mark. */
const toPlain = (text: string): string => text.replace(/[[\]]/gu, '').trim();

function withoutOverlaps(places: readonly Place[]): Place[] {
  const merged: Place[] = [];
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && place.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    else merged.push({ start: place.start, end: place.end });
  }
  return merged;
}
