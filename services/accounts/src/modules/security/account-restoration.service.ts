import { randomBytes } from 'node:crypto';
import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { AddressLinksRepository } from '../address-links/address-links.repository';
import { KeysRepository } from '../keys/keys.repository';
import { hashLinkToken } from '../links/link-token';
import { SecurityMails } from '../mails/security-mails';
import { PasswordHasher } from '../passwords/password-hasher';
import { SessionsService } from '../sessions/sessions.service';
import { UsersRepository } from '../users/users.repository';
import { AddressChangeService } from './address-change.service';

@Injectable()
export class AccountRestorationService {
  constructor(
    private readonly changes: AddressChangeService,
    private readonly links: AddressLinksRepository,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly keys: KeysRepository,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives the account its former address back and voids what the other person may hold: sessions, links, the password and the API
   * key, also one from before the change, because nobody knows since when the other person could make one.
   *
   * @throws {EmailLinkError} the link opens nothing, or another account has the address.
   */
  async restore(token: string): Promise<string> {
    // The costly hash comes after a first look: guessed links must not cause it.
    await this.changes.check('undo', token);
    const passwordHash = await this.hasher.hash(randomBytes(32).toString('base64url'));
    return this.links.withLockedLink('undo', hashLinkToken(token), async (found, manager) => {
      const link = this.changes.assertUsable(found);
      const { userId, email } = link;
      await this.changes.move(manager, 'undo', link);
      const now = this.clock.now();
      for (const kind of ['change', 'undo'] as const) await this.links.supersede(manager, kind, userId, now);
      await this.users.setPassword(manager, userId, passwordHash);
      await this.sessions.endAll(manager, userId, 'address_restored');
      const revoked = await this.keys.revokeLive(manager, userId, now);
      await this.mails.enqueueAccountRestored(manager, email, revoked);
      return email;
    });
  }
}
