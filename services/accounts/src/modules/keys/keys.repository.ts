import { UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity';
import { KeyExistsError } from './keys.errors';

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
  async insert(key: Pick<ApiKeyEntity, 'userId' | 'kid' | 'label' | 'tokenHash'>): Promise<ApiKeyEntity> {
    try {
      return await withUser(this.dataSource, key.userId, (manager) => manager.save(manager.create(ApiKeyEntity, key)));
    } catch (error) {
      if (isAbout(error, 'api_key_one_live')) throw new KeyExistsError();
      // The token outlived its user.
      if (isAbout(error, 'api_key_user_id_fkey')) throw new UnauthorizedError();
      throw error;
    }
  }
}

function isAbout(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && error.message.includes(`"${constraint}"`);
}
