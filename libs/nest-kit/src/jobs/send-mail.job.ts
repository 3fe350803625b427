import { type Mail, Mailer } from '../mail/mailer';
import { Job, type JobHandler, type JobRun } from './job-handler';
import { SEND_MAIL } from './send-mail.jobs';

/** Sends one mail, and tries again while the mail server is away. */
@Job(SEND_MAIL)
export class SendMailJob implements JobHandler<typeof SEND_MAIL> {
  constructor(private readonly mailer: Mailer) {}

  async handle(mail: Mail, { key }: Pick<JobRun, 'key'>): Promise<void> {
    await this.mailer.send(mail, key);
  }
}
