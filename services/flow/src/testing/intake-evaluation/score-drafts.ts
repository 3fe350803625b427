import {
  checkDraft,
  findMissingFacts,
  readingEase,
  listSequences,
  splitThread,
  toPlainText,
  splitWords,
  READING_EASE,
} from '@declic/content-rules';
import { toKey } from '../../engine/embedded/analysis/fold';
import { findForeignWords } from './foreign-words';
import { DRAFT_LIMITS } from './draft-limits';
import type { EvaluatedDraft, EvaluatedStrategy } from './write-drafts';

interface DraftFigures {
  readonly drafts: number;
  readonly fewestIdeas: number;
  readonly coverage: number;
  readonly rules: number;
  readonly readability: number;
  /** Of two drafts of one strategy, on average over the pairs. */
  readonly repetition: number;
  /** Of two drafts of different strategies, on average over the pairs. */
  readonly repetitionAcross: number;
  /** Share of all pairs that keep the limit. */
  readonly pairsWithin: number;
  readonly largestRepetition: number;
  /** Of two drafts of one strategy. */
  readonly largestWithin: number;
  readonly medianBlogWords: number;
  readonly mostMissingFacts: number;
}

export interface DraftEvaluation {
  readonly figures: DraftFigures;
  /** What is not reached, one line each. */
  readonly failures: readonly string[];
}

interface Named extends EvaluatedDraft {
  readonly name: string;
  readonly strategy: string;
}

/** Holds the drafts of the labelled intakes against the limits. */
export function scoreDrafts(strategies: readonly EvaluatedStrategy[]): DraftEvaluation {
  const drafts = strategies.flatMap(({ labelled, drafts: own }) =>
    own.map((each) => ({ ...each, strategy: labelled.id, name: `${labelled.id} ${each.format} "${each.ideaTitle}"` })),
  );
  const ideas = strategies.map(({ labelled, ideas: own }) => ({
    id: labelled.id,
    count: new Set(own.map(({ title }) => toKey(title))).size,
  }));
  const uncovered = drafts.flatMap((each) =>
    findUncovered(each).map((text) => `${each.name}: no source for "${text}"`),
  );
  const broken = drafts.flatMap(findBrokenRules);
  const hard = drafts.filter((each) => !isReadable(each));
  const pairs = comparePairs(drafts);
  const mean = (isSame: boolean) =>
    average(pairs.filter((pair) => pair.isSameStrategy === isSame).map((pair) => pair.share));
  const repeating = pairs.filter((pair) => pair.share > DRAFT_LIMITS.repetition);
  return {
    figures: {
      drafts: drafts.length,
      fewestIdeas: Math.min(...ideas.map(({ count }) => count)),
      coverage: 1 - new Set(uncovered).size / Math.max(1, drafts.flatMap(({ draft }) => draft.sources).length),
      rules: share(drafts.length - new Set(broken.map((line) => line.split(':')[0])).size, drafts.length),
      readability: share(drafts.length - hard.length, drafts.length),
      repetition: mean(true),
      repetitionAcross: mean(false),
      pairsWithin: 1 - share(repeating.length, pairs.length),
      largestRepetition: largest(pairs),
      largestWithin: largest(pairs.filter(({ isSameStrategy }) => isSameStrategy)),
      medianBlogWords: medianBlogWords(drafts),
      mostMissingFacts: Math.max(0, ...drafts.map(({ draft }) => findMissingFacts(draft.contentMd).length)),
    },
    failures: [
      ...ideas
        .filter(({ count }) => count < DRAFT_LIMITS.fewestIdeas)
        .map(({ id, count }) => `${id}: ${count} different ideas`),
      ...uncovered,
      ...broken,
      ...hard.map((each) => `${each.name}: reading ease ${Math.round(easeOf(each))}`),
      ...repeating.map((pair) => `${pair.one} / ${pair.other}: ${Math.round(pair.share * 100)} % in common`),
      ...drafts.flatMap((each) =>
        findForeignWords(each.draft).map((words) => `${each.name}: words of another language: ${words}`),
      ),
      ...strategies.flatMap(findRefused),
    ],
  };
}

const largest = (pairs: readonly Pair[]) => Math.max(0, ...pairs.map((pair) => pair.share));

function medianBlogWords(drafts: readonly EvaluatedDraft[]): number {
  const lengths = drafts
    .filter(({ format }) => format === 'blog')
    .map(({ draft }) => splitWords(toPlainText(draft.contentMd)).length)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

const share = (part: number, all: number) => (all === 0 ? 1 : part / all);
const average = (values: readonly number[]) =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
const easeOf = ({ draft }: EvaluatedDraft) => readingEase(toPlainText(draft.contentMd), draft.language);

function isReadable(each: EvaluatedDraft): boolean {
  const { least, most } = READING_EASE[each.draft.language];
  return easeOf(each) >= least && easeOf(each) <= most;
}

/** What is left of the text when the sentences with a source are taken out, in their order. */
export function findUncovered({ draft, format }: Pick<EvaluatedDraft, 'draft' | 'format'>): string[] {
  let rest =
    format === 'tweet'
      ? splitThread(draft.contentMd)
          .join('\n')
          .replace(/^\d+\/\d+ /gm, '')
      : draft.contentMd;
  const left: string[] = [];
  for (const { sentence } of draft.sources) {
    const at = rest.indexOf(sentence);
    if (at < 0) return [...left, `${sentence} (not in the text)`];
    left.push(rest.slice(0, at));
    rest = rest.slice(at + sentence.length);
  }
  return [...left, rest]
    .map((text) => text.replace(/^\s*\d+\. $|[\s#\-[\]]/gm, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
}

const findBrokenRules = ({ name, draft, format }: Named) =>
  checkDraft({ format, language: draft.language, contentMd: draft.contentMd })
    .filter(({ rule, isMet }) => rule !== 'missing-facts' && !isMet)
    .map(({ rule, message }) => `${name}: ${rule}: ${message}`);

/** Words that the author refused, or that belong to a competitor. */
const findRefused = ({ labelled, drafts }: EvaluatedStrategy) =>
  drafts.flatMap(({ draft, format }) => {
    const said = draft.sources
      .filter(({ origin }) => origin === 'intake')
      .map(({ sentence }) => sentence.toLowerCase());
    return labelled.labels.refused
      .filter((words) => said.some((sentence) => sentence.includes(words.toLowerCase())))
      .map((words) => `${labelled.id} ${format}: refused words: ${words}`);
  });

interface Pair {
  readonly one: string;
  readonly other: string;
  readonly share: number;
  readonly isSameStrategy: boolean;
}

/** What the person has to fill in is no text of the draft yet. */
const MISSING = /\[[^\]]+:[^\]]+\]/g;

/** Drafts of one format in one language; the formats of one idea tell the same on purpose and are not compared. */
function comparePairs(drafts: readonly Named[]): Pair[] {
  const known = drafts.map((each) => ({
    ...each,
    sequences: new Set(listSequences(each.draft.contentMd.replace(MISSING, ''))),
  }));
  return known.flatMap((one, place) =>
    known
      .slice(place + 1)
      .filter(({ format, draft }) => format === one.format && draft.language === one.draft.language)
      .map((other) => ({
        one: one.name,
        other: other.name,
        share: overlap(one.sequences, other.sequences),
        isSameStrategy: one.strategy === other.strategy,
      })),
  );
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((sequence) => other.has(sequence)).length;
  return share(shared, Math.min(one.size, other.size));
}
