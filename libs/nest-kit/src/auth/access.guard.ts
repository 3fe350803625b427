import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { UnauthorizedError } from '../errors/request-errors';
import { accessOfHandler } from './access.decorators';

/** Stands before every route: only `@Public()` and `@GuardedBy()` let someone in without a session. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  override canActivate(context: ExecutionContext) {
    const access = accessOfHandler(context.getHandler(), context.getClass());
    return access === 'session' ? super.canActivate(context) : true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error || !user) throw new UnauthorizedError(undefined, error ?? undefined);
    return user;
  }
}
