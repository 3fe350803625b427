import { expect, it } from 'vitest';
import { retryAfterText } from './retry-after-text';

it.each([undefined, 1, 9, 86_401])('says nothing of a wait of %s seconds', (seconds) => {
  expect(retryAfterText(seconds, 'en')).toBeUndefined();
});

it.each([
  [10, '10 seconds'],
  [30, '30 seconds'],
  [90, '2 minutes'],
  [3_600, '60 minutes'],
  [86_400, '24 hours'],
])('words %s seconds as %s', (seconds, words) => {
  expect(retryAfterText(seconds, 'en')).toBe(`Try again in ${words}.`);
});

it.each([
  ['fr', 'Nouvel essai possible dans 30 secondes.'],
  ['es-ES', 'Vuelve a intentarlo en 30 segundos.'],
])('words the wait in %s', (language, text) => {
  expect(retryAfterText(30, language)?.replaceAll('\u00a0', ' ')).toBe(text);
});
