import { createHash, randomBytes } from 'node:crypto';
import { type CommonConfig, InjectConfig } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CookieScope } from '../cookies/cookie-scope';

const LIFETIME_SECONDS = 24 * 3600;
const SECRET = /^[\w-]{43}$/;

/**
 * Recognises the browser that signed up when it opens the link of the mail: a random value in an HttpOnly cookie, of which
 * the sign-up keeps the hash. `SameSite=Lax`, because the link is opened from a mail page of another site.
 */
@Injectable()
export class SignUpBrowser {
  private readonly scope: CookieScope;

  constructor(@InjectConfig() config: Pick<CommonConfig, 'PUBLIC_URL'>) {
    this.scope = new CookieScope('declic_sign_up', '/api/accounts', config);
  }

  /** The hash of the browser's value, or null for a browser that did not sign up lately. */
  read(request: FastifyRequest): Buffer | null {
    const secret = request.cookies[this.scope.name];
    return secret !== undefined && SECRET.test(secret) ? hashSecret(secret) : null;
  }

  /** The hash of the browser's value, which it is given if it has none, and keeps for another day. */
  mark(request: FastifyRequest, reply: FastifyReply): Buffer {
    const present = request.cookies[this.scope.name];
    const secret = present !== undefined && SECRET.test(present) ? present : randomBytes(32).toString('base64url');
    reply.setCookie(this.scope.name, secret, { ...this.scope.attributes, maxAge: LIFETIME_SECONDS });
    return hashSecret(secret);
  }
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
