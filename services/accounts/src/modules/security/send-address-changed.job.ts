import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { AddressMailJob } from './address-mail-job';
import { SEND_ADDRESS_CHANGED } from './security.jobs';

/** To the former address, with a link that takes the account back. */
@Job(SEND_ADDRESS_CHANGED)
export class SendAddressChangedJob extends AddressMailJob implements JobHandler<typeof SEND_ADDRESS_CHANGED> {
  async handle({ user_id, email, changed_at }: PayloadOf<typeof SEND_ADDRESS_CHANGED>): Promise<void> {
    const link = await this.changes.issueUndo(user_id, email, changed_at);
    if (link) await this.mailer.send(this.mails.addressChanged(email, link));
  }
}
