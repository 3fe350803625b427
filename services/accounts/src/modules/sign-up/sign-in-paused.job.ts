import { Job, type JobHandler, Mailer, type PayloadOf } from '@declic/nest-kit';
import { UsersRepository } from '../users/users.repository';
import { AccountMails } from '../mails/account-mails';
import { SIGN_IN_PAUSED } from './sign-up.jobs';

/** Tells the owner of an address why the right password is refused for a while; the page must not, because it may be a stranger's. */
@Job(SIGN_IN_PAUSED)
export class SignInPausedJob implements JobHandler<typeof SIGN_IN_PAUSED> {
  constructor(
    private readonly users: UsersRepository,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {}

  async handle({ user_id }: PayloadOf<typeof SIGN_IN_PAUSED>): Promise<void> {
    const user = await this.users.findById(user_id);
    if (user) await this.mailer.send(this.mails.signInPaused(user.email));
  }
}
