import type { IdeaRequest, StrategyFacts, WrittenIdea } from '../../content-engine';
import { toKey } from '../analysis/fold';
import type { Language } from '../analysis/language';
import { readIntake } from '../analysis/read-intake';
import { gatherMaterial, type Material } from '../wording/material';
import { hashText } from '../wording/random';
import { typeset } from '../wording/typeset';
import { type Candidate, listCandidates } from './candidates';
import { type Compared, explainNovelty, measureOverlap, findStems, toCompared } from './novelty';

/** Two ideas that share more than this are the same idea in other words. */
const SAME = 0.8;

interface Ranked {
  readonly candidate: Candidate;
  readonly stems: ReadonlyMap<string, string>;
  /** Stems with the angle, the pillar and the lines, so that ideas that differ in these differ. */
  readonly features: ReadonlyMap<string, string>;
  readonly rank: number;
  nearest: Compared | undefined;
  overlap: number;
  likeness: number;
}

/** At most `count` ideas that are not there yet, the most novel first; none when the summary names no pillar. */
export function writeIdeas(facts: StrategyFacts, { count, pillar, existing }: IdeaRequest): WrittenIdea[] {
  const material = gatherMaterial(facts);
  const wanted = material.pillars.filter(({ line }) => pillar === undefined || toKey(line) === toKey(pillar));
  const taken = new Set(existing.map(({ title }) => toKey(title)));
  const known = listKnown(facts, material);
  const pool = listCandidates(material, facts.tone.tone, wanted)
    .filter(({ title }) => {
      const key = toKey(title);
      return !taken.has(key) && taken.add(key);
    })
    .map((candidate) => toRanked(candidate, material));
  for (const each of pool) for (const text of known) compare(each, text);
  for (const idea of existing)
    noteIdea(
      pool,
      toFeatures(idea, findStems(idea.title, material.language)),
      toCompared(idea.title, 'idea', material.language),
    );
  return choose(pool, count).map((idea) => typesetIdea(idea, material.language));
}

/** Greedy: the most novel first, then the one most unlike what there is with it. */
function choose(pool: Ranked[], count: number): WrittenIdea[] {
  const chosen: Ranked[] = [];
  let open = pool.filter(({ likeness }) => likeness < SAME);
  while (chosen.length < count && open.length > 0) {
    const next = open.reduce((best, each) => (value(each) > value(best) ? each : best));
    chosen.push(next);
    open = open.filter((each) => each !== next);
    noteIdea(open, next.features, { title: next.candidate.title, kind: 'idea', stems: next.stems });
    open = open.filter(({ likeness }) => likeness < SAME);
  }
  return chosen
    .map((ranked, place) => ({ place, idea: toIdea(ranked) }))
    .sort((a, b) => b.idea.noveltyScore - a.idea.noveltyScore || a.place - b.place)
    .map(({ idea }) => idea);
}

/** Comes last: ideas are compared as the grammar writes them, with plain spaces. */
const typesetIdea = (idea: WrittenIdea, language: Language): WrittenIdea => ({
  ...idea,
  title: typeset(idea.title, language),
  summary: typeset(idea.summary, language),
});

/** The rank of the content's own seed decides between equals. */
const value = ({ overlap, likeness, rank }: Ranked) => 1 - overlap - likeness + rank / 1e4;

function toRanked(candidate: Candidate, material: Material): Ranked {
  const stems = findStems(candidate.title, material.language);
  return {
    candidate,
    stems,
    features: toFeatures(candidate, stems),
    rank: hashText(`${material.seed}\n${candidate.title}`) / 4294967296,
    nearest: undefined,
    overlap: 0,
    likeness: 0,
  };
}

function toFeatures(
  idea: Pick<Candidate, 'angle' | 'pillar'>,
  stems: ReadonlyMap<string, string>,
): Map<string, string> {
  const features = new Map(stems);
  for (const feature of [`angle:${idea.angle}`, `angle:${idea.angle}+`, `pillar:${toKey(idea.pillar)}`])
    features.set(feature, feature);
  return features;
}

function noteIdea(pool: readonly Ranked[], features: ReadonlyMap<string, string>, idea: Compared): void {
  for (const each of pool) {
    each.likeness = Math.max(each.likeness, measureOverlap(each.features, features));
    compare(each, idea);
  }
}

function compare(ranked: Ranked, text: Compared): void {
  const overlap = measureOverlap(ranked.stems, text.stems);
  if (overlap <= ranked.overlap) return;
  ranked.overlap = overlap;
  ranked.nearest = text;
}

/** The sentences of the intake and the names of the competitors. */
function listKnown({ intake, competitors }: StrategyFacts, { language }: Material): Compared[] {
  return [
    ...readIntake(intake).sentences.map(({ text }) => toCompared(text, 'intake', language)),
    ...competitors.map((name) => toCompared(name, 'competitor', language)),
  ];
}

function toIdea({ candidate, stems, nearest, overlap }: Ranked): WrittenIdea {
  const { score, novelty } = explainNovelty(stems, nearest, overlap);
  return { ...candidate, noveltyScore: score, novelty };
}
