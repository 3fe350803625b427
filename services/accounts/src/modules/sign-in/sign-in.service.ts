import { Clock, type JobDefinition, Jobs, TooManyRequestsError, withUser } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { identifyDevice } from '../devices/identify-device';
import { KnownDevicesRepository } from '../devices/known-devices.repository';
import type { VisitorDevice } from '../devices/visitor-devices';
import { SecurityMails } from '../mails/security-mails';
import { PasswordHasher } from '../passwords/password-hasher';
import { SIGN_IN_PAUSED } from './sign-in.jobs';
import { RESEND_VERIFICATION } from '../verification/verification.jobs';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { TOO_MANY_ATTEMPTS } from '../throttle/too-many-attempts';
import type { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';
import { InvalidCredentialsError } from './sign-in.errors';
import { type OpenSession, SessionsService } from '../sessions/sessions.service';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly device: VisitorDevice;
}

@Injectable()
export class SignInService {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Every refusal takes the same work and has the same response, so that it does not reveal whether an address has an account.
   *
   * @throws {InvalidCredentialsError} the address is unknown, unverified or tried too often, or the password is wrong.
   * @throws {TooManyRequestsError} this visitor tried too often.
   * @decision D1, D2
   */
  async signIn({ email, password, ip, device }: SignIn): Promise<OpenSession> {
    const allowance = await this.throttle.attempt({ email, ip });
    if (allowance.visitorRetryAfter !== null)
      throw new TooManyRequestsError(allowance.visitorRetryAfter, TOO_MANY_ATTEMPTS);

    const user = await this.users.findByEmail(email);
    const isTheirs = await this.hasher.matches(user?.passwordHash ?? null, password);
    if (user && allowance.justPaused)
      this.tellLater(SIGN_IN_PAUSED, { user_id: user.id, everywhere: allowance.justPaused === 'everywhere' });
    if (!user || !isTheirs || !allowance.addressAllowed) throw new InvalidCredentialsError();
    if (!user.verifiedAt) {
      // The person knows the password but has not opened the link yet: a new mail says so.
      this.tellLater(RESEND_VERIFICATION, { email: user.email, ip, browser_hash: null });
      throw new InvalidCredentialsError();
    }
    await this.throttle.decrement({ email, ip });
    return this.enter(user, device);
  }

  /** Opens the session. Refused when the password was changed or the account deleted during the check. */
  private enter(user: UserEntity, device: VisitorDevice): Promise<OpenSession> {
    return withUser(this.dataSource, user.id, async (manager) => {
      if (!(await this.users.lockIfPasswordUnchanged(manager, user))) throw new InvalidCredentialsError();
      const at = this.clock.now();
      if (await this.devices.remember(manager, user.id, device.hash, at))
        await this.mails.enqueueNewSignIn(manager, user.email, { device: identifyDevice(device.userAgent).name, at });
      return this.sessions.open(user, manager, device.userAgent);
    });
  }

  /** Mails are enqueued after the answer, which must not take longer for them. */
  private tellLater<Payload extends object>(job: JobDefinition<Payload>, payload: NoInfer<Payload>): void {
    setImmediate(() => {
      this.jobs
        .add(this.dataSource.manager, job, payload)
        .catch((error: unknown) => this.logger.error({ err: error }, `The job ${job.name} could not be enqueued`));
    });
  }
}
