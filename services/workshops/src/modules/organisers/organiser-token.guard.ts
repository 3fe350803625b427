import { createHash, timingSafeEqual } from 'node:crypto';
import { UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

/**
 * Requires the token of the organisers; without a configured one every call is refused.
 *
 * @decision D45
 */
@Injectable()
export class OrganiserTokenGuard implements CanActivate {
  private readonly known: Buffer | undefined;

  constructor(@InjectConfig() { ORGANISER_TOKEN }: WorkshopsConfig) {
    this.known = ORGANISER_TOKEN === undefined ? undefined : digest(ORGANISER_TOKEN);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
    // Digests have one length, so the time says nothing about the token.
    if (this.known && timingSafeEqual(this.known, digest(token))) return true;
    throw new UnauthorizedError('This needs the token of the organisers.');
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
