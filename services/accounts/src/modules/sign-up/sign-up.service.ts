import { Jobs, ValidationError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher';
import { passwordProblem } from '../passwords/password-policy';
import { OPEN_ACCOUNT, RESEND_VERIFICATION } from './sign-up.jobs';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * Takes requests and leaves the rest to the background: whether an address is known, verified or asked for too often is
 * looked up only there, so neither the answer nor the time it takes can tell.
 */
@Injectable()
export class SignUpService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly jobs: Jobs,
  ) {}

  /** @throws {ValidationError} the password breaks a rule. */
  async signUp({ email, password, ip }: SignUp): Promise<void> {
    const message = passwordProblem(password);
    if (message) throw new ValidationError(message, { errors: [{ in: 'body', field: 'password', message }] });
    const passwordHash = await this.hasher.hash(password);
    await this.jobs.add(this.dataSource.manager, OPEN_ACCOUNT, { email, password_hash: passwordHash, ip });
  }

  async resendVerification({ email, ip }: Omit<SignUp, 'password'>): Promise<void> {
    await this.jobs.add(this.dataSource.manager, RESEND_VERIFICATION, { email, ip });
  }
}
