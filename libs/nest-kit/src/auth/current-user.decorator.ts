import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { UnauthorizedError } from '../errors/request-errors';
import type { Principal } from './principal';

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
  if (!user) throw new UnauthorizedError();
  return user;
});
