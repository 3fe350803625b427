import type { Language } from '../languages';
import type { Span } from '../span';
import { loadStemmer, type Stem } from '../stems';
import { exampleFeatures, phraseFeature } from './features';
import { toStemTokens, type StemToken } from './stem-tokens';

export interface LabelSource {
  readonly name: string;
  /** Words and phrases that speak for the label. */
  readonly phrases: readonly string[];
  /** Texts that have the label. */
  readonly examples: readonly string[];
}

interface Evidence extends Span {
  readonly weight: number;
}

export interface Classification {
  /** Null when nothing, or about as much for another label, speaks for the best one. */
  readonly label: string | null;
  /** From 0 to 1: the share of the best label, of all that speaks for any label and a constant for none. */
  readonly confidence: number;
  /** The second best. */
  readonly alternative: string | null;
  /** The words of the text that speak for the label, strongest first. */
  readonly evidence: readonly Evidence[];
}

export type Classify = (text: string) => Classification;

const LONGEST_PHRASE = 5;

/** What speaks for no label, to which the scores are compared. */
const PRIOR = 0.12;
const LEAST_CONFIDENCE = 0.4;

/** Weights by label, of one phrase of stems. */
type Table = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * Learns labels from phrases and examples. A phrase counts the more, the fewer labels have it (idf over labels) and the larger
 * the share of a label's examples with it; scores are divided by the root of the text's length.
 */
export async function learnLabels(labels: readonly LabelSource[], language: Language): Promise<Classify> {
  const stem = await loadStemmer(language);
  const table = learnTable(labels, language, stem);
  return (text) => {
    const tokens = toStemTokens(text, stem);
    const found = matchAll(tokens, table);
    const scores = labels.map((_, label) => {
      const sum = found.reduce((total, { weights }) => total + (weights.get(label) ?? 0), 0);
      return sum / Math.sqrt(tokens.length + 4);
    });
    return decide(labels, scores, (label) => evidenceOf(text, found, label));
  };
}

function learnTable(labels: readonly LabelSource[], language: Language, stem: Stem): Table {
  const weights = new Map<string, Map<number, number>>();
  labels.forEach(({ name, phrases, examples }, label) => {
    const add = (feature: string, weight: number) => {
      const known = weights.get(feature) ?? new Map<number, number>();
      known.set(label, Math.max(known.get(label) ?? 0, weight));
      weights.set(feature, known);
    };
    for (const phrase of [name.replaceAll(/[_-]/gu, ' '), ...phrases]) {
      const feature = phraseFeature(phrase, stem);
      if (feature !== '') add(feature, 1 + 0.5 * (feature.split(' ').length - 1));
    }
    for (const [feature, weight] of exampleFeatures(examples, language, stem)) add(feature, weight);
  });
  return new Map([...weights].map(([feature, known]) => [feature, weighByRarity(known, labels.length)]));
}

function weighByRarity(known: ReadonlyMap<number, number>, labels: number): ReadonlyMap<number, number> {
  const rarity = Math.log((labels + 1) / (known.size + 0.3)) / Math.log(labels + 1);
  return new Map([...known].map(([label, weight]) => [label, weight * Math.max(0.05, rarity)]));
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly weights: ReadonlyMap<number, number>;
}

/** Every phrase counts once, at its first place. */
function matchAll(tokens: readonly StemToken[], table: Table): Found[] {
  const seen = new Set<string>();
  return tokens.flatMap((first, at) => {
    const found: Found[] = [];
    let feature = '';
    for (let length = 1; length <= LONGEST_PHRASE; length += 1) {
      const last = tokens[at + length - 1];
      if (!last) break;
      feature = length === 1 ? last.stem : `${feature} ${last.stem}`;
      const weights = table.get(feature);
      if (!weights || seen.has(feature)) continue;
      seen.add(feature);
      found.push({ start: first.start, end: last.end, weights });
    }
    return found;
  });
}

function decide(
  labels: readonly LabelSource[],
  scores: readonly number[],
  evidence: (label: number) => readonly Evidence[],
): Classification {
  const order = scores.map((score, label) => ({ score, label })).sort((a, b) => b.score - a.score);
  const [best, second] = order;
  if (!best || best.score <= 0) return { label: null, confidence: 0, alternative: null, evidence: [] };
  const total = scores.reduce((sum, score) => sum + score * score, 0) + PRIOR * PRIOR;
  const confidence = Number(((best.score * best.score) / total).toFixed(2));
  const isTied = second !== undefined && second.score >= best.score * 0.98;
  return {
    label: confidence >= LEAST_CONFIDENCE && !isTied ? (labels[best.label]?.name ?? null) : null,
    confidence,
    alternative: second && second.score > 0 ? (labels[second.label]?.name ?? null) : null,
    evidence: evidence(best.label),
  };
}

/** What a phrase says, its words need not say again. */
function evidenceOf(text: string, found: readonly Found[], label: number): Evidence[] {
  const all = found
    .map(({ start, end, weights }) => ({ text: text.slice(start, end), start, end, weight: weights.get(label) ?? 0 }))
    .filter(({ weight }) => weight > 0.1);
  return all
    .filter(
      (one) =>
        !all.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 6)
    .map((one) => ({ ...one, weight: Number(one.weight.toFixed(2)) }));
}
