import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link, 256 bits, and what we keep of it. */
export function createVerificationToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashVerificationToken(token) };
}

export function hashVerificationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
