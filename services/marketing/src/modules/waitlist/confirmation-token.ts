import { createHash, randomBytes } from 'node:crypto';

export const TOKEN_DAYS = 7;

/** 256 random bits for the link; only their hash is stored. */
export function newConfirmationToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashConfirmationToken(token) };
}

export function hashConfirmationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
