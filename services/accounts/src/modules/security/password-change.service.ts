import { type Principal, ValidationError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressChangeLinks, RecoveryLinks } from '../mailed-links/link-kinds';
import { SecurityMails } from '../mails/security-mails';
import { PasswordHasher } from '../passwords/password-hasher';
import { assertPassword } from '../passwords/password-policy';
import { type OpenSession, SessionsService } from '../sessions/sessions.service';
import { UsersRepository } from '../users/users.repository';
import { PresentPassword } from './present-password';
import { WrongPasswordError } from './security.errors';

const SAME_PASSWORD = 'This is your present password. Choose another.';

/** What the password is changed with, and the client that gets the new session, as it names itself. */
export interface PasswordChange {
  readonly present: string;
  readonly next: string;
  readonly userAgent: string | null;
}

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly present: PresentPassword,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly recoveryLinks: RecoveryLinks,
    private readonly addressChanges: AddressChangeLinks,
    private readonly mails: SecurityMails,
  ) {}

  /**
   * Sets a new password, ends all sessions of the user and all mailed links, tells the user and opens a new session: all of it or
   * nothing. The present session ends, too, because its refresh token may have been copied.
   *
   * @throws {WrongPasswordError} the present password is another one, or was changed meanwhile.
   * @throws {ValidationError} the new password breaks a rule.
   */
  async change({ id }: Principal, { present, next, userAgent }: PasswordChange): Promise<OpenSession> {
    const user = await this.present.assert(id, present);
    if (present === next)
      throw new ValidationError(SAME_PASSWORD, { errors: [{ in: 'body', field: 'password', message: SAME_PASSWORD }] });
    assertPassword(next, user.email);
    const passwordHash = await this.hasher.hash(next);
    return withUser(this.dataSource, id, async (manager) => {
      const held = await this.users.holdById(id, manager);
      if (held?.passwordHash !== user.passwordHash) throw new WrongPasswordError();
      await this.users.setPassword(manager, id, passwordHash);
      await this.sessions.endAll(manager, id);
      await this.recoveryLinks.supersede(manager, { userId: id });
      await this.addressChanges.supersede(manager, { userId: id });
      await this.mails.enqueuePasswordChanged(manager, held.email);
      return this.sessions.open(held, manager, userAgent);
    });
  }
}
