import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { UnauthorizedError } from '../errors/request-errors';
import { accessOfHandler } from './access.decorators';
import { LiveSessions } from './live-sessions';
import type { SessionPrincipal } from './principal';
import type { SessionClaims } from './session-claims';

/** Stands before every route: only `@Public()` and `@GuardedBy()` let someone in without a session that has not ended. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(private readonly sessions: LiveSessions) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    return accessOfHandler(context.getHandler(), context.getClass()) !== 'session' || this.authenticate(context);
  }

  private async authenticate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    // Passport leaves what the strategy read where handlers look for the user.
    const request = context.switchToHttp().getRequest<{ user: SessionClaims | SessionPrincipal }>();
    const user = await this.sessions.find(request.user as SessionClaims);
    if (!user) throw new UnauthorizedError();
    request.user = user;
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error as Error; // of a passport strategy
    if (!user) throw new UnauthorizedError();
    return user;
  }
}
