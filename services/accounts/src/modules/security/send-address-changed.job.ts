import { Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import { SecurityMails } from '../mails/security-mails';
import { AddressChangeService } from './address-change.service';
import { SEND_ADDRESS_CHANGED } from './security.jobs';

/** Tells the former address, with a link that takes the account back. */
@Job(SEND_ADDRESS_CHANGED)
export class SendAddressChangedJob implements JobHandler<typeof SEND_ADDRESS_CHANGED> {
  constructor(
    private readonly changes: AddressChangeService,
    private readonly mails: SecurityMails,
    private readonly mailer: Mailer,
  ) {}

  async handle({ user_id, email, changed_at }: PayloadOf<typeof SEND_ADDRESS_CHANGED>): Promise<void> {
    const link = await this.changes.issueUndo(user_id, email, changed_at);
    if (link) await this.mailer.send(this.mails.addressChanged(email, link));
  }
}
