import { expect, it } from 'vitest';
import { HELD_OUT_LIMITS, LEAST_F1, NOT_REACHED } from './extraction-limits';
import { DEVELOPMENT_SETS, HELD_OUT_SETS, readLabelledIntakes } from './labelled-intake';
import { matchLines } from './match-lines';
import { scoreEngine } from './score-engine';

it('finds what a person found, in each field and language, and nothing that the author refused', async () => {
  const { scores, refused } = await scoreEngine(readLabelledIntakes());
  expect(scores.filter(({ f1 }) => f1 < LEAST_F1)).toEqual([]);
  expect(scores).toHaveLength(18);
  expect(refused).toEqual([]);
});

it.each(HELD_OUT_SETS)(
  'finds in the %s texts, which no weight was trained on, what it found before, and nothing that the author refused',
  async (set) => {
    const { fields, scores, refused } = await scoreEngine(readLabelledIntakes(set));
    const short = scores.filter(({ f1 }) => f1 < LEAST_F1).map(({ language, field }) => `${set} ${language} ${field}`);
    expect(short.filter((figure) => !NOT_REACHED.includes(figure))).toEqual([]);
    expect(fields.filter(({ field, f1 }) => f1 < HELD_OUT_LIMITS[set][field])).toEqual([]);
    expect(refused).toEqual([]);
  },
);

it.each(DEVELOPMENT_SETS)('reaches the same in the %s texts', async (set) => {
  const { scores, refused } = await scoreEngine(readLabelledIntakes(set));
  const short = scores.filter(({ f1 }) => f1 < LEAST_F1).map(({ language, field }) => `${set} ${language} ${field}`);
  expect(short.filter((figure) => !NOT_REACHED.includes(figure))).toEqual([]);
  expect(refused).toEqual([]);
});

it('counts what is missed and what is wrong', () => {
  expect(matchLines(['small clinics', 'owners'], ['Small dental clinics', 'Nurses'])).toEqual({
    correct: 1,
    missed: ['owners'],
    wrong: ['Nurses'],
  });
});
