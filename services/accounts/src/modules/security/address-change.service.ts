import { createHash } from 'node:crypto';
import { Clock, Jobs, type Principal, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UPDATE_CUSTOMER } from '../billing/billing.jobs';
import { AddressChangeLinks, AddressUndoLinks, RecoveryLinks } from '../mailed-links/link-kinds';
import type { AddressLinkEntity } from '../mailed-links/mailed-link.entity';
import { containsAddress } from '../passwords/password-policy';
import { UsersRepository } from '../users/users.repository';
import { PresentPassword } from './present-password';
import { AddressInPasswordError, EmailTakenError, SameAddressError } from './security.errors';
import { REQUEST_ADDRESS_CHANGE, SEND_ADDRESS_CHANGED } from './security.jobs';

/** Which way a link moves the address. */
export type AddressLinkKind = 'change' | 'undo';

/** What a change of address is asked for with. */
export interface AddressChangeRequest {
  readonly email: string;
  readonly present: string;
  readonly ip: string;
}

@Injectable()
export class AddressChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly present: PresentPassword,
    private readonly changeLinks: AddressChangeLinks,
    private readonly undoLinks: AddressUndoLinks,
    private readonly recoveryLinks: RecoveryLinks,
    private readonly users: UsersRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a request. Whether the address is another account's is found out in the background.
   *
   * @throws {WrongPasswordError} the present password is another one.
   * @throws {SameAddressError} the account has this address.
   * @throws {AddressInPasswordError} the present password contains the address.
   */
  async request({ id }: Principal, { email, present, ip }: AddressChangeRequest): Promise<void> {
    const user = await this.present.assert(id, present);
    if (user.email.toLowerCase() === email.toLowerCase()) throw new SameAddressError();
    if (containsAddress(present, email)) throw new AddressInPasswordError();
    const request = { user_id: id, email, ip, password_version: hashVersion(user.passwordHash) };
    await this.jobs.add(this.dataSource.manager, REQUEST_ADDRESS_CHANGE, request);
  }

  /**
   * A new link to a new address; the former one stops working. Null when the user is gone, or has another password than the one
   * that the change was asked for with.
   */
  async issue(userId: string, email: string, passwordVersion?: string): Promise<string | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      const user = await this.users.holdById(userId, manager);
      if (!user) return null;
      if (passwordVersion !== undefined && passwordVersion !== hashVersion(user.passwordHash)) return null;
      return this.changeLinks.issue(manager, { userId, email });
    });
  }

  /** A link back to a former address. Null when the user is gone, or took the account back after the change. */
  async issueUndo(
    userId: string,
    email: string,
    changedAt?: string,
  ): Promise<{ token: string; present: string } | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      const user = await this.users.holdById(userId, manager);
      if (!user) return null;
      if (changedAt !== undefined && (await this.undoLinks.wasUsedSince(manager, userId, new Date(changedAt))))
        return null;
      return { token: await this.undoLinks.issue(manager, { userId, email }), present: user.email };
    });
  }

  /**
   * The address that a link would give its account, and the present one; changes nothing.
   *
   * @throws {LinkError} the link does not work.
   */
  async check(kind: AddressLinkKind, token: string): Promise<{ email: string; present: string }> {
    const links = kind === 'change' ? this.changeLinks : this.undoLinks;
    return links.open(token, async ({ email, userId }, manager) => ({
      email,
      present: (await this.users.findById(userId, manager))?.email ?? '',
    }));
  }

  /**
   * Moves the account to the address of the link, and tells the former one.
   *
   * @throws {LinkError} the link does not work.
   * @throws {EmailTakenError} another account has the address.
   */
  async confirm(token: string): Promise<string> {
    return this.changeLinks.use(token, async (link, manager) => {
      const former = await this.move(manager, link);
      await this.jobs.add(manager, SEND_ADDRESS_CHANGED, {
        user_id: link.userId,
        email: former,
        changed_at: this.clock.now().toISOString(),
      });
      return link.email;
    });
  }

  /**
   * Moves the account of a link in the transaction that uses it, and gives the former address. Recovery links that were mailed to
   * it work no more.
   *
   * @throws {EmailTakenError} another account has the address.
   */
  async move(manager: EntityManager, { userId, email }: AddressLinkEntity): Promise<string> {
    await this.recoveryLinks.supersede(manager, { userId });
    const former = await this.users.changeEmail(manager, userId, email);
    if (former === null) throw new EmailTakenError();
    await this.jobs.add(manager, UPDATE_CUSTOMER, { user_id: userId });
    return former;
  }
}

/** Tells one password of a user from the next: the salt makes each hash unique. */
function hashVersion(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
