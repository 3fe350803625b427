import type { DraftRequest } from '../../content-engine';
import type { Citation, Tone } from '../../intake';
import { fold, toKey } from '../analysis/fold';
import { type Angle, toAngle } from '../ideas/angles';
import type { Material } from '../wording/material';
import type { Phrase } from '../wording/phrase';
import { createRandom, type Random, shuffle } from '../wording/random';
import { toPlainLine } from '../wording/to-plain-line';
import { toPlainSpaces } from '../wording/typeset';
import type { Statement } from '../wording/statements';

/** What one draft is about: the idea with the lines of the summary that belong to it. */
export interface Subject {
  readonly material: Material;
  readonly angle: Angle;
  readonly title: string;
  readonly titleSource: Citation | null;
  readonly pillar: Phrase;
  /** The one that the idea names first. */
  readonly pains: readonly Phrase[];
  readonly offers: readonly Phrase[];
  readonly people: readonly Phrase[];
  /** In an order of the draft's own, those that no sibling tells first. */
  readonly statements: readonly Statement[];
  /** Stands in a draft of the same format for another idea. */
  readonly isToldElsewhere: (sentence: string) => boolean;
  readonly random: Random;
}

interface Seed {
  readonly attempt: number;
  readonly tone: Tone;
}

/** Attempt and tone are part of the seed: each one gives another text. */
export function toSubject(material: Material, request: DraftRequest, { attempt, tone }: Seed): Subject {
  const { format, siblings = [] } = request;
  const idea = withoutTypesetting(request.idea);
  const pillar = findPillar(material, idea);
  const seed = [material.seed, idea.title, idea.angle, pillar.text, format, tone, ...(attempt > 0 ? [attempt] : [])];
  const random = createRandom(seed.join('\n'));
  const told = siblings.map((text) => toPlainSpaces(text.toLowerCase()));
  const isToldElsewhere = (sentence: string) => told.some((text) => text.includes(sentence.toLowerCase()));
  const named = fold(`${idea.title}\n${idea.summary}`).toLowerCase();
  const first = (phrases: readonly Phrase[]) => namedFirst(phrases, named, idea.sources, random, isToldElsewhere);
  return {
    material,
    angle: toAngle(idea.angle),
    title: toPlainLine(idea.title),
    titleSource: idea.sources.at(-1) ?? null,
    pillar,
    pains: first(material.pains),
    offers: first(material.offers),
    people: first(material.people),
    statements: freshFirst(rotate(material.statements, random), isToldElsewhere),
    isToldElsewhere,
    random,
  };
}

/** The idea with plain spaces, as its words stand in the grammar and the summary. */
const withoutTypesetting = (idea: DraftRequest['idea']): DraftRequest['idea'] => ({
  ...idea,
  title: toPlainSpaces(idea.title),
  summary: toPlainSpaces(idea.summary),
});

/** The pillar of the summary, or the idea's own words when it was taken out since. */
function findPillar({ pillars, forms }: Material, { pillar, sources }: DraftRequest['idea']): Phrase {
  const known = pillars.find(({ line }) => toKey(line) === toKey(pillar));
  if (known) return known;
  const text = toPlainLine(pillar);
  const source = sources[0] ?? { field: 'answer', sentence: pillar, index: 1 };
  return { lineId: '', line: pillar, text, article: '', kind: forms.kindOf(text), source };
}

/** What the idea's title or summary says in words, then what it rests on, then what no sibling says, then the rest. */
function namedFirst(
  phrases: readonly Phrase[],
  named: string,
  sources: readonly Citation[],
  random: Random,
  isToldElsewhere: Subject['isToldElsewhere'],
): Phrase[] {
  const place = ({ text, source }: Phrase) => {
    if (named.includes(fold(text).toLowerCase())) return 0;
    return sources.some(({ field, sentence }) => field === source.field && sentence === source.sentence)
      ? 1
      : 2 + Number(isToldElsewhere(text));
  };
  return shuffle(phrases, random).sort((a, b) => place(a) - place(b));
}

/** Statements stay in the order of the text and begin at a place of the draft's own. */
function rotate(statements: readonly Statement[], random: Random): Statement[] {
  const from = Math.floor(random() * statements.length);
  return [...statements.slice(from), ...statements.slice(0, from)];
}

const freshFirst = (statements: readonly Statement[], isToldElsewhere: Subject['isToldElsewhere']) => [
  ...statements.filter(({ text }) => !isToldElsewhere(text)),
  ...statements.filter(({ text }) => isToldElsewhere(text)),
];
