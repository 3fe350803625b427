import { z } from 'zod';

/** The signed-in user, as the access token names them. */
export interface Principal {
  readonly id: string;
  readonly email: string;
}

// A signature says who wrote a token, not that it is one of a session: what has no end or names nobody is none.
const claims = z.object({ sub: z.guid(), email: z.string().min(1), exp: z.number() });

/** Whom the claims of a signed token name, or null. */
export function principalOf(content: unknown): Principal | null {
  const { data } = claims.safeParse(content);
  return data ? { id: data.sub, email: data.email } : null;
}
