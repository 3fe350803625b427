import { expect, it } from 'vitest';
import { takesLaterMaps } from './takes-later-maps';

it.each([
  ['"Chromium";v="156", "Google Chrome";v="156", "Not)A;Brand";v="24"', true],
  ['"Not_A Brand";v="8", "Chromium";v="133"', true],
  ['"Chromium";v="132", "Microsoft Edge";v="132"', false],
  ['"Not\\"Chromium";v="156"', false],
  ['"Firefox";v="160"', false],
  ['', false],
  [undefined, false],
])('of a browser that calls itself %s: %s', (brands, expected) => {
  expect(takesLaterMaps(brands)).toBe(expected);
});
