import { createLinkToken, Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { SEND_CONFIRMATION } from './waitlist.jobs';
import { confirmationMail } from './waitlist-mail';
import { WaitlistRepository } from './waitlist.repository';

/** Makes new links and mails them. They are in the mail and nowhere else; each try has others, and the last that confirms works. */
@Job(SEND_CONFIRMATION)
export class SendConfirmationJob implements JobHandler<typeof SEND_CONFIRMATION> {
  constructor(
    private readonly waitlist: WaitlistRepository,
    private readonly mailer: Mailer,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  async handle({ entry_id }: PayloadOf<typeof SEND_CONFIRMATION>): Promise<void> {
    const [confirmation, withdrawal] = [createLinkToken(), createLinkToken()];
    const entry = await this.waitlist.renewLinks(entry_id, {
      confirmation: confirmation.tokenHash,
      withdrawal: withdrawal.tokenHash,
    });
    if (!entry) return;
    const toUrl = (page: string, token: string) =>
      `${this.config.PUBLIC_URL}/api/marketing/waitlist/${page}?token=${token}`;
    const links = {
      confirm: toUrl('confirmation', confirmation.token),
      withdraw: toUrl('withdrawal', withdrawal.token),
    };
    await this.mailer.send(confirmationMail(entry.email, entry.language, links));
  }
}
