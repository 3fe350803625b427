import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who acts, as the token of the request says. */
export interface Actor {
  /** The name of the team, as the history records it. */
  readonly name: string;
  readonly operator: boolean;
  /** Names of deployables; `*` stands for all. */
  readonly deployables: readonly string[];
}

/** The actor of each request that is being answered; set by the guard. */
export const actors = new WeakMap<FastifyRequest, Actor>();

/** The team or operator that the guard let in. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = actors.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!actor) throw new Error('@CurrentActor() belongs to a handler that is guarded by ReleaseTokenGuard.');
  return actor;
});

export function mayRelease({ operator, deployables }: Actor, name: string): boolean {
  return operator || deployables.includes('*') || deployables.includes(name);
}
