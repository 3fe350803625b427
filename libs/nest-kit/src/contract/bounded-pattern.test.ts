import { expect, it } from 'vitest';
import { cpuMsSince } from '../testing/cpu-time';
import { compileBody } from './schemas';

// The name of an attendee: text without control characters that is more than blanks.
const name = compileBody({
  type: 'string',
  pattern: '^[^\\u0000-\\u001f]*[^\\s\\u0000-\\u001f][^\\u0000-\\u001f]*$',
  maxLength: 80,
});

it.each([
  ['Camille', true],
  ['  ', false],
  ['Camille\u0001', false],
])('a pattern decides about %j', (text, valid) => {
  expect(name(text)).toBe(valid);
});

it('takes no pattern for another', () => {
  const both = compileBody({
    type: 'object',
    properties: { word: { type: 'string', pattern: '^[a-z]+$' }, number: { type: 'string', pattern: '^[0-9]+$' } },
  });

  expect(both({ word: 'a', number: '1' })).toBe(true);
  expect(both({ word: '1', number: '1' })).toBe(false);
  expect(both({ word: 'a', number: 'a' })).toBe(false);
});

it('refuses at once what a pattern would ponder for half a minute', () => {
  const begin = process.threadCpuUsage();

  expect(name(`${'a'.repeat(100_000)}\u0001`)).toBe(false);
  expect(cpuMsSince(begin)).toBeLessThan(1_000);
});
