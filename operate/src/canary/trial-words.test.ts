import { aCanaryTrial } from '@declic/openapi/release-factories';
import { expect, it } from 'vitest';
import { percentWords, verdictWords } from './trial-words';

it.each([
  ['Not compared yet.', { looks: 0, last_p: null, last_alpha: null }],
  ['Compared once. The last time it did not fail clearly more often', {}],
  ['with a probability of 21 %; it is withdrawn at 0.5 % or less.', {}],
  [
    'Compared 3 times. The last time it failed clearly more often, but in 2 networks only; from 5 on',
    { looks: 3, last_p: 0.0001 },
  ],
])('says %s', (words, change) => {
  expect(verdictWords(aCanaryTrial(change))).toContain(words);
});

it.each([
  [0.21, '21 %'],
  [0.001_666, '0.17 %'],
  [1, '100 %'],
  [0.000_000_000_1, 'less than 0.0001 %'],
])('writes the probability %d as %s', (probability, words) => {
  expect(percentWords(probability)).toBe(words);
});
