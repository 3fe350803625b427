import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { AddressMailJob } from './address-mail-job';
import { SEND_ADDRESS_CHANGE } from './security.jobs';

/** To the new address, with a link that confirms it. */
@Job(SEND_ADDRESS_CHANGE)
export class SendAddressChangeJob extends AddressMailJob implements JobHandler<typeof SEND_ADDRESS_CHANGE> {
  async handle({ user_id, email, password_version }: PayloadOf<typeof SEND_ADDRESS_CHANGE>): Promise<void> {
    const token = await this.changes.issue(user_id, email, password_version);
    if (token) await this.mailer.send(this.mails.addressChange(email, token));
  }
}
