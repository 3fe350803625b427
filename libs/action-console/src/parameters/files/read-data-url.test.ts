import { expect, it } from 'vitest';
import { readDataUrl } from './read-data-url';

it.each([
  ['QUJD', 'ABC'],
  ['QUJDRA==', 'ABCD'],
  ['QUJDRA', 'ABCD'],
  ['QU\r\nJD', 'ABC'],
  ['QUJDR', 'ABC'],
  ['QUJDRA=', 'ABCD'],
  ['Q', ''],
  ['', ''],
])('shows the beginning of a text in base64, whole or cut anywhere: %j', (base64, beginning) => {
  expect(readDataUrl(`data:text/plain;base64,${base64}`)?.beginning).toBe(beginning);
});
