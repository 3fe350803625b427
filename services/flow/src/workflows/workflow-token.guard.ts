import { UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { WorkflowCall } from './workflow-call';
import { WorkflowTokens } from './workflow-tokens';

const calls = new WeakMap<FastifyRequest, WorkflowCall>();

/** Lets in who has the token of a call. */
@Injectable()
export class WorkflowTokenGuard implements CanActivate {
  constructor(private readonly tokens: WorkflowTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const call = token === undefined ? undefined : await this.tokens.read(token);
    if (!call) throw new UnauthorizedError();
    calls.set(request, call);
    return true;
  }
}

/** The call that a delivery answers. @throws {UnauthorizedError} it is of another kind. */
export const AnsweredCall = createParamDecorator((kind: WorkflowCall['kind'], context: ExecutionContext) => {
  const call = calls.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (call?.kind !== kind) throw new UnauthorizedError();
  return call;
});
