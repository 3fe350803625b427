import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Mail, Mailer } from '../mail/mailer';
import { JobHandler } from './job-handler';

/** The task that sends a mail after the transaction that enqueued it. */
export const SEND_MAIL = 'send-mail';

/** Sends one mail, and tries again while the mail server is away. */
@Injectable()
export class SendMailJob extends JobHandler<Mail> {
  readonly payload = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

  constructor(private readonly mailer: Mailer) {
    super();
  }

  async handle(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
  }
}
