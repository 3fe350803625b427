import { Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import { VerificationService } from './verification.service';
import { AccountMails } from '../mails/account-mails';
import { SEND_VERIFICATION } from './verification.jobs';

/** Makes a new link and mails it. The link is in the mail and nowhere else; a mail that could not be sent is replaced by one with another. */
@Job(SEND_VERIFICATION)
export class SendVerificationJob implements JobHandler<typeof SEND_VERIFICATION> {
  constructor(
    private readonly verification: VerificationService,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {}

  async handle({ user_id, sign_up_id }: PayloadOf<typeof SEND_VERIFICATION>): Promise<void> {
    const link = await this.verification.issue(user_id, sign_up_id);
    if (link) await this.mailer.send(this.mails.verification(link.email, link.token));
  }
}
