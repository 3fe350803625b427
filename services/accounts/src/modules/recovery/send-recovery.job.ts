import { Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import { AccountMails } from '../mails/account-mails';
import { RecoveryService } from './recovery.service';
import { SEND_RECOVERY } from './recovery.jobs';

/** Makes a new recovery link and mails it. The link is in the mail and nowhere else. */
@Job(SEND_RECOVERY)
export class SendRecoveryJob implements JobHandler<typeof SEND_RECOVERY> {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {}

  async handle({ user_id }: PayloadOf<typeof SEND_RECOVERY>): Promise<void> {
    const link = await this.recovery.issue(user_id);
    if (link) await this.mailer.send(this.mails.recovery(link.email, link.token));
  }
}
