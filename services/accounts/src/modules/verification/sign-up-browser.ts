import { createHash, randomBytes } from 'node:crypto';
import { type CommonConfig, InjectConfig } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LIFETIME_SECONDS = 24 * 3600;
const SECRET = /^[\w-]{43}$/;

/**
 * Recognises the browser that signed up when it opens the link of the mail: a random value in an HttpOnly cookie, of which
 * the sign-up keeps the hash. `SameSite=Lax`, because the link is opened from a mail page of another site.
 */
@Injectable()
export class SignUpBrowser {
  private readonly name;
  private readonly attributes;

  constructor(@InjectConfig() { PUBLIC_URL }: Pick<CommonConfig, 'PUBLIC_URL'>) {
    const secure = PUBLIC_URL.startsWith('https:');
    // Browsers accept a __Host- cookie only with Secure, path / and no domain, so that no sibling domain can plant it.
    this.name = secure ? '__Host-declic_sign_up' : 'declic_sign_up';
    this.attributes = {
      path: secure ? '/' : '/api/accounts',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: LIFETIME_SECONDS,
    } as const;
  }

  /** The hash of the browser's value, or null for a browser that did not sign up lately. */
  read(request: FastifyRequest): Buffer | null {
    const secret = request.cookies[this.name];
    return secret !== undefined && SECRET.test(secret) ? hashOf(secret) : null;
  }

  /** The hash of the browser's value, which it is given if it has none, and keeps for another day. */
  mark(request: FastifyRequest, reply: FastifyReply): Buffer {
    const present = request.cookies[this.name];
    const secret = present !== undefined && SECRET.test(present) ? present : randomBytes(32).toString('base64url');
    reply.setCookie(this.name, secret, this.attributes);
    return hashOf(secret);
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
