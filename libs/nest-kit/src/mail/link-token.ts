import { createHash, randomBytes } from 'node:crypto';

/**
 * A new 256-bit secret of a mailed link, in 43 characters of base64url, and the SHA-256 hash that is stored.
 *
 * @decision D1
 */
export function createLinkToken(): { readonly token: string; readonly tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text could be such a secret. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
