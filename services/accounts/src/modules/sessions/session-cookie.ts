import { type CommonConfig, InjectConfig } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CookieScope } from '../cookies/cookie-scope';
import type { OpenSession } from './sessions.service';

const NAME = 'declic_refresh';

/**
 * The HttpOnly cookie with the refresh token.
 *
 * @decision D3
 */
@Injectable()
export class SessionCookie {
  private readonly scope: CookieScope;

  constructor(@InjectConfig() config: Pick<CommonConfig, 'PUBLIC_URL'>) {
    this.scope = new CookieScope(NAME, '/api/accounts/session', config);
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.scope.name];
  }

  write(reply: FastifyReply, { refreshToken, endsAt }: OpenSession): void {
    reply.setCookie(this.scope.name, refreshToken, { ...this.scope.attributes, expires: endsAt });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.scope.name, this.scope.attributes);
    this.clearFormer(reply);
  }

  /** See `CookieScope`. */
  clearFormer(reply: FastifyReply): void {
    this.scope.clearFormer(reply);
  }
}
