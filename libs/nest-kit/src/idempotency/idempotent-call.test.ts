import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toIdempotentCall } from './idempotent-call';

const hashCall = (...request: readonly unknown[]) =>
  toIdempotentCall({ 'idempotency-key': 'one' }, ...request)?.requestHash.toString('hex');

it('names no call without the header', () => {
  expect(toIdempotentCall({}, 'pay', { amount: 1 })).toBeUndefined();
});

it('names the key as it was sent', () => {
  expect(toIdempotentCall({ 'idempotency-key': ' Ünknown:1' })?.key).toBe(' Ünknown:1');
});

describe('the hash of a request', () => {
  it.each([
    ['members in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['objects within arrays', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    ['an absent body and null', undefined, null],
  ])('is the same for %s', (_, one, other) => {
    expect(hashCall('pay', one)).toBe(hashCall('pay', other));
  });

  it.each([
    ['another value', { a: 1 }, { a: '1' }],
    ['another order of an array', [1, 2], [2, 1]],
    ['a member that is missing', { a: 1 }, { a: 1, b: null }],
    ['a member of another name', { a: 1 }, JSON.parse('{"__proto__": 1}')],
  ])('differs for %s', (_, one, other) => {
    expect(hashCall('pay', one)).not.toBe(hashCall('pay', other));
  });

  it('differs for another operation', () => {
    expect(hashCall('pay', {})).not.toBe(hashCall('refund', {}));
  });

  it('stays the one under which answers are kept', () => {
    const stored = createHash('sha256').update('["pay",{"a":[1,null],"b":{"c":2}}]').digest('hex');
    expect(hashCall('pay', { b: { c: 2 }, a: [1, null] })).toBe(stored);
  });
});
