import { expect, it } from 'vitest';
import { CUSTOM, withCustomCard } from './with-custom-card';

it.each([
  [
    [1, 2, 3],
    [1, 2, 3, CUSTOM],
  ],
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4, CUSTOM],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, CUSTOM, 5, 6],
  ],
])('puts the custom workshop at the fifth place, or last: %j', (items, expected) => {
  expect(withCustomCard(items)).toEqual(expected);
});
