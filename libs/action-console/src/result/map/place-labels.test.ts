import { expect, it } from 'vitest';
import { placeLabels } from './place-labels';

it('moves a label down that would lie on another one', () => {
  expect(
    placeLabels([
      [10, 10],
      [12, 12],
      [14, 10],
      [300, 10],
    ]),
  ).toEqual([
    { x: 10, y: 10 },
    { x: 12, y: 30 },
    { x: 14, y: 64 },
    { x: 300, y: 10 },
  ]);
});
