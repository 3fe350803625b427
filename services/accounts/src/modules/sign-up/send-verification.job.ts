import { JobHandler, Mailer } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { VerificationService } from '../verification/verification.service';
import { AccountMails } from '../mails/account-mails';

const payload = z.object({ user_id: z.uuid() });

/** Makes a new link and mails it. The link is in the mail and nowhere else; a mail that could not be sent is replaced by one with another. */
@Injectable()
export class SendVerificationJob extends JobHandler<z.infer<typeof payload>> {
  readonly payload = payload;

  constructor(
    private readonly verification: VerificationService,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ user_id }: z.infer<typeof payload>): Promise<void> {
    const link = await this.verification.issue(user_id);
    if (link) await this.mailer.send(this.mails.verification(link.email, link.token));
  }
}
