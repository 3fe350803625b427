import type { PlanSlug } from '@declic/nest-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidApiKeyError } from './calls.errors';

/** The owner of the API key of a call. */
export interface Caller {
  readonly userId: string;
  readonly keyId: string;
  readonly plan: PlanSlug;
}

/** Who called, as the key's guard found out; kept beside the request instead of on it. */
export const callers = new WeakMap<FastifyRequest, Caller>();

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = callers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!caller) throw new InvalidApiKeyError();
  return caller;
});
