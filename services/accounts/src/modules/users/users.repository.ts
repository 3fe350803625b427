import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { UserEntity } from './user.entity';

/** Who has an account. Addresses are compared without regard to case, and kept as they were typed. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'users')
      .where('lower(users.email) = lower(:email)', { email })
      .getOne();
  }

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  /** The user as they are now, whose row stays locked until the caller's transaction ends. */
  holdById(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Until the transaction ends, neither the user's password nor address changes, and the account is not deleted. */
  async holdShared(id: string, manager: EntityManager): Promise<void> {
    await manager.query('select from users where id = $1 for share', [id]);
  }

  /**
   * The unverified user of this address: a new one, or the one that waits for its verification, whose row stays locked until
   * the transaction ends. The password of the latest sign-up only decides whether a refused sign-in is answered by a mail;
   * the link that is opened brings its own. Null when the address belongs to a verified user.
   */
  async awaitVerification(manager: EntityManager, email: string, passwordHash: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `insert into users (email, password_hash) values ($1, $2)
       on conflict (lower(email)) do update set password_hash = excluded.password_hash
         where users.verified_at is null
       returning id`,
      [email, passwordHash],
    );
    return rows[0]?.id ?? null;
  }

  /** Ends the old password: sessions that are opened from now on need the new one. */
  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.update(UserEntity, { id }, { passwordHash });
  }

  /**
   * Locks the user if the password is unchanged, so that neither a new password nor a deletion can come in between. False
   * otherwise.
   */
  async lockIfPasswordUnchanged(manager: EntityManager, { id, passwordHash }: UserEntity): Promise<boolean> {
    const rows: unknown[] = await manager.query('select from users where id = $1 and password_hash = $2 for share', [
      id,
      passwordHash,
    ]);
    return rows.length > 0;
  }

  /**
   * Gives the former address, or null when a confirmed account has the new one. A sign-up that waits for its link gives way: the
   * address belongs to who opened a link there.
   */
  async changeEmail(manager: EntityManager, id: string, email: string): Promise<string | null> {
    const { email: former } = await manager.findOneByOrFail(UserEntity, { id });
    await manager.query('delete from users where lower(email) = lower($1) and id <> $2 and verified_at is null', [
      email,
      id,
    ]);
    try {
      await manager.update(UserEntity, { id }, { email });
      return former;
    } catch (error) {
      if (error instanceof QueryFailedError && error.message.includes('"users_address"')) return null;
      throw error;
    }
  }

  /** Marks the address as the user's own, from now on or from the first time, with the password of the link that showed it. */
  async verify(
    manager: EntityManager,
    id: string,
    { passwordHash, email }: { readonly passwordHash: string; readonly email?: string | undefined },
    at: Date,
  ): Promise<UserEntity> {
    await manager.query(
      `update users set verified_at = coalesce(verified_at, $2), password_hash = $3, email = coalesce($4, email) where id = $1`,
      [id, at, passwordHash, email ?? null],
    );
    return manager.findOneByOrFail(UserEntity, { id });
  }
}
