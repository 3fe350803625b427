import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { assertPassword } from '../passwords/password-policy';
import { RESEND_VERIFICATION } from '../verification/verification.jobs';
import { OPEN_ACCOUNT } from './sign-up.jobs';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** Of the cookie by which the browser that signed up is known again. */
  readonly browserHash: Buffer;
}

/** A request for the mail of a sign-up, from this browser if it has the cookie. */
export interface ResendVerification extends Pick<SignUp, 'email' | 'ip'> {
  readonly browserHash: Buffer | null;
}

/**
 * Accepts requests and defers the work to jobs: whether an address is known, verified or throttled is looked up there, so that
 * neither the response nor its time reveals it.
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

  async resendVerification({ email, ip, browserHash }: ResendVerification): Promise<void> {
    await this.jobs.add(this.dataSource.manager, RESEND_VERIFICATION, {
      email,
      ip,
      browser_hash: browserHash?.toString('base64url') ?? null,
    });
  }
}
