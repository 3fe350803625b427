import { queryAsUser, type SessionClaims, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { RefreshTokenClaims } from './refresh-tokens';
import { type EndOfSession, SessionFamilyEntity } from './session-family.entity';

const LONGEST_LIST = 100;

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Begins a session in the caller's transaction, which must name the user. */
  async open(
    manager: EntityManager,
    session: Pick<SessionFamilyEntity, 'userId' | 'renewedAt' | 'expiresAt' | 'userAgent'>,
  ): Promise<RefreshTokenClaims> {
    const { id, userId, generation } = await manager.save(
      manager.create(SessionFamilyEntity, { ...session, generation: 1 }),
    );
    return { familyId: id, userId, generation };
  }

  /** Runs `work` while holding the session's row, so that two tabs renew one after the other. */
  withLockedFamily<Result>(
    { familyId, userId }: RefreshTokenClaims,
    work: (
      family: SessionFamilyEntity | null,
      save: (family: SessionFamilyEntity) => Promise<unknown>,
      manager: EntityManager,
    ) => Promise<Result>,
  ): Promise<Result> {
    return withUser(this.dataSource, userId, async (manager) => {
      const family = await manager.findOne(SessionFamilyEntity, {
        where: { id: familyId },
        lock: { mode: 'pessimistic_write' },
      });
      return work(family, (changed) => manager.save(changed), manager);
    });
  }

  /** False when the user has no such session that is open. */
  async end({ sessionId, userId }: SessionClaims, endedAt: Date, endedBecause: EndOfSession): Promise<boolean> {
    const { affected } = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.update(SessionFamilyEntity, { id: sessionId, endedAt: IsNull() }, { endedAt, endedBecause }),
    );
    return (affected ?? 0) > 0;
  }

  /** The sessions of a user that have not ended, the latest use first. */
  list(userId: string, now: Date): Promise<SessionFamilyEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(SessionFamilyEntity, {
        where: { userId, endedAt: IsNull(), expiresAt: MoreThan(now) },
        order: { renewedAt: 'DESC', id: 'DESC' },
        take: LONGEST_LIST,
      }),
    );
  }

  async endOthers(userId: string, sessionId: string, endedAt: Date): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.update(
        SessionFamilyEntity,
        { userId, id: Not(sessionId), endedAt: IsNull() },
        { endedAt, endedBecause: 'ended_elsewhere' },
      ),
    );
  }

  /** Ends all sessions of a user in the caller's transaction, which must name the user. */
  async endAll(manager: EntityManager, userId: string, endedAt: Date, endedBecause: EndOfSession): Promise<void> {
    await manager.update(SessionFamilyEntity, { userId, endedAt: IsNull() }, { endedAt, endedBecause });
  }
}
