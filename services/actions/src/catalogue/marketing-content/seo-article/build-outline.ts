import { Bm25 } from '../../../text/bm25';
import { rankTexts } from '../../../text/rank-sentences';
import { selectDiverse } from '../../../text/select-diverse';
import { cosine } from '../../../text/tf-idf';
import type { FindTerms } from '../../../text/terms';
import { foldAccents } from '../../../text/words';
import { capitalized } from '../../../writing/fragments';
import type { SourceSentence } from './split-source';

export interface Section {
  readonly heading: string;
  /** Where the heading is from. */
  readonly origin: 'yours' | 'source' | 'term';
  readonly sentences: readonly SourceSentence[];
}

interface OutlineInput {
  readonly sentences: readonly SourceSentence[];
  readonly given: readonly string[];
  readonly keyword: string;
  readonly most: number;
  readonly findTerms: FindTerms;
}

/**
 * Sections with all sentences that belong to them: under the caller's headings, else under those of the sources, else under
 * the words that groups of similar sentences have in common.
 */
export function buildOutline(input: OutlineInput): Section[] {
  const statements = { ...input, sentences: input.sentences.filter(({ text }) => !text.endsWith('?')) };
  if (input.given.length > 0) return byHeadings(statements);
  const headed = bySourceHeadings(statements);
  return headed.length >= 2 ? headed : byTerms(statements);
}

/** Each sentence goes under the heading whose words it has most of; those without any of them are left. */
function byHeadings({ sentences, given, keyword, findTerms }: OutlineInput): Section[] {
  const stemsOf = (text: string) => findTerms(text).map(({ stem }) => stem);
  const index = new Bm25(sentences.map(({ text, heading }) => stemsOf(`${heading ?? ''} ${text}`)));
  const common = new Set(stemsOf(keyword));
  const best = new Map<number, { section: number; score: number }>();
  given.forEach((heading, section) => {
    const own = stemsOf(heading).filter((stem) => !common.has(stem));
    for (const { document, score } of index.search(own, sentences.length)) {
      if (score > (best.get(document)?.score ?? 0)) best.set(document, { section, score });
    }
  });
  return given.map((heading, section) => ({
    heading,
    origin: 'yours',
    sentences: sentences.filter((_, at) => best.get(at)?.section === section),
  }));
}

function bySourceHeadings({ sentences, most }: OutlineInput): Section[] {
  const groups = new Map<string, { heading: string; sentences: SourceSentence[] }>();
  for (const sentence of sentences) {
    if (sentence.heading === null || sentence.heading.endsWith('?')) continue;
    const key = foldAccents(sentence.heading);
    const group = groups.get(key) ?? { heading: sentence.heading, sentences: [] };
    group.sentences.push(sentence);
    groups.set(key, group);
  }
  return [...groups.values()].slice(0, most).map((group) => ({ ...group, origin: 'source' }));
}

/** Groups around central sentences that differ from each other, each named by its most frequent term that the others lack. */
function byTerms({ sentences, keyword, most, findTerms }: OutlineInput): Section[] {
  const terms = sentences.map(({ text }) => findTerms(text));
  const { scores, vectors } = rankTexts(terms.map((list) => list.map(({ stem }) => stem)));
  const wanted = Math.min(most, Math.max(1, Math.floor(sentences.length / 3)));
  const seeds = selectDiverse(scores, vectors, { limit: wanted, balance: 0.5, mostAlike: 0.4 });
  const groups = seeds.map((): number[] => []);
  vectors.forEach((vector, at) => {
    const likeness = seeds.map((seed) => cosine(vector, vectors[seed] ?? new Map<string, number>()));
    const highest = Math.max(0, ...likeness);
    if (highest > 0) groups[likeness.indexOf(highest)]?.push(at);
  });
  const used = new Set(findTerms(keyword).map(({ stem }) => stem));
  return groups.flatMap((members) => {
    const counts = new Map<string, { count: number; text: string }>();
    for (const { stem, text } of members.flatMap((at) => terms[at] ?? [])) {
      if (used.has(stem) || /^\p{N}/u.test(text) || text.length < 4) continue;
      counts.set(stem, { count: (counts.get(stem)?.count ?? 0) + 1, text: counts.get(stem)?.text ?? text });
    }
    const [named] = [...counts].sort((a, b) => b[1].count - a[1].count || b[1].text.length - a[1].text.length);
    if (!named || members.length < 2) return [];
    used.add(named[0]);
    const own = members.flatMap((at) => sentences[at] ?? []);
    return [{ heading: capitalized(named[1].text), origin: 'term' as const, sentences: own }];
  });
}
