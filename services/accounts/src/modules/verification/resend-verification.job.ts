import { Job, type JobHandler, Jobs, nameUser, type PayloadOf } from '@declic/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';
import { SignUpsRepository } from './sign-ups.repository';
import { AccountMails } from '../mails/account-mails';
import { RESEND_VERIFICATION, SEND_VERIFICATION } from './verification.jobs';

/** Sends the verification mail again. Addresses without an account get no mail. */
@Job(RESEND_VERIFICATION)
export class ResendVerificationJob implements JobHandler<typeof RESEND_VERIFICATION> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly signUps: SignUpsRepository,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
  ) {}

  async handle({ email, ip, browser_hash }: PayloadOf<typeof RESEND_VERIFICATION>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await this.users.findByEmail(email, manager);
      const isAllowed = await this.throttle.allows(manager, { purpose: 'sign-up', email, ip, hasRecipient: !!user });
      if (!user || !isAllowed) return;
      if (user.verifiedAt) await this.mails.enqueueAccountExists(manager, user.email);
      else await this.sendLink(manager, user.id, browser_hash ? Buffer.from(browser_hash, 'base64url') : null);
    });
  }

  private async sendLink(manager: EntityManager, userId: string, browserHash: Buffer | null): Promise<void> {
    await nameUser(manager, userId);
    const signUp = await this.signUps.findNewest(manager, userId, browserHash);
    if (signUp) await this.jobs.add(manager, SEND_VERIFICATION, { user_id: userId, sign_up_id: signUp.id });
  }
}
