import { Clock, Job, type JobHandler, Jobs, nameUser, type PayloadOf } from '@declic/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';
import { SignUpsRepository } from '../verification/sign-ups.repository';
import { AccountMails } from '../mails/account-mails';
import { SEND_VERIFICATION } from '../verification/verification.jobs';
import { OPEN_ACCOUNT } from './sign-up.jobs';

type SignUp = PayloadOf<typeof OPEN_ACCOUNT>;

/** Handles a sign-up: creates an unverified user, or mails the owner of an address that has an account. */
@Job(OPEN_ACCOUNT)
export class OpenAccountJob implements JobHandler<typeof OPEN_ACCOUNT> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly signUps: SignUpsRepository,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async handle(signUp: SignUp): Promise<void> {
    const { email, password_hash, ip } = signUp;
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.throttle.allows(manager, { purpose: 'sign-up', email, ip }))) return;
      const userId = await this.users.awaitVerification(manager, email, password_hash);
      if (userId) await this.addSignUp(manager, userId, signUp);
      else await this.tellOwner(manager, email);
    });
  }

  /** Beside the user's other sign-ups: each has its own password and its own link. */
  private async addSignUp(manager: EntityManager, userId: string, { email, ...signUp }: SignUp): Promise<void> {
    await nameUser(manager, userId);
    const { id } = await this.signUps.add(
      manager,
      {
        userId,
        email,
        passwordHash: signUp.password_hash,
        browserHash: Buffer.from(signUp.browser_hash, 'base64url'),
      },
      this.clock.now(),
    );
    await this.jobs.add(manager, SEND_VERIFICATION, { user_id: userId, sign_up_id: id });
  }

  /** Sent to the address as typed: with other capitals it may be a different mailbox. */
  private async tellOwner(manager: EntityManager, email: string): Promise<void> {
    const owner = await this.users.findByEmail(email, manager);
    if (owner) await this.mails.enqueueAccountExists(manager, owner.email);
  }
}
