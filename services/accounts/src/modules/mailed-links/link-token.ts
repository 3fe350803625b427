import { createHash, randomBytes } from 'node:crypto';

/**
 * A new 256-bit secret for a mailed link, and the SHA-256 hash that is stored.
 *
 * @decision D1
 */
export function createLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

/** A new link that works from now on for so long: its secret, and what is stored of it. */
export function createLink(createdAt: Date, lifetimeMs: number) {
  const { token, tokenHash } = createLinkToken();
  return { token, link: { tokenHash, createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) } };
}

/** Whether a text could be such a secret. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
