import { createHmac, timingSafeEqual } from 'node:crypto';

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
