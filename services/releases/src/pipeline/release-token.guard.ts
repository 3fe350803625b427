import { createHash, timingSafeEqual } from 'node:crypto';
import { UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ReleasesConfig } from '../config';
import { InjectConfig } from '../inject-config';

/**
 * Requires the release token; user sessions are refused.
 *
 * @decision D45
 */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@InjectConfig() config: ReleasesConfig) {
    this.expected = digest(config.RELEASE_TOKEN);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    // Digests have one length, so the time says nothing about the token or how long it is.
    if (!timingSafeEqual(digest(token), this.expected))
      throw new UnauthorizedError('This needs the token of the release pipeline.');
    return true;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
