import { expect, it } from 'vitest';
import { HELD_OUT_LIMITS, LEAST_F1 } from './extraction-limits';
import { readLabelledIntakes } from './labelled-intake';
import { matchLines } from './match-lines';
import { scoreEngine } from './score-engine';

it('finds what a person found, in each field and language, and nothing that the author refused', async () => {
  const { scores, refused } = await scoreEngine(readLabelledIntakes());
  expect(scores.filter(({ f1 }) => f1 < LEAST_F1)).toEqual([]);
  expect(scores).toHaveLength(18);
  expect(refused).toEqual([]);
});

it('finds in texts that the rules never saw what it found before, and nothing that the author refused', async () => {
  const { fields, refused } = await scoreEngine(readLabelledIntakes('held-out'));
  expect(fields.filter(({ field, f1 }) => f1 < HELD_OUT_LIMITS[field])).toEqual([]);
  expect(refused).toEqual([]);
});

it('takes nothing that the author refused from the texts read while the rules were widened', async () => {
  const { scores, refused } = await scoreEngine(readLabelledIntakes('development'));
  expect(scores).toHaveLength(18);
  expect(refused).toEqual([]);
});

it('counts what is missed and what is wrong', () => {
  expect(matchLines(['small clinics', 'owners'], ['Small dental clinics', 'Nurses'])).toEqual({
    correct: 1,
    missed: ['owners'],
    wrong: ['Nurses'],
  });
});
