import { type SessionClaims, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { RefreshTokenClaims } from './refresh-tokens';
import { SessionFamilyEntity } from './session-family.entity';

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Begins a session in the caller's transaction, which must name the user. */
  async open(
    manager: EntityManager,
    session: Pick<SessionFamilyEntity, 'userId' | 'renewedAt' | 'expiresAt'>,
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

  async end({ sessionId, userId }: SessionClaims, at: Date): Promise<void> {
    await withUser(this.dataSource, userId, (manager) =>
      manager.update(
        SessionFamilyEntity,
        { id: sessionId, endedAt: IsNull() },
        { endedAt: at, endedBecause: 'signed_out' },
      ),
    );
  }

  /** Ends all sessions of a user in the caller's transaction, which must name the user. */
  async endAll(
    manager: EntityManager,
    userId: string,
    endedAt: Date,
    endedBecause: NonNullable<SessionFamilyEntity['endedBecause']>,
  ): Promise<void> {
    await manager.update(SessionFamilyEntity, { userId, endedAt: IsNull() }, { endedAt, endedBecause });
  }
}
