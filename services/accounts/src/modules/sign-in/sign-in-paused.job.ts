import { Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import { UsersRepository } from '../users/users.repository';
import { RecoveryService } from '../recovery/recovery.service';
import { AccountMails } from '../mails/account-mails';
import { SIGN_IN_PAUSED } from './sign-in.jobs';

/**
 * Mails the owner of an address that sign-ins are refused for a while. The page must not say so, because the visitor may not be
 * the owner.
 */
@Job(SIGN_IN_PAUSED)
export class SignInPausedJob implements JobHandler<typeof SIGN_IN_PAUSED> {
  constructor(
    private readonly users: UsersRepository,
    private readonly recovery: RecoveryService,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {}

  async handle({ user_id, everywhere }: PayloadOf<typeof SIGN_IN_PAUSED>): Promise<void> {
    const user = await this.users.findById(user_id);
    if (!user) return;
    if (!everywhere) return this.mailer.send(this.mails.signInPaused(user.email));
    // Refused from everywhere: the link is the way in that attempts from other places cannot close.
    const link = await this.recovery.issue(user_id);
    if (link) await this.mailer.send(this.mails.signInPausedEverywhere(link.email, link.token));
  }
}
