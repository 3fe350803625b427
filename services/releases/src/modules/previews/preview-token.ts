import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const AUDIENCE = 'preview';
const ALGORITHM = 'HS256';

/** What a link shows: some versions instead of those that visitors get, or an earlier composition. */
export type PreviewSubject = { overrides: readonly { name: string; version: string }[] } | { compositionId: string };

export interface SignedPreview {
  subject: PreviewSubject;
  expiresAt: Date;
}

const claims = z.object({
  exp: z.int(),
  subject: z.union([
    z.strictObject({ overrides: z.array(z.strictObject({ name: z.string(), version: z.string() })) }),
    z.strictObject({ compositionId: z.string() }),
  ]),
});

export function signPreview(secret: string, { subject, expiresAt }: SignedPreview): Promise<string> {
  return new SignJWT({ subject })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(toKey(secret));
}

/** Undefined for what this registry did not sign, and for what has expired. */
export async function readPreview(secret: string, token: string): Promise<SignedPreview | undefined> {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { audience: AUDIENCE, algorithms: [ALGORITHM] });
    const { exp, subject } = claims.parse(payload);
    return { subject, expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

function toKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
