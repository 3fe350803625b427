import { z } from 'zod';

/** What an access token says about its bearer. */
export interface SessionClaims {
  readonly userId: string;
  readonly sessionId: string;
}

// A signature says who wrote a token, not that it is one of a session.
const claims = z.object({ sub: z.guid(), sid: z.guid(), exp: z.number() });

/** Whom and which session the claims of a signed token name, or null. */
export function parseSessionClaims(content: unknown): SessionClaims | null {
  const { data } = claims.safeParse(content);
  return data ? { userId: data.sub, sessionId: data.sid } : null;
}
