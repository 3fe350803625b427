import { UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, QueryFailedError } from 'typeorm';
import { CreditAccountEntity } from '../credits/credit-account.entity';
import { ApiKeyEntity } from './api-key.entity';
import { KeyExistsError, KeyNotFoundError, KeyReplacedError } from './keys.errors';
import { ListedKeyEntity } from './listed-key.entity';

type NewKey = Pick<ApiKeyEntity, 'userId' | 'kid' | 'label' | 'tokenHash'>;

/** Writes to the key's owner in the transaction that makes the key. */
export type TellOwner = (manager: EntityManager, key: ListedKeyEntity) => Promise<void>;

@Injectable()
export class KeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(userId: string): Promise<ListedKeyEntity[]> {
    return withUser(this.dataSource, userId, (manager) =>
      manager.find(ListedKeyEntity, { where: { userId, revokedAt: IsNull() }, order: { createdAt: 'DESC' } }),
    );
  }

  /** @throws {KeyExistsError} the user has a live key; a unique index allows one. */
  async insert(key: NewKey, tellOwner: TellOwner): Promise<ListedKeyEntity> {
    try {
      return await withUser(this.dataSource, key.userId, async (manager) => {
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
   */
  replace(
    kid: string,
    { userId, ...next }: Omit<NewKey, 'label'>,
    revokedAt: Date,
    tellOwner: TellOwner,
  ): Promise<ListedKeyEntity> {
    return withUser(this.dataSource, userId, async (manager) => {
      const old = await manager.findOne(ApiKeyEntity, { where: { userId, kid }, lock: { mode: 'pessimistic_write' } });
      if (!old) throw new KeyNotFoundError();
      if (old.revokedAt) throw new KeyReplacedError();
      const { requestCount, lastRequestAt } = await manager.findOneByOrFail(CreditAccountEntity, { userId });
      const used = requestCount > old.requestsBefore;
      await manager.update(
        ApiKeyEntity,
        { id: old.id },
        { revokedAt, requestsAfter: requestCount, lastRequestAt: used ? lastRequestAt : null },
      );
      const added = await this.add(manager, { ...next, userId, label: old.label, requestsBefore: requestCount });
      await tellOwner(manager, added);
      return added;
    });
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
