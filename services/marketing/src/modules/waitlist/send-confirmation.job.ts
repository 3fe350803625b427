import { Job, type JobHandler, Mailer, type PayloadOf, renderMail } from '@declic/nest-kit';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { newConfirmationToken } from './confirmation-token';
import { SEND_CONFIRMATION } from './waitlist.jobs';
import { confirmationMail } from './waitlist-mail';
import { WaitlistRepository } from './waitlist.repository';

/** Makes a new link and mails it. The link is in the mail and nowhere else; each try has another, of which the last one works. */
@Job(SEND_CONFIRMATION)
export class SendConfirmationJob implements JobHandler<typeof SEND_CONFIRMATION> {
  constructor(
    private readonly waitlist: WaitlistRepository,
    private readonly mailer: Mailer,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  async handle({ entry_id }: PayloadOf<typeof SEND_CONFIRMATION>): Promise<void> {
    const { token, hash } = newConfirmationToken();
    const entry = await this.waitlist.renewLink(entry_id, hash);
    if (!entry) return;
    const { subject, title, paragraphs, button } = confirmationMail[entry.language];
    const url = `${this.config.PUBLIC_URL}/api/marketing/waitlist/confirmation?token=${token}`;
    const content = renderMail({ lang: entry.language, title, paragraphs, button: { label: button, url } });
    await this.mailer.send({ to: entry.email, subject, ...content });
  }
}
