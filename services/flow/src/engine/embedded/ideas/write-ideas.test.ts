import { expect, it } from 'vitest';
import { anIntake, emptyIntake, frenchIntake, labelledIntake } from '../analysis/testing/intakes';
import { toStrategyFacts } from '../../../testing/to-strategy-facts';
import { writeIdeas } from './write-ideas';

const everything = { count: 500, existing: [] };
const titlesOf = (ideas: readonly { title: string }[]) => ideas.map(({ title }) => title);

it('writes at least 60 different ideas from an ordinary intake, the most novel first', async () => {
  const ideas = writeIdeas(await toStrategyFacts(anIntake()), everything);
  expect(new Set(titlesOf(ideas)).size).toBe(ideas.length);
  expect(ideas.length).toBeGreaterThanOrEqual(60);
  const scores = ideas.map(({ noveltyScore }) => noveltyScore);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...scores)).toBeLessThanOrEqual(1);
});

it('writes 24 from a summary that has nothing but a pillar, and none without one', async () => {
  const facts = await toStrategyFacts(labelledIntake);
  const bare = { ...facts, offers: [], icp: { roles: [], company_types: [], sectors: [], pain_points: [] } };
  expect(writeIdeas({ ...bare, pillars: facts.pillars.slice(0, 1) }, { count: 24, existing: [] })).toHaveLength(24);
  expect(writeIdeas({ ...bare, pillars: [] }, everything)).toEqual([]);
  expect(writeIdeas(await toStrategyFacts(emptyIntake), everything)).toEqual([]);
});

it('gives the same ideas for the same intake, and others for another one', async () => {
  const request = { count: 12, existing: [] };
  const facts = await toStrategyFacts(frenchIntake);
  expect(writeIdeas(facts, request)).toEqual(writeIdeas({ ...facts, strategyId: 'another' }, request));
  const other = await toStrategyFacts({
    ...frenchIntake,
    rawText: `${frenchIntake.rawText} Nous avons ouvert en 2011.`,
  });
  expect(titlesOf(writeIdeas(other, request))).not.toEqual(titlesOf(writeIdeas(facts, request)));
});

it('never repeats an idea that exists, and explains what is near', async () => {
  const facts = await toStrategyFacts(anIntake());
  const first = writeIdeas(facts, { count: 24, existing: [] });
  const second = writeIdeas(facts, { count: 24, existing: first });
  expect(second).toHaveLength(24);
  expect(titlesOf(second).filter((title) => titlesOf(first).includes(title))).toEqual([]);
  for (const { novelty, noveltyScore } of second.filter((idea) => idea.noveltyScore < 1)) {
    expect(novelty.nearest_title).not.toBeNull();
    expect(novelty.shared_words.length).toBeGreaterThan(0);
    expect(novelty.explanation).toContain(`${Math.round((1 - noveltyScore) * 100)} %`);
  }
});

it('stays with the pillar that is asked for, and names the lines that an idea rests on', async () => {
  const facts = await toStrategyFacts(anIntake());
  const [, pillar] = facts.pillars;
  const ideas = writeIdeas(facts, { ...everything, pillar: pillar?.text ?? '' });
  expect(ideas.length).toBeGreaterThan(20);
  expect(new Set(ideas.map((idea) => idea.pillar))).toEqual(new Set([pillar?.text]));
  expect(ideas.every(({ lineIds }) => lineIds[0] === pillar?.id)).toBe(true);
});
