import { createHash, randomBytes } from 'node:crypto';

/** Start links carry at most 64 characters of `A-Za-z0-9_-`; this has 43. Only its hash is kept. */
export function createStartToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashStartToken(token) };
}

export function hashStartToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
