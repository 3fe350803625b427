import { Injectable } from '@nestjs/common';
import type { SessionEntity } from './session.entity';
import { InvalidWorkshopIdError, WorkshopNotFoundError } from './session.errors';
import { SessionsRepository } from './sessions.repository';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

@Injectable()
export class SessionsService {
  constructor(private readonly sessions: SessionsRepository) {}

  list(): Promise<SessionEntity[]> {
    return this.sessions.listPublic();
  }

  /**
   * @throws {InvalidWorkshopIdError} this is no id at all.
   * @throws {WorkshopNotFoundError} no session has this id, or it is a draft.
   */
  async get(id: string): Promise<SessionEntity> {
    if (!UUID.test(id)) throw new InvalidWorkshopIdError();
    const session = await this.sessions.findPublic(id);
    if (!session) throw new WorkshopNotFoundError();
    return session;
  }
}
