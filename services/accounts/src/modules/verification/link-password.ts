import { Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { assertPassword } from '../passwords/password-policy';
import { TOO_MANY_ATTEMPTS } from '../throttle/too-many-attempts';
import type { SignUpEntity } from './sign-up.entity';
import { PasswordRequiredError, WrongPasswordError } from './verification.errors';

const ATTEMPTS_PER_HOUR = 10;

/** What is typed on the page of a link: the password of its sign-up, or a new one. */
export interface TypedPassword {
  readonly password?: string | undefined;
  readonly newPassword?: string | undefined;
}

/**
 * Decides with which password a link confirms its address when it was opened in a browser that did not sign up.
 *
 * @decision D39
 */
@Injectable()
export class LinkPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * The holder of the link owns the address, so a new password is theirs to choose.
   *
   * @throws {PasswordRequiredError} nothing was typed.
   * @throws {ValidationError} the new password breaks a rule.
   * @throws {WrongPasswordError} the password is not the one of the sign-up.
   * @throws {TooManyRequestsError} more than ten an hour.
   */
  async settleHash(signUp: SignUpEntity, { password, newPassword }: TypedPassword): Promise<string> {
    if (newPassword) {
      assertPassword(newPassword, signUp.email, 'new_password');
      return this.hasher.hash(newPassword);
    }
    if (!password) throw new PasswordRequiredError();
    await this.countAttempt(signUp.id);
    if (!(await this.hasher.matches(signUp.passwordHash, password))) throw new WrongPasswordError();
    return signUp.passwordHash;
  }

  private async countAttempt(signUpId: string): Promise<void> {
    const limit = { scope: 'link-password', subject: signUpId, limit: ATTEMPTS_PER_HOUR, windowSeconds: 3600 };
    await this.throttle.enforce(this.dataSource.manager, limit, TOO_MANY_ATTEMPTS);
  }
}
