import { expect, it } from 'vitest';
import { findEntities } from './find-entities';

it.each([
  ['write to ana.lopez@example.com today', [['email', 'ana.lopez@example.com']]],
  ['see https://example.com/a?b=1.', [['url', 'https://example.com/a?b=1']]],
  ['GB29 NWBK 6016 1331 9268 19 is this right', [['iban', 'GB29 NWBK 6016 1331 9268 19']]],
  ['gb29nwbk60161331926819?', [['iban', 'gb29nwbk60161331926819']]],
  [
    'call +33 6 11 22 33 44 or 020 7946 0000',
    [
      ['phone', '+33 6 11 22 33 44'],
      ['phone', '020 7946 0000'],
    ],
  ],
  [
    'read notes.pdf and sample:iris.csv',
    [
      ['file', 'notes.pdf'],
      ['file', 'sample:iris.csv'],
    ],
  ],
  ['every night */5 0 * * 1-5 please', [['cron', '*/5 0 * * 1-5']]],
  [
    'on 2026-03-01 at 14:30',
    [
      ['date', '2026-03-01'],
      ['time', '14:30'],
    ],
  ],
  ['FR 40 303 265 045 is our number', [['vat', 'FR 40 303 265 045']]],
  ['version 1.2.3 of 2026 costs 49.90', []],
])('%s', (text, found) => {
  expect(findEntities(text).map(({ kind, text: piece }) => [kind, piece])).toEqual(found);
});

it('reads long runs of digits and brackets in linear time', () => {
  const startedAt = performance.now();
  for (const text of ['1 '.repeat(5_000), '(1) '.repeat(5_000), 'AB12 '.repeat(4_000), '* '.repeat(5_000)])
    findEntities(text);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
