import { expect, it } from 'vitest';
import { aPolicy } from '../../testing/a-policy';
import { listQuestions } from './questions';

it('answers seven questions, with no number that the policy has not said', () => {
  const { sentences } = aPolicy();
  const silent = Object.fromEntries(
    Object.entries(sentences).map(([name, said]) => [name, Array.isArray(said) ? [''] : '']),
  ) as typeof sentences; // the same names

  expect(listQuestions({ sentences })).toHaveLength(7);
  expect(JSON.stringify(listQuestions({ sentences: silent }))).not.toMatch(/\d/);
});

it('says each sentence of the policy that people ask about', () => {
  const { sentences } = aPolicy();
  const said = listQuestions({ sentences })
    .map(({ answer }) => answer)
    .join(' ');
  for (const name of [
    'cancellation',
    'late_cancellation',
    'refund',
    'replay',
    'after_workshop',
    'discount',
    'offer',
    'transfer',
    'participants',
  ] as const)
    expect(said).toContain(sentences[name]);
});
