import { Job, type JobHandler, type JobRun, Mailer, type PayloadOf } from '@declic/nest-kit';
import { SEND_CHANGE } from './mails.jobs';

@Job(SEND_CHANGE)
export class SendChangeJob implements JobHandler<typeof SEND_CHANGE> {
  constructor(private readonly mailer: Mailer) {}

  async handle({ mail }: PayloadOf<typeof SEND_CHANGE>, { key }: Pick<JobRun, 'key'>): Promise<void> {
    await this.mailer.send(mail, key);
  }
}
