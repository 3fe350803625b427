import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { assertPassword } from '../passwords/password-policy';
import { OPEN_ACCOUNT } from './sign-up.jobs';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** Of the cookie by which the browser that signed up is known again. */
  readonly browserHash: Buffer;
}

/**
 * Accepts sign-ups. A job opens the account, so that neither the response nor its time reveals whether the address is known,
 * verified or throttled.
 *
 * @decision D2
 */
@Injectable()
export class SignUpService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly jobs: Jobs,
  ) {}

  /** @throws {ValidationError} the password breaks a rule. */
  async signUp({ email, password, ip, browserHash }: SignUp): Promise<void> {
    assertPassword(password, email);
    const passwordHash = await this.hasher.hash(password);
    await this.jobs.add(this.dataSource.manager, OPEN_ACCOUNT, {
      email,
      password_hash: passwordHash,
      browser_hash: browserHash.toString('base64url'),
      ip,
    });
  }
}
