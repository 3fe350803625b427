import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cancellationTerms, refundDue } from './cancellation-terms';
import { type Policy, POLICY, policySentences } from './policy';
import { toBookingPolicy } from './to-booking-policy';

const start = new Date('2030-03-01T18:00:00Z');
const premium = { startUtc: start, ticketType: 'premium', paidEur: 49 } as const;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2030, 2, 1, hour, minute));

describe('a cancellation', () => {
  it('is free and refunds a premium ticket until the last minute of the policy', () => {
    expect(cancellationTerms(premium, at(16))).toMatchObject({ isPossible: true, refundEur: 49, freeUntil: at(16) });
    expect(cancellationTerms(premium, at(16, 1))).toMatchObject({ isPossible: true, refundEur: 0 });
    expect(cancellationTerms(premium, start)).toMatchObject({ isPossible: false, refundEur: 0 });
  });

  it('is decided by the number that its sentence names', () => {
    const lenient: Policy = { ...POLICY, freeCancellationHours: 1, premiumRefundHours: 72 };

    const terms = cancellationTerms(premium, at(16, 30), lenient);

    expect(terms).toMatchObject({ refundEur: 49, freeUntil: at(17) });
    expect(terms.sentence).toContain('jusqu’à 1 h avant le début');
    expect(terms.sentence).toContain('sous 72 h');
    expect(refundDue(at(0), lenient)).toEqual(new Date('2030-03-04T00:00:00Z'));
  });
});

it('writes every number of the policy into the sentences', () => {
  const other: Policy = {
    ...POLICY,
    freeCancellationHours: 3,
    premiumRefundHours: 71,
    paymentMinutes: 41,
    offerHours: 17,
    confirmationHours: 23,
    afterWorkshopSeats: 9,
    afterWorkshopMinutes: { min: 22, max: 33 },
    liveMinutes: 61,
    premiumDiscount: { percent: 15, months: 6 },
    participants: { beginnersPercent: 64, developers: 512 },
  };
  const text = JSON.stringify(policySentences(other));

  for (const number of [
    '3 h',
    '71 h',
    '41 minutes',
    '17 h',
    '23 h',
    '9 personnes',
    '22-33 min',
    '61 min',
    '-15%',
    '6 mois',
    '64 %',
    '512 développeurs',
  ])
    expect(text).toContain(number);
  expect(text).not.toBe(JSON.stringify(policySentences()));
  expect(toBookingPolicy(other)).toMatchObject({ offer_hours: 17, sentences: policySentences(other) });
});

describe('no other text holds a number of the policy', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const numbers = Object.values(POLICY)
    .flatMap((value) => (typeof value === 'number' ? [value] : Object.values(value)))
    .join('|');
  const UNIT =
    '(?:\\s|&nbsp;|\\u00a0|\\u202f)?(?:h|heures?|min|minutes?|mois|personnes|places|développeurs)(?![\\p{L}\\d])';
  const RULE = new RegExp(`\\b(?:${numbers})${UNIT}|[-−](?:${numbers})\\s?%`, 'u');

  it.each(['mf-workshops/src', 'services/workshops/src/modules'])('in %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\.stories\.|testing\/|modules\/policy\/|^policy\//.test(file),
    );
    const found = files.flatMap((file) =>
      withoutComments(readFileSync(join(root, folder, file), 'utf8'))
        .split('\n')
        .filter((line) => RULE.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it('finds one where it stands', () => {
    expect(RULE.test('<p>Annulation gratuite jusqu’à 2 h avant</p>')).toBe(true);
    expect(RULE.test('remboursé sous 48 heures')).toBe(true);
    expect(RULE.test('padding: 20px')).toBe(false);
  });
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}
