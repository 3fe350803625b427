import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new 256-bit secret of a personal link or a start link of the bot, which takes at most 64 such characters; and the SHA-256 hash that is stored. */
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

/** Reads the state of one booking and nothing else, so it may be computed again: `<seat id>.<256-bit signature>`. */
export function createStatusToken(seatId: string, secret: string): string {
  return `${seatId}.${sign(seatId, secret).toString('base64url')}`;
}

/** The booking of a status token; undefined for any other text. */
export function readStatusToken(token: string, secret: string): string | undefined {
  const [, seatId, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (seatId === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(seatId, secret);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? seatId : undefined;
}

function sign(seatId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`booking status:${seatId}`).digest();
}

/** Who is counted, without keeping who it is. */
export function hashNetwork(network: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`booking network:${network}`).digest();
}
