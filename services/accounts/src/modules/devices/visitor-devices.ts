import { createHmac, randomBytes } from 'node:crypto';
import { type CommonConfig, InjectConfig, toNetwork } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CookieScope } from '../cookies/cookie-scope';

const NAME = 'declic_device';
const LIFETIME_SECONDS = 365 * 24 * 3600;
const SECRET = /^[\w-]{43}$/;
const LONGEST_USER_AGENT = 512;

/** What a sign-in came from. */
export interface VisitorDevice {
  readonly userAgent: string | null;
  readonly hash: Buffer;
}

/**
 * Recognises the device of a sign-in. A browser keeps a random value in a cookie that no script can read; a program is told apart by
 * its User-Agent and its network.
 */
@Injectable()
export class VisitorDevices {
  private readonly scope: CookieScope;
  private readonly secret: string;

  constructor(@InjectConfig() config: Pick<CommonConfig, 'PUBLIC_URL' | 'THROTTLE_SECRET'>) {
    this.scope = new CookieScope(NAME, '/api/accounts', config);
    this.secret = config.THROTTLE_SECRET;
  }

  /** The device of a request whose answer may give it a cookie. */
  read(request: FastifyRequest, client: 'browser' | 'token'): VisitorDevice & { readonly cookie: string | null } {
    const userAgent = readUserAgent(request);
    if (client === 'token') {
      const subject = `program:${userAgent ?? ''}:${toNetwork(request.ip)}`;
      return { userAgent, hash: this.hash(subject), cookie: null };
    }
    const present = request.cookies[this.scope.name];
    const cookie = present !== undefined && SECRET.test(present) ? present : randomBytes(32).toString('base64url');
    return { userAgent, hash: this.hash(`browser:${cookie}`), cookie };
  }

  /** Lets a browser that has just signed in be recognised for another year. */
  write(reply: FastifyReply, { cookie }: { readonly cookie: string | null }): void {
    if (cookie !== null)
      reply.setCookie(this.scope.name, cookie, { ...this.scope.attributes, maxAge: LIFETIME_SECONDS });
  }

  private hash(subject: string): Buffer {
    return createHmac('sha256', this.secret).update(`device:${subject}`).digest();
  }
}

/** The header as far as it is kept. */
function readUserAgent({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null;
}
