import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FreshValues } from './fresh-value';
import type { SessionEntity } from './session.entity';
import { InvalidWorkshopIdError, WorkshopNotFoundError } from './session.errors';
import { isSessionId } from './session-id';
import { SessionsRepository } from './sessions.repository';

/** Seats are shown at most two seconds old: this, and the time of the query. Where many look, none of them waits for it. */
const AGES = { maxAgeMs: 1_500, refreshAfterMs: 1_000 };

@Injectable()
export class SessionsService {
  private readonly lists: FreshValues<'public', SessionEntity[]>;
  private readonly shown: FreshValues<string, SessionEntity | null>;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {
    const now = () => performance.now();
    this.lists = new FreshValues(() => this.sessions.listPublic(this.clock.now()), AGES, now);
    this.shown = new FreshValues((id) => this.sessions.find(id), AGES, now);
  }

  /** What is shown to visitors: no query for each of them. */
  list(): Promise<SessionEntity[]> {
    return this.lists.get('public');
  }

  /**
   * What is shown to visitors: no query for each of them.
   *
   * @throws {InvalidWorkshopIdError} this is no id at all.
   * @throws {WorkshopNotFoundError} no session has this id, or it is a draft.
   */
  async show(id: string): Promise<SessionEntity> {
    if (!isSessionId(id)) throw new InvalidWorkshopIdError();
    return assertPublic(await this.shown.get(id.toLowerCase()));
  }

  /**
   * The session as it is now.
   *
   * @throws {WorkshopNotFoundError} no session has this id, or it is a draft.
   */
  async get(id: string, manager?: EntityManager): Promise<SessionEntity> {
    return assertPublic(await this.sessions.find(id, manager));
  }

  /** Also a draft. @throws {WorkshopNotFoundError} no session has this id. */
  async getAny(id: string, manager?: EntityManager): Promise<SessionEntity> {
    const session = await this.sessions.find(id, manager);
    if (!session) throw new WorkshopNotFoundError();
    return session;
  }

  /** What this process shows is read anew. The others follow within two seconds. */
  forget(id: string): void {
    this.lists.clear();
    this.shown.forget(id);
  }
}

function assertPublic(session: SessionEntity | null): SessionEntity {
  if (!session || session.status === 'draft') throw new WorkshopNotFoundError();
  return session;
}
