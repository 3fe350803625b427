import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000', undefined],
  ['*', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('for "%s" chooses %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
