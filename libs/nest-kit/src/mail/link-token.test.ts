import { expect, it } from 'vitest';
import { createLinkToken, hashLinkToken, isLinkToken } from './link-token';

it('has 256 random bits, and is stored as another text', () => {
  const { token, tokenHash } = createLinkToken();

  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect([isLinkToken(token), isLinkToken(`${token}x`), isLinkToken('')]).toEqual([true, false, false]);
  expect(hashLinkToken(token)).toEqual(tokenHash);
  expect(createLinkToken().token).not.toBe(token);
});
