import { Clock, type SessionPrincipal, ValidationError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressLinksRepository } from '../address-links/address-links.repository';
import { SecurityMails } from '../mails/security-mails';
import { PasswordHasher } from '../passwords/password-hasher';
import { assertPassword } from '../passwords/password-policy';
import { RecoveryService } from '../recovery/recovery.service';
import { SessionsService } from '../sessions/sessions.service';
import { UsersRepository } from '../users/users.repository';
import { PresentPassword } from './present-password';
import { WrongPasswordError } from './security.errors';

const SAME_PASSWORD = 'This is your present password. Choose another.';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly present: PresentPassword,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly recovery: RecoveryService,
    private readonly addressLinks: AddressLinksRepository,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets a new password, ends the user's other sessions and mailed links, and tells the user: all of it or nothing.
   *
   * @throws {WrongPasswordError} the present password is another one, or was changed meanwhile.
   * @throws {ValidationError} the new password breaks a rule.
   */
  async change(
    { id, sessionId }: SessionPrincipal,
    { present, next }: { present: string; next: string },
  ): Promise<void> {
    const user = await this.present.assert(id, present);
    if (present === next)
      throw new ValidationError(SAME_PASSWORD, { errors: [{ in: 'body', field: 'password', message: SAME_PASSWORD }] });
    assertPassword(next, user.email);
    const passwordHash = await this.hasher.hash(next);
    await withUser(this.dataSource, id, async (manager) => {
      if (!(await this.users.holdUnchanged(manager, user))) throw new WrongPasswordError();
      await this.users.setPassword(manager, id, passwordHash);
      await this.sessions.endOthers(manager, { userId: id, sessionId });
      const now = this.clock.now();
      await this.recovery.supersede(manager, id, now);
      await this.addressLinks.supersede(manager, 'change', id, now);
      await this.mails.enqueuePasswordChanged(manager, user.email);
    });
  }
}
