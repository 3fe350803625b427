import { isOtherLanguage } from '@declic/language-model/checks';
import { z } from 'zod';
import type { IdeaRequest, StrategyFacts, WrittenIdea } from '../content-engine';
import { fold, toKey } from '../embedded/analysis/fold';
import { angles } from '../embedded/ideas/angles';
import { type Compared, explainNovelty, measureOverlap, findStems, toCompared } from '../embedded/ideas/novelty';
import type { CitedLine } from '../intake';
import type { Task } from './ask-model';
import { cleanLine } from './clean-text';
import { isInstruction } from './instruction-sentences';
import { type Material, toMaterial } from './material';
import { RefusedAnswerError } from './refused-answer';
import { indexSource, type SourceIndex } from './source-index';
import { findUnverified } from './unverified-claims';

/** Titles that share this part of their stems say the same. */
const SAME = 0.8;
/** Titles of what there is already; the newest are the likeliest to come again. */
const MAX_EXISTING = 200;

const ideasSchema = z.strictObject({
  ideas: z
    .array(
      z.strictObject({
        title: z.string().min(8).max(140),
        summary: z.string().min(20).max(600),
        angle: z.enum(angles),
        pillar: z.string().min(1).max(300),
        lines: z.array(z.int()).min(1).max(8),
      }),
    )
    .max(60),
});

type Answer = z.output<typeof ideasSchema>;

const INSTRUCTIONS = [
  'Propose "count" ideas for content, none of which is in "existing". Each has a title, a summary of one or two sentences, an angle,',
  'the pillar that it belongs to (one of "pillars", letter by letter), and the numbers of the lines of the summary that it rests on.',
].join(' ');

/** What a model is asked for ideas. Those that state something new, come twice, or name another pillar are left out. */
export function ideasTask(facts: StrategyFacts, request: IdeaRequest): Task<Answer, WrittenIdea[]> {
  const material = toMaterial(facts);
  const pillars = facts.pillars.filter(
    (pillar) =>
      material.lines.includes(pillar) && (request.pillar === undefined || isSame(pillar.text, request.pillar)),
  );
  return {
    instructions: INSTRUCTIONS,
    material: {
      language: material.language,
      tone: facts.tone.tone,
      count: request.count,
      pillars: pillars.map(({ text }) => text),
      lines: material.lines.map(({ text }, place) => ({ number: place + 1, text })),
      existing: request.existing.slice(-MAX_EXISTING).map(({ title }) => title),
    },
    schema: ideasSchema,
    read({ ideas }) {
      const index = indexSource(material.source, material.sentences, material.language);
      const sound = ideas.flatMap((idea) => toSoundIdea(idea, pillars, material, index) ?? []);
      const fresh = selectFresh(sound, facts, request, material);
      if (fresh.length === 0)
        throw new RefusedAnswerError(
          'No idea is new, names a pillar of the list, and states only what the lines state.',
        );
      return fresh;
    },
  };
}

type SoundIdea = Omit<WrittenIdea, 'noveltyScore' | 'novelty'>;

function toSoundIdea(
  { angle, ...idea }: Answer['ideas'][number],
  pillars: readonly CitedLine[],
  { lines, source, language }: Material,
  index: SourceIndex,
): SoundIdea | undefined {
  const pillar = pillars.find(({ text }) => isSame(text, idea.pillar));
  const cited = [...new Set(idea.lines)].flatMap((number) => lines[number - 1] ?? []);
  const [title, summary] = [cleanLine(idea.title, source), cleanLine(idea.summary, source)];
  const text = `${title}\n${summary}`;
  const isSound =
    title.length > 0 &&
    summary.length > 0 &&
    !isInstruction(text) &&
    findUnverified([title, summary], index).every((claims) => claims.length === 0) &&
    !isOtherLanguage(text, language);
  if (!pillar || cited.length === 0 || !isSound) return undefined;
  const restsOn = [...new Set([pillar, ...cited])];
  const sources = [...new Map(restsOn.map((line) => [JSON.stringify(line.source), line.source])).values()];
  return { title, summary, angle, pillar: pillar.text, lineIds: restsOn.map(({ id }) => id), sources };
}

/** Those that no idea before says, the most novel first. */
function selectFresh(
  ideas: readonly SoundIdea[],
  { competitors }: StrategyFacts,
  { count, existing }: IdeaRequest,
  { sentences, language }: Material,
): WrittenIdea[] {
  const known: Compared[] = [
    ...sentences.map(({ text }) => toCompared(text, 'intake', language)),
    ...competitors.map((name) => toCompared(name, 'competitor', language)),
    ...existing.map(({ title }) => toCompared(title, 'idea', language)),
  ];
  const chosen: WrittenIdea[] = [];
  for (const idea of ideas) {
    const stems = findStems(idea.title, language);
    const [nearest, overlap] = findNearest(stems, known);
    const isTwice = known.some(
      (other) =>
        other.kind === 'idea' && (isSame(other.title, idea.title) || measureOverlap(stems, other.stems) >= SAME),
    );
    if (isTwice || stems.size === 0) continue;
    const { score, novelty } = explainNovelty(stems, nearest, overlap);
    chosen.push({ ...idea, noveltyScore: score, novelty });
    known.push({ title: idea.title, kind: 'idea', stems });
  }
  return chosen.sort((a, b) => b.noveltyScore - a.noveltyScore).slice(0, count);
}

function findNearest(stems: ReadonlyMap<string, string>, known: readonly Compared[]): [Compared | undefined, number] {
  let nearest: Compared | undefined;
  let most = 0;
  for (const other of known) {
    const overlap = measureOverlap(stems, other.stems);
    if (overlap > most) [nearest, most] = [other, overlap];
  }
  return [nearest, most];
}

const isSame = (one: string, other: string): boolean =>
  toKey(one) === toKey(other) && (toKey(one) !== '' || fold(one) === fold(other));
