import { sign } from 'node:crypto';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import type { EntityManager } from 'typeorm';
import { LiveSessions } from '../auth/live-sessions';
import type { Principal, SessionPrincipal } from '../auth/principal';
import type { SessionClaims } from '../auth/session-claims';
import { SessionKeys } from '../auth/session-keys';
import { TOKEN, toSigningKey } from '../auth/signing-key';

/** The seed of the key that signs the tokens of tests. */
export const TEST_SIGNING_KEY = Buffer.alloc(32, 'tests').toString('base64url');

const key = toSigningKey(TEST_SIGNING_KEY);

/** What a server of keys answers a service that runs as a process of its own. */
export const testJwks = { keys: [key.publicJwk] };

/** The public half of the tests' key. */
export class TestSessionKeys extends SessionKeys {
  readonly find: JWTVerifyGetKey = createLocalJWKSet(testJwks);
}

/** Besides the stored sessions, one of each user that a test made a token for: most services are tested without the accounts service. */
export class TestSessions extends LiveSessions {
  private readonly emails = new Map<string, string>();

  add({ id, email }: Principal): void {
    this.emails.set(id, email);
  }

  override async find(claims: SessionClaims, manager?: EntityManager): Promise<SessionPrincipal | null> {
    const { userId, sessionId } = claims;
    if (sessionId !== userId) return super.find(claims, manager);
    const email = this.emails.get(userId);
    return email === undefined ? null : { id: userId, email, sessionId };
  }
}

/** A token that is signed as the accounts service signs it; claims and header may be changed. */
export function signTestToken(claims: object, header: object = {}): string {
  const parts = [{ alg: TOKEN.algorithm, typ: TOKEN.type, kid: key.kid, ...header }, claims];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${sign(null, Buffer.from(content), key.privateKey).toString('base64url')}`;
}

/** The claims of a session token that ends in 15 minutes; its session has the user's id. */
export function testClaims({ id }: Pick<Principal, 'id'>): object {
  const now = Math.floor(Date.now() / 1000);
  return { sub: id, sid: id, iss: TOKEN.issuer, aud: TOKEN.audience, iat: now, exp: now + 15 * 60 };
}
