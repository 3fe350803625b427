import { type CommonConfig, InjectConfig } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession } from './sessions.service';

const NAME = 'declic_refresh';

/** Where a browser keeps the refresh token: out of reach of scripts, and sent to the session routes only. */
@Injectable()
export class SessionCookie {
  private readonly attributes;

  constructor(@InjectConfig() { PUBLIC_URL }: Pick<CommonConfig, 'PUBLIC_URL'>) {
    this.attributes = {
      path: '/api/accounts/session',
      httpOnly: true,
      sameSite: 'lax',
      secure: PUBLIC_URL.startsWith('https:'),
    } as const;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  write(reply: FastifyReply, { refreshToken, endsAt }: OpenSession): void {
    reply.setCookie(NAME, refreshToken, { ...this.attributes, expires: endsAt });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(NAME, this.attributes);
  }
}
