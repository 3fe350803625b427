import { expect, it } from 'vitest';
import { retryAfterText } from './retry-after-text';

it.each([
  [undefined, 'en', undefined],
  [1, 'en', undefined],
  [9, 'en', undefined],
  [10, 'en', 'Try again in 10 seconds.'],
  [86_401, 'en', undefined],
  [30, 'en', 'Try again in 30 seconds.'],
  [90, 'en', 'Try again in 2 minutes.'],
  [3_600, 'en', 'Try again in 60 minutes.'],
  [86_400, 'en', 'Try again in 24 hours.'],
  [30, 'fr', 'Nouvel essai possible dans 30 secondes.'],
  [30, 'es-ES', 'Vuelve a intentarlo en 30 segundos.'],
])('words %s seconds in %s', (seconds, language, text) => {
  expect(retryAfterText(seconds, language)?.replaceAll('\u00a0', ' ')).toBe(text);
});
