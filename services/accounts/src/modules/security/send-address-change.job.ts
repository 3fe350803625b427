import { Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import { SecurityMails } from '../mails/security-mails';
import { AddressChangeService } from './address-change.service';
import { SEND_ADDRESS_CHANGE } from './security.jobs';

/** Makes a new link and mails it to the new address. The link is in the mail and nowhere else. */
@Job(SEND_ADDRESS_CHANGE)
export class SendAddressChangeJob implements JobHandler<typeof SEND_ADDRESS_CHANGE> {
  constructor(
    private readonly changes: AddressChangeService,
    private readonly mails: SecurityMails,
    private readonly mailer: Mailer,
  ) {}

  async handle({ user_id, email, password_version }: PayloadOf<typeof SEND_ADDRESS_CHANGE>): Promise<void> {
    const token = await this.changes.issue(user_id, email, password_version);
    if (token) await this.mailer.send(this.mails.addressChange(email, token));
  }
}
