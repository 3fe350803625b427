import { expect, it } from 'vitest';
import './stack-depth';

const callDeep = (depth: number): Error => (depth === 0 ? new Error('deep') : callDeep(depth - 1));

it('keeps the frames below forty calls of a library', () => {
  expect(
    callDeep(40)
      .stack?.split('\n')
      .filter((line) => line.includes('callDeep')).length,
  ).toBe(41);
});
