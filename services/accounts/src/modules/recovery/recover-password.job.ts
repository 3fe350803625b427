import { Job, type JobHandler, Jobs, type PayloadOf } from '@declic/nest-kit';
import { DataSource } from 'typeorm';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';
import { RECOVER_PASSWORD, SEND_RECOVERY } from './recovery.jobs';

/** Looks up the owner of an address and sends the recovery mail. Unknown addresses get no mail. */
@Job(RECOVER_PASSWORD)
export class RecoverPasswordJob implements JobHandler<typeof RECOVER_PASSWORD> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly jobs: Jobs,
  ) {}

  async handle({ email, ip }: PayloadOf<typeof RECOVER_PASSWORD>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await this.users.findByEmail(email, manager);
      const isAllowed = await this.throttle.allows(manager, { purpose: 'recovery', email, ip, hasRecipient: !!user });
      if (user && isAllowed) await this.jobs.add(manager, SEND_RECOVERY, { user_id: user.id });
    });
  }
}
