import { JobHandler, Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';
import { AccountMails } from '../mails/account-mails';

const payload = z.object({ email: z.string(), ip: z.string() });

/** Sends the verification mail again to whoever waits for it. Nobody gets a mail for an address that has no account. */
@Injectable()
export class ResendVerificationJob extends JobHandler<z.infer<typeof payload>> {
  readonly payload = payload;

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async handle({ email, ip }: z.infer<typeof payload>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.throttle.allows(manager, { purpose: 'sign-up', email, ip }))) return;
      const user = await this.users.findByEmail(email, manager);
      if (!user) return;
      if (user.verifiedAt) await this.mails.enqueueAccountExists(manager, user.email);
      else await this.jobs.add(manager, 'send-verification', { user_id: user.id });
    });
  }
}
