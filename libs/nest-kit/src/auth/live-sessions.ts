import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SessionPrincipal } from './principal';
import type { SessionClaims } from './session-claims';

/**
 * Which sessions have not ended. A token outlives its session by up to fifteen minutes, so every call asks; the accounts service
 * answers by a function of its schema, for all services.
 *
 * @decision D38
 */
@Injectable()
export class LiveSessions {
  constructor(private readonly dataSource: DataSource) {}

  /** The user of a session under their present address, or null when the session has ended; in a transaction, if it has a `manager`. */
  async find(
    { userId, sessionId }: SessionClaims,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SessionPrincipal | null> {
    const [row] = await manager.query<{ email: string }[]>(
      'select email from accounts_api.live_session_user_v1($1, $2)',
      [sessionId, userId],
    );
    return row ? { id: userId, email: row.email, sessionId } : null;
  }
}
