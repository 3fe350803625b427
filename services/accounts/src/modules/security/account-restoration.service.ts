import { randomBytes } from 'node:crypto';
import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { KeysRepository } from '../keys/keys.repository';
import { AddressChangeLinks, AddressUndoLinks } from '../mailed-links/link-kinds';
import { SecurityMails } from '../mails/security-mails';
import { PasswordHasher } from '../passwords/password-hasher';
import { SessionsService } from '../sessions/sessions.service';
import { UsersRepository } from '../users/users.repository';
import { AddressChangeService } from './address-change.service';

@Injectable()
export class AccountRestorationService {
  constructor(
    private readonly changes: AddressChangeService,
    private readonly changeLinks: AddressChangeLinks,
    private readonly undoLinks: AddressUndoLinks,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly keys: KeysRepository,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives the account its former address back and voids what the other person may hold: sessions, links, the password and the API
   * key, also one from before the change, because it is unknown since when the other person could make one.
   *
   * @throws {LinkError} the link does not work.
   * @throws {EmailTakenError} another account has the address.
   */
  async restore(token: string): Promise<string> {
    // The costly hash comes after a first look: guessed links must not cause it.
    await this.changes.check('undo', token);
    const passwordHash = await this.hasher.hash(randomBytes(32).toString('base64url'));
    return this.undoLinks.use(token, async (link, manager) => {
      const { userId, email } = link;
      await this.changes.move(manager, link);
      for (const links of [this.changeLinks, this.undoLinks]) await links.supersede(manager, { userId });
      await this.users.setPassword(manager, userId, passwordHash);
      await this.sessions.endAll(manager, userId, 'address_restored');
      const revoked = await this.keys.revokeLive(manager, userId, this.clock.now());
      await this.mails.enqueueAccountRestored(manager, email, revoked);
      return email;
    });
  }
}
