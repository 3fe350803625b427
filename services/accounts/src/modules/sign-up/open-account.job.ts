import { Job, type JobHandler, Jobs, type PayloadOf } from '@declic/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';
import { AccountMails } from '../mails/account-mails';
import { OPEN_ACCOUNT, SEND_VERIFICATION } from './sign-up.jobs';

/** What a sign-up really does: a new user waits for verification, or the owner of the address learns of the attempt. */
@Job(OPEN_ACCOUNT)
export class OpenAccountJob implements JobHandler<typeof OPEN_ACCOUNT> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
  ) {}

  async handle({ email, password_hash, ip }: PayloadOf<typeof OPEN_ACCOUNT>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.throttle.allows(manager, { purpose: 'sign-up', email, ip }))) return;
      const userId = await this.users.awaitVerification(manager, email, password_hash);
      if (userId) await this.jobs.add(manager, SEND_VERIFICATION, { user_id: userId });
      else await this.tellOwner(manager, email);
    });
  }

  /** Written to the address as its owner typed it: with other capitals it may be somebody else's mailbox. */
  private async tellOwner(manager: EntityManager, email: string): Promise<void> {
    const owner = await this.users.findByEmail(email, manager);
    if (owner) await this.mails.enqueueAccountExists(manager, owner.email);
  }
}
