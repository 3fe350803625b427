import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { UnauthorizedError } from '../errors/request-errors';
import type { SessionPrincipal } from './principal';

/** The signed-in user of the request, and their session. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionPrincipal => {
  const { user } = context.switchToHttp().getRequest<{ user?: SessionPrincipal }>();
  if (!user) throw new UnauthorizedError();
  return user;
});
