import type { Citation, Tone } from '../../intake';
import type { IdeaText } from '../../content-engine';
import type { Material } from '../wording/material';
import { findLines } from '../wording/parse-grammar';
import type { Phrase } from '../wording/phrase';
import { createRandom, type Random, shuffle } from '../wording/random';
import { renderLine, renderOne, usableLines, type Wording } from '../wording/render-line';
import { toTopicSlots } from '../wording/topic-slots';
import { type Angle, angles } from './angles';
import { ideaGrammars } from './grammar';

/** An idea before it is compared with others. */
export interface Candidate extends IdeaText {
  readonly sources: readonly Citation[];
  readonly lineIds: readonly string[];
}

/** What an idea looks at its pillar through. */
type Focus = { readonly name: 'plain' } | { readonly name: 'pain' | 'offer' | 'role'; readonly phrase: Phrase };

/** So that a title can be the first line of a post. */
const LONGEST_TITLE = 115;

/** Every pillar from every angle, alone and through each pain point, offer and kind of reader. The same material gives the same ideas. */
export function listCandidates(material: Material, tone: Tone, pillars: readonly Phrase[]): Candidate[] {
  const focuses: Focus[] = [
    { name: 'plain' },
    ...material.pains.map((phrase) => ({ name: 'pain', phrase }) as const),
    ...material.offers
      .filter(({ text }) => !material.forms.noThing.test(text))
      .map((phrase) => ({ name: 'offer', phrase }) as const),
    ...material.people.map((phrase) => ({ name: 'role', phrase }) as const),
  ];
  return pillars.flatMap((pillar) =>
    angles.flatMap((angle) => focuses.flatMap((focus) => writeCandidates(material, tone, pillar, angle, focus))),
  );
}

function writeCandidates(material: Material, tone: Tone, pillar: Phrase, angle: Angle, focus: Focus): Candidate[] {
  const random = createRandom(
    `${material.seed}\n${pillar.text}\n${angle}\n${focus.name}\n${'phrase' in focus ? focus.phrase.text : ''}`,
  );
  const grammar = ideaGrammars[material.language];
  const wording: Wording = {
    forms: material.forms,
    tone,
    isInformal: material.isInformal,
    slots: { ...toTopicSlots(pillar, material.forms), ...toFocusSlots(focus, material) },
  };
  const fits = (title: string) => title.length <= LONGEST_TITLE;
  const lines = findLines(grammar, angle, focus.name);
  const titles =
    focus.name === 'plain'
      ? usableLines(lines, wording)
          .map((line) => renderLine(line, wording, random))
          .filter(fits)
      : [renderOne(lines, wording, random, fits)].filter((title) => title !== undefined);
  const focused = 'phrase' in focus ? [focus.phrase] : [];
  return titles.map((title) => ({
    title,
    summary: writeSummary(material, wording, angle, focus, random),
    angle,
    pillar: pillar.line,
    sources: [pillar, ...focused].map(({ source }) => source),
    lineIds: [pillar, ...focused].map(({ lineId }) => lineId),
  }));
}

/** What the idea does, what it looks through, and an objective that it serves. */
function writeSummary(material: Material, wording: Wording, angle: Angle, focus: Focus, random: Random): string {
  const grammar = ideaGrammars[material.language];
  const [goal] = shuffle(material.goals, random);
  const withGoal = { ...wording, slots: { ...wording.slots, goal } };
  return [
    renderOne(findLines(grammar, angle, 'summary'), wording, random),
    focus.name === 'plain' ? undefined : renderOne(findLines(grammar, 'focus', focus.name), wording, random),
    goal === undefined ? undefined : renderOne(findLines(grammar, 'focus', 'goal'), withGoal, random),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

function toFocusSlots(focus: Focus, { forms }: Material): Wording['slots'] {
  if (!('phrase' in focus)) return {};
  const { text, article, kind } = focus.phrase;
  if (focus.name === 'pain') return { pain: text, when: forms.when(text, kind) };
  return focus.name === 'offer'
    ? { offer: forms.thing(shorten(text), article) }
    : { role: forms.people(text, article) };
}

/** A title names an offer without its price and its conditions. */
const shorten = (offer: string) => offer.replace(/\s*\([^()]*\)/g, '').split(', ')[0] ?? offer;
