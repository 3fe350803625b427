import { expect, it } from 'vitest';
import { inPortions } from './in-portions';

/** A step that takes from so many. */
const stepOf = (count: number) => {
  const portions: number[] = [];
  const step = (most: number) => {
    const taken = Math.min(most, count);
    count -= taken;
    portions.push(taken);
    return Promise.resolve(taken);
  };
  return { step, portions };
};

it.each([
  [0, [0]],
  [9, [9]],
  [10, [10, 0]],
  [25, [10, 10, 5]],
])('does %i in portions of ten', async (count, expected) => {
  const { step, portions } = stepOf(count);
  expect(await inPortions(10, step)).toBe(count);
  expect(portions).toEqual(expected);
});

it('ends after the portion in which the signal comes', async () => {
  const controller = new AbortController();
  const { step } = stepOf(100);
  const count = await inPortions(
    10,
    (most) => {
      controller.abort();
      return step(most);
    },
    controller.signal,
  );
  expect(count).toBe(10);
});
