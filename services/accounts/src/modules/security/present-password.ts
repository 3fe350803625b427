import { Throttle, UnauthorizedError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { TOO_MANY_ATTEMPTS } from '../throttle/too-many-attempts';
import type { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';
import { WrongPasswordError } from './security.errors';

const ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Asks for the present password before what would let a stolen session keep the account.
 *
 * @decision D38
 */
@Injectable()
export class PresentPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * The user whose password it is.
   *
   * @throws {TooManyRequestsError} more than ten wrong ones in a quarter of an hour.
   * @throws {WrongPasswordError} it is another one.
   */
  async assert(userId: string, password: string): Promise<UserEntity> {
    const limit = { scope: 'present-password', subject: userId, limit: ATTEMPTS, windowSeconds: WINDOW_SECONDS };
    await this.throttle.enforce(this.dataSource.manager, limit, TOO_MANY_ATTEMPTS);
    const user = await this.users.findById(userId);
    if (!user) throw new UnauthorizedError();
    if (!(await this.hasher.matches(user.passwordHash, password))) throw new WrongPasswordError();
    await this.throttle.decrement(this.dataSource.manager, [limit]);
    return user;
  }
}
