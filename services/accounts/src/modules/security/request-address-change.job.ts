import { Job, type JobHandler, Jobs, type PayloadOf } from '@declic/nest-kit';
import { DataSource } from 'typeorm';
import { SecurityMails } from '../mails/security-mails';
import { MailThrottle } from '../throttle/mail-throttle';
import { UsersRepository } from '../users/users.repository';
import { REQUEST_ADDRESS_CHANGE, SEND_ADDRESS_CHANGE } from './security.jobs';

/** Finds out whose the wanted address is, in the background, so that the answer cannot tell. */
@Job(REQUEST_ADDRESS_CHANGE)
export class RequestAddressChangeJob implements JobHandler<typeof REQUEST_ADDRESS_CHANGE> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: MailThrottle,
    private readonly users: UsersRepository,
    private readonly mails: SecurityMails,
    private readonly jobs: Jobs,
  ) {}

  async handle({ user_id, email, ip, password_version }: PayloadOf<typeof REQUEST_ADDRESS_CHANGE>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.throttle.allows(manager, { purpose: 'address-change', email, ip }))) return;
      const owner = await this.users.findByEmail(email, manager);
      if (owner?.verifiedAt && owner.id !== user_id) await this.mails.enqueueAddressInUse(manager, owner.email);
      else await this.jobs.add(manager, SEND_ADDRESS_CHANGE, { user_id, email, password_version });
    });
  }
}
