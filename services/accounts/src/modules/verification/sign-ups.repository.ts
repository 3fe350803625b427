import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { SignUpEntity } from './sign-up.entity';

const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Sign-ups that wait for their link. Every method needs a transaction that names the user. */
@Injectable()
export class SignUpsRepository {
  /** Adds a sign-up beside the others of the user, and deletes those whose links ended long ago. */
  async add(
    manager: EntityManager,
    signUp: Pick<SignUpEntity, 'userId' | 'email' | 'passwordHash' | 'browserHash'>,
    now: Date,
  ): Promise<SignUpEntity> {
    const { userId } = signUp;
    await manager.delete(SignUpEntity, { userId, createdAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    return manager.save(SignUpEntity, { ...signUp, createdAt: now });
  }

  findById(manager: EntityManager, id: string): Promise<SignUpEntity | null> {
    return manager.findOneBy(SignUpEntity, { id });
  }

  /** The newest sign-up of the user that came from this browser, else the newest of all. */
  findNewest(manager: EntityManager, userId: string, browserHash: Buffer | null): Promise<SignUpEntity | null> {
    return manager
      .createQueryBuilder(SignUpEntity, 'sign_up')
      .where('sign_up.user_id = :userId', { userId })
      .orderBy('coalesce(sign_up.browser_hash = :browserHash, false)', 'DESC')
      .addOrderBy('sign_up.created_at', 'DESC')
      .setParameter('browserHash', browserHash)
      .limit(1)
      .getOne();
  }

  /** The address is confirmed: what the other sign-ups wanted is void. */
  async deleteAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SignUpEntity, { userId });
  }
}
