import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

it('compares long texts line by line', () => {
  const long = 'word '.repeat(3_000);
  expect(compareTexts(`${long}\nold\n`, `${long}\nnew\n`)).toEqual([
    { change: 'same', text: `${long}\n` },
    { change: 'removed', text: 'old\n' },
    { change: 'added', text: 'new\n' },
  ]);
});
