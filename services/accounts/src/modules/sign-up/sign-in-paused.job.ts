import { JobHandler, Mailer } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { UsersRepository } from '../users/users.repository';
import { AccountMails } from '../mails/account-mails';

const payload = z.object({ user_id: z.uuid() });

/** Tells the owner of an address why the right password is refused for a while; the page must not, because it may be a stranger's. */
@Injectable()
export class SignInPausedJob extends JobHandler<z.infer<typeof payload>> {
  readonly payload = payload;

  constructor(
    private readonly users: UsersRepository,
    private readonly mails: AccountMails,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ user_id }: z.infer<typeof payload>): Promise<void> {
    const user = await this.users.findById(user_id);
    if (user) await this.mailer.send(this.mails.signInPaused(user.email));
  }
}
