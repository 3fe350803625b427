import type { Language } from '../languages';
import { loadStemmer, type Stem } from '../stems';
import { foldAccents } from '../words';
import type { LexiconSource } from './lexicon-source';
import { buildPhraseTable, type PhraseTable, toPattern } from './phrase-table';

export interface Lexicon {
  /** Of a word in lower case without accents; undefined when it has none. */
  valence(word: string): number | undefined;
  negatedValence(word: string): number | undefined;
  /** Whether it is the comparative of a word with a valence: "happier". */
  isComparative(word: string): boolean;
  readonly phrases: PhraseTable;
  readonly negators: ReadonlySet<string>;
  readonly notNegating: readonly (readonly string[])[];
  readonly boosters: ReadonlySet<string>;
  readonly dampeners: ReadonlySet<string>;
  readonly contrasts: ReadonlySet<string>;
  readonly concessions: readonly (readonly string[])[];
  readonly remedies: ReadonlySet<string>;
  readonly negatorPhrases: readonly (readonly string[])[];
  readonly concord: ReadonlySet<string>;
  readonly limits: readonly (readonly string[])[];
  readonly comparators: ReadonlySet<string>;
  readonly comparatives: ReadonlySet<string>;
  readonly diminishers: ReadonlySet<string>;
  readonly carriers: ReadonlySet<string>;
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
  const known = (word: string) => words.exact.get(word) ?? words.stems.get(stem(word));
  const base = (word: string) => comparativeBase(word).find((candidate) => known(candidate) !== undefined);
  return {
    valence: (word) => known(word) ?? known(base(word) ?? ''),
    isComparative: (word) => base(word) !== undefined,
    negatedValence: (word) => negated.exact.get(word) ?? negated.stems.get(stem(word)),
    phrases: buildPhraseTable(source.phrases, negators),
    negators,
    notNegating: listOf(source.notNegating),
    negatorPhrases: listOf(source.negatorPhrases),
    limits: listOf(source.limits),
    concord: setOf(source.concord),
    comparators: setOf(source.comparators),
    comparatives: setOf(source.comparatives),
    diminishers: setOf(source.diminishers),
    carriers: setOf(source.carriers),
    boosters: setOf(source.boosters),
    dampeners: setOf(source.dampeners),
    contrasts: setOf(source.contrasts),
    concessions: listOf(source.concessions),
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

const listOf = (text: string) => text.split('|').map(toPattern);

/** English adds "-er": happier, nicer, faster. */
function comparativeBase(word: string): string[] {
  const base = /^(\p{L}{3,})er$/u.exec(word)?.[1];
  if (base === undefined) return [];
  const single = /^(.+)(.)\2$/u.exec(base);
  return [base.replace(/i$/u, 'y'), base, `${base}e`, ...(single ? [`${single[1]}${single[2]}`] : [])];
}
