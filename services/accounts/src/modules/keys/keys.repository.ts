import { LiveSessions, queryAsUser, type SessionClaims, UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, QueryFailedError } from 'typeorm';
import { CreditAccountEntity } from '../credits/credit-account.entity';
import { UsersRepository } from '../users/users.repository';
import { ApiKeyEntity } from './api-key.entity';
import { KeyExistsError, KeyNotFoundError, KeyReplacedError } from './keys.errors';
import { ListedKeyEntity } from './listed-key.entity';

type NewKey = Pick<ApiKeyEntity, 'userId' | 'kid' | 'label' | 'tokenHash'>;

type InSession<Key> = Key & Pick<SessionClaims, 'sessionId'>;

/** What people know a key by. */
export type KeyName = Pick<ApiKeyEntity, 'kid' | 'label'>;

/** Writes to the key's owner in the transaction that makes the key. */
export type TellOwner = (manager: EntityManager, key: ListedKeyEntity) => Promise<void>;

@Injectable()
export class KeysRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly liveSessions: LiveSessions,
  ) {}

  /** Newest first. */
  list(userId: string): Promise<ListedKeyEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(ListedKeyEntity, { where: { userId, revokedAt: IsNull() }, order: { createdAt: 'DESC' } }),
    );
  }

  /**
   * @throws {KeyExistsError} the user has a live key; a unique index allows one.
   * @throws {UnauthorizedError} the session has ended meanwhile.
   */
  async insert({ sessionId, ...key }: InSession<NewKey>, tellOwner: TellOwner): Promise<ListedKeyEntity> {
    try {
      return await withUser(this.dataSource, key.userId, async (manager) => {
        await this.assertLive(manager, { userId: key.userId, sessionId });
        const account = await manager.findOneBy(CreditAccountEntity, { userId: key.userId });
        const added = await this.add(manager, { ...key, requestsBefore: account?.requestCount ?? 0 });
        await tellOwner(manager, added);
        return added;
      });
    } catch (error) {
      if (isAbout(error, 'api_key_one_live')) throw new KeyExistsError();
      // The token outlived its user.
      if (isAbout(error, 'api_key_user_id_fkey')) throw new UnauthorizedError();
      throw error;
    }
  }

  /**
   * Replaces a live key in one transaction, so that there is exactly one live key at any time. The old one is kept as revoked.
   * A concurrent call waits for the row and finds it revoked. A charge that is in progress counts for the new key.
   *
   * @throws {KeyNotFoundError} this user has no such key.
   * @throws {KeyReplacedError} another call replaced it first.
   * @throws {UnauthorizedError} the session has ended meanwhile.
   */
  replace(
    kid: string,
    { userId, sessionId, ...next }: InSession<Omit<NewKey, 'label'>>,
    revokedAt: Date,
    tellOwner: TellOwner,
  ): Promise<ListedKeyEntity> {
    return withUser(this.dataSource, userId, async (manager) => {
      await this.assertLive(manager, { userId, sessionId });
      const old = await manager.findOne(ApiKeyEntity, { where: { userId, kid }, lock: { mode: 'pessimistic_write' } });
      if (!old) throw new KeyNotFoundError();
      if (old.revokedAt) throw new KeyReplacedError();
      const requestCount = await this.revoke(manager, old, revokedAt);
      const added = await this.add(manager, { ...next, userId, label: old.label, requestsBefore: requestCount });
      await tellOwner(manager, added);
      return added;
    });
  }

  /** Revokes the live key of a user whose row the caller's transaction holds: none is made meanwhile. Null when there is none. */
  async revokeLive(manager: EntityManager, userId: string, revokedAt: Date): Promise<KeyName | null> {
    const live = await manager.findOneBy(ApiKeyEntity, { userId, revokedAt: IsNull() });
    if (live) await this.revoke(manager, live, revokedAt);
    return live;
  }

  /**
   * The guard has looked at the session before. The transaction that ends it and revokes the key locks the user's row: a call that comes in
   * between must not leave a key behind.
   */
  private async assertLive(manager: EntityManager, session: SessionClaims): Promise<void> {
    await this.users.holdShared(session.userId, manager);
    if (!(await this.liveSessions.find(session, manager))) throw new UnauthorizedError();
  }

  /** Gives the account's requests until then. */
  private async revoke(manager: EntityManager, key: ApiKeyEntity, revokedAt: Date): Promise<number> {
    const { requestCount, lastRequestAt } = await manager.findOneByOrFail(CreditAccountEntity, { userId: key.userId });
    const used = requestCount > key.requestsBefore;
    await manager.update(
      ApiKeyEntity,
      { id: key.id },
      { revokedAt, requestsAfter: requestCount, lastRequestAt: used ? lastRequestAt : null },
    );
    return requestCount;
  }

  private async add(
    manager: EntityManager,
    key: NewKey & Pick<ApiKeyEntity, 'requestsBefore'>,
  ): Promise<ListedKeyEntity> {
    await manager.insert(ApiKeyEntity, key);
    return manager.findOneByOrFail(ListedKeyEntity, { userId: key.userId, kid: key.kid });
  }
}

function isAbout(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && error.message.includes(`"${constraint}"`);
}
