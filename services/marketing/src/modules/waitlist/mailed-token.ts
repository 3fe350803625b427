import { createHash, randomBytes } from 'node:crypto';

/** How long the link that confirms an address works; the one that leads off the list does not end. */
export const CONFIRMATION_DAYS = 7;

/** 256 random bits for a link; only their hash is stored. */
export function newMailedToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailedToken(token) };
}

export function hashMailedToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
