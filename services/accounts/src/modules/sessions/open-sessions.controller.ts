import { Clock, CurrentUser, Input, Op, type OpInput, type SessionPrincipal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { SessionNotFoundError } from './sessions.errors';
import { SessionsRepository } from './sessions.repository';
import { toOpenSession } from './to-open-session';

/** Lists and ends the sessions of the signed-in user. */
@Controller()
export class OpenSessionsController {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  @Op('listSessions')
  async list(@CurrentUser() { id, sessionId }: SessionPrincipal) {
    const sessions = await this.sessions.list(id, this.clock.now());
    return sessions.map((session) => toOpenSession(session, sessionId));
  }

  @Op('endOtherSessions')
  async endOthers(@CurrentUser() { id, sessionId }: SessionPrincipal) {
    await this.sessions.endOthers(id, sessionId, this.clock.now());
  }

  @Op('endSession')
  async end(@Input() { path }: OpInput<'endSession'>, @CurrentUser() { id }: SessionPrincipal) {
    const ended = await this.sessions.end({ userId: id, sessionId: path.id }, this.clock.now(), 'ended_elsewhere');
    if (!ended) throw new SessionNotFoundError();
  }
}
