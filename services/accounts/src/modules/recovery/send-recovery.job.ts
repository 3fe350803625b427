import { JobHandler, Mailer } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AccountMails } from '../mails/account-mails';
import { RecoveryService } from './recovery.service';

const payload = z.object({ user_id: z.uuid() });

/** Makes a new recovery link and mails it. The link is in the mail and nowhere else. */
@Injectable()
export class SendRecoveryJob extends JobHandler<z.infer<typeof payload>> {
  readonly payload = payload;

  constructor(
    private readonly recovery: RecoveryService,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ user_id }: z.infer<typeof payload>): Promise<void> {
    const link = await this.recovery.issue(user_id);
    if (link) await this.mailer.send(this.mails.recovery(link.email, link.token));
  }
}
