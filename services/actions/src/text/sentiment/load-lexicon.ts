import type { Language } from '../languages';
import { loadStemmer, type Stem } from '../stems';
import { foldAccents } from '../words';
import type { LexiconSource } from './lexicon-source';

export interface Phrase {
  readonly words: readonly string[];
  readonly valence: number;
  /** It has its negation in it: nothing before it turns it again. */
  readonly isNegated: boolean;
}

export interface Lexicon {
  /** Of a word in lower case without accents; undefined when it has none. */
  valence(word: string): number | undefined;
  negatedValence(word: string): number | undefined;
  /** Phrases by their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly negators: ReadonlySet<string>;
  readonly notNegating: readonly (readonly string[])[];
  readonly boosters: ReadonlySet<string>;
  readonly dampeners: ReadonlySet<string>;
  readonly contrasts: ReadonlySet<string>;
  readonly concessions: ReadonlySet<string>;
  readonly remedies: ReadonlySet<string>;
}

const loaded = new Map<Language, Lexicon>();

/** The words of opinion in a language, ready to be looked up. */
export async function loadLexicon(language: Language): Promise<Lexicon> {
  const known = loaded.get(language);
  if (known) return known;
  const [source, stem] = await Promise.all([importSource(language), loadStemmer(language)]);
  const lexicon = buildLexicon(source, stem);
  loaded.set(language, lexicon);
  return lexicon;
}

async function importSource(language: Language): Promise<LexiconSource> {
  if (language === 'en') return (await import('./lexicon-en')).ENGLISH;
  if (language === 'fr') return (await import('./lexicon-fr')).FRENCH;
  return (await import('./lexicon-es')).SPANISH;
}

function buildLexicon(source: LexiconSource, stem: Stem): Lexicon {
  const words = valenceTable(source.words, stem);
  const negated = valenceTable(source.negated, stem);
  const negators = setOf(source.negators);
  return {
    valence: (word) => words.exact.get(word) ?? words.stems.get(stem(word)),
    negatedValence: (word) => negated.exact.get(word) ?? negated.stems.get(stem(word)),
    phrases: phraseTable(source.phrases, negators),
    negators,
    notNegating: source.notNegating.split('|').map((phrase) => phrase.split(' ')),
    boosters: setOf(source.boosters),
    dampeners: setOf(source.dampeners),
    contrasts: setOf(source.contrasts),
    concessions: setOf(source.concessions),
    remedies: setOf(source.remedies),
  };
}

const setOf = (text: string) => new Set(text.split(' ').map(foldAccents));

function valenceTable(groups: LexiconSource['words'], stem: Stem) {
  const exact = new Map<string, number>();
  const stems = new Map<string, number>();
  for (const [valence, text] of groups)
    for (const entry of text.split(' ')) {
      const word = foldAccents(entry.replace(/^=/u, ''));
      exact.set(word, valence);
      if (!entry.startsWith('=') && !stems.has(stem(word))) stems.set(stem(word), valence);
    }
  return { exact, stems };
}

function phraseTable(groups: LexiconSource['phrases'], negators: ReadonlySet<string>) {
  const table = new Map<string, Phrase[]>();
  for (const [valence, text] of groups)
    for (const phrase of text.split('|')) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      const isNegated = words.some((word) => negators.has(word));
      table.set(first, [...(table.get(first) ?? []), { words, valence, isNegated }]);
    }
  for (const phrases of table.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return table;
}
