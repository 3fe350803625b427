import { expect, it } from 'vitest';
import { createLinkToken, createStatusToken, hashLinkToken, isLinkToken, readStatusToken } from './link-token';

const SEAT = '0198a000-0000-7000-8000-000000000001';
const OTHER = '0198a000-0000-7000-8000-000000000002';

it('has 256 random bits, and is stored as another text', () => {
  const { token, tokenHash } = createLinkToken();

  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect([isLinkToken(token), isLinkToken(`${token}x`), isLinkToken('')]).toEqual([true, false, false]);
  expect(hashLinkToken(token)).toEqual(tokenHash);
  expect(createLinkToken().token).not.toBe(token);
});

it('reads the state of one booking, signed by this service alone', () => {
  const token = createStatusToken(SEAT, 'secret');

  expect(readStatusToken(token, 'secret')).toBe(SEAT);
  expect(readStatusToken(token, 'another secret')).toBeUndefined();
  expect(readStatusToken(token.replace(SEAT, OTHER), 'secret')).toBeUndefined();
  expect(readStatusToken('', 'secret')).toBeUndefined();
});
