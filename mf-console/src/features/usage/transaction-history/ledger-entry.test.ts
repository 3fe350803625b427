import { expect, it } from 'vitest';
import { aLedgerEntry } from '../../../testing/usage-factories';
import { formatDelta, findRemark, nameSubject } from './ledger-entry';

it.each([
  [500, '+500'],
  [-1_200, '−1,200'],
  [0, '0'],
])('writes %d credits as %j', (delta, text) => {
  expect(formatDelta(delta)).toBe(text);
});

it('names the action or tool, and gives the reason beside it', () => {
  const refund = aLedgerEntry({ transaction_type: 'refund', reason: 'The action timed out' });
  expect([nameSubject(refund), findRemark(refund)]).toEqual(['email_validate', 'The action timed out']);
});

it('says why credits came where nothing was used', () => {
  const grant = aLedgerEntry({ transaction_type: 'purchase', slug: null, reason: 'Monthly credits' });
  expect([nameSubject(grant), findRemark(grant)]).toEqual(['Monthly credits', null]);
  expect(nameSubject(aLedgerEntry({ transaction_type: 'purchase', slug: null }))).toBe('Credits');
});
