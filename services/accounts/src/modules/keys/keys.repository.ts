import { UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity';
import { KeyExistsError, KeyNotFoundError, KeyReplacedError } from './keys.errors';

type NewKey = Pick<ApiKeyEntity, 'userId' | 'kid' | 'label' | 'tokenHash'>;

@Injectable()
export class KeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(userId: string): Promise<ApiKeyEntity[]> {
    return withUser(this.dataSource, userId, (manager) =>
      manager.find(ApiKeyEntity, { where: { userId, revokedAt: IsNull() }, order: { createdAt: 'DESC' } }),
    );
  }

  /** @throws {KeyExistsError} the user has a live key: the database allows one, whoever comes first. */
  async insert(key: NewKey): Promise<ApiKeyEntity> {
    try {
      return await withUser(this.dataSource, key.userId, (manager) => manager.save(manager.create(ApiKeyEntity, key)));
    } catch (error) {
      if (isAbout(error, 'api_key_one_live')) throw new KeyExistsError();
      // The token outlived its user.
      if (isAbout(error, 'api_key_user_id_fkey')) throw new UnauthorizedError();
      throw error;
    }
  }

  /**
   * Puts a new key into the place of a live one, in one transaction: nobody ever sees two live keys, or none. The old one stays,
   * revoked. Who comes second waits for the row and finds it revoked.
   *
   * @throws {KeyNotFoundError} this user has no such key.
   * @throws {KeyReplacedError} somebody was faster.
   */
  replace(kid: string, { userId, ...next }: Omit<NewKey, 'label'>, revokedAt: Date): Promise<ApiKeyEntity> {
    return withUser(this.dataSource, userId, async (manager) => {
      const old = await manager.findOne(ApiKeyEntity, { where: { userId, kid }, lock: { mode: 'pessimistic_write' } });
      if (!old) throw new KeyNotFoundError();
      if (old.revokedAt) throw new KeyReplacedError();
      await manager.update(ApiKeyEntity, { id: old.id }, { revokedAt });
      return manager.save(manager.create(ApiKeyEntity, { ...next, userId, label: old.label }));
    });
  }
}

function isAbout(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && error.message.includes(`"${constraint}"`);
}
