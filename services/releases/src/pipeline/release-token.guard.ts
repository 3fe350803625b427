import { createHash, timingSafeEqual } from 'node:crypto';
import { UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ReleasesConfig } from '../config';
import { InjectConfig } from '../inject-config';
import { type Actor, actors } from './actor';

interface KnownToken {
  readonly digest: Buffer;
  readonly actor: Actor;
}

/**
 * Requires the token of a team or of an operator, and notes who acts; user sessions are refused.
 *
 * @decision D45
 */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  private readonly known: readonly KnownToken[];

  constructor(@InjectConfig() config: ReleasesConfig) {
    this.known = knownTokens(config);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const sent = digest(token);
    // Every digest is compared, and digests have one length: the time says nothing about a token.
    const [match] = this.known.filter((known) => timingSafeEqual(known.digest, sent));
    if (!match) throw new UnauthorizedError('This needs the token of a team or of an operator.');
    actors.set(request, match.actor);
    return true;
  }
}

function knownTokens({ RELEASE_TOKEN, RELEASE_PUBLISHER_TOKEN, RELEASE_TOKENS }: ReleasesConfig): KnownToken[] {
  const teams = Object.entries(RELEASE_TOKENS).map(([name, { token, operator, deployables }]) => ({
    digest: digest(token),
    actor: { name, operator, deployables },
  }));
  const operators = { operator: RELEASE_TOKEN, publisher: RELEASE_PUBLISHER_TOKEN };
  return [
    ...teams,
    ...Object.entries(operators).flatMap(([name, token]) =>
      token === undefined ? [] : [{ digest: digest(token), actor: { name, operator: true, deployables: ['*'] } }],
    ),
  ];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
