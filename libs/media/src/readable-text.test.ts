import { expect, it } from 'vitest';
import { toReadableText } from './readable-text';

it.each([
  ['e\u0301te\u0301', 'été'],
  ['o\uFB03ce', 'office'],
  ['1\u202F234,50\u00A0€', '1 234,50 €'],
  ['co\u00ADop\u200B', 'coop'],
  ['45 m²', '45 m²'],
])('reads %j as %j', (text, readable) => {
  expect(toReadableText(text)).toBe(readable);
});
