import type { Language } from './rules';

const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;
const LIST_MARK = /^\s*(?:[•☐☑]|\d{1,9}[.)])\s+/;
/** Nothing that could end a sentence. The segmenter takes longer than all the rest. */
const ONE_SENTENCE = /^[\p{L}\p{N}\p{M} \t,;:'’"()/-]*$/u;
const sentenceSegmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** The words of a text in their order, lower case. */
export function splitWords(plainText: string): string[] {
  return plainText.toLowerCase().match(WORD) ?? [];
}

/** The sentences of a text; a line break ends one, as headings and bullets have no stop. */
export function sentencesOf(plainText: string): string[] {
  return plainText
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(LIST_MARK, ''))
    .flatMap((line) =>
      ONE_SENTENCE.test(line) ? line.trim() : [...sentenceSegmenter.segment(line)].map(({ segment }) => segment.trim()),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** An estimate by groups of vowels, as the published formulas are used by programs. Figures count as one. */
export function countSyllables(word: string, language: Language): number {
  const letters = word.toLowerCase();
  const groups = SYLLABLES[language](letters);
  return Math.max(1, groups);
}

const countMatches = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

const SYLLABLES: Readonly<Record<Language, (word: string) => number>> = {
  // A final e is silent, except after a consonant and l ("table"); so is the e of "-ed" and "-es" after most consonants.
  en: (word) =>
    countMatches(
      word.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e|[aeiouy]le)$/, (end) => end.charAt(0)),
      /[aeiouy]+/g,
    ),
  // A final e, -es and -ent are silent.
  fr: (word) =>
    countMatches(
      word
        .replace(/(?<=[^aeiouyàâéèêëîïôùûü])(?:es?)$/, '')
        .replace(/ent$(?<=[^aeiouyàâéèêëîïôùûüm].*[^aeiouym]ent)/, ''),
      /[aeiouyàâäéèêëîïôöùûüœ]+/g,
    ),
  // A strong vowel next to an accented weak one makes two syllables ("día").
  es: (word) =>
    countMatches(word.replace(/([aeoáéó])([íú])/g, '$1-$2').replace(/([íú])([aeoáéó])/g, '$1-$2'), /[aeiouáéíóúü]+/g),
};
