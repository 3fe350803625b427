import { createHash } from 'node:crypto';
import { Clock, Jobs, type Principal, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AddressLinkEntity } from '../address-links/address-link.entity';
import { type AddressLinkKind, AddressLinksRepository } from '../address-links/address-links.repository';
import { UPDATE_CUSTOMER } from '../billing/billing.jobs';
import { assertUsable } from '../links/link-error';
import { createLink, hashLinkToken } from '../links/link-token';
import { containsAddress } from '../passwords/password-policy';
import { RecoveryService } from '../recovery/recovery.service';
import { UsersRepository } from '../users/users.repository';
import { PresentPassword } from './present-password';
import { AddressInPasswordError, EMAIL_LINK, EmailTakenError, SameAddressError } from './security.errors';
import { REQUEST_ADDRESS_CHANGE, SEND_ADDRESS_CHANGED } from './security.jobs';

const DAY_MS = 24 * 3600 * 1000;

/** How long the links work. */
const LIFETIME_MS = { change: DAY_MS, undo: 7 * DAY_MS } as const satisfies Record<AddressLinkKind, number>;

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
    private readonly links: AddressLinksRepository,
    private readonly users: UsersRepository,
    private readonly recovery: RecoveryService,
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
      const { token, link } = createLink(this.clock.now(), LIFETIME_MS.change);
      await this.links.replaceChange(manager, { ...link, userId, email });
      return token;
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
      if (changedAt !== undefined && (await this.links.wasUndoneSince(manager, userId, new Date(changedAt))))
        return null;
      const { token, link } = createLink(this.clock.now(), LIFETIME_MS.undo);
      await this.links.addUndo(manager, { ...link, userId, email });
      return { token, present: user.email };
    });
  }

  /** The address that a link would give its account, and the present one; changes nothing. @throws {EmailLinkError} when it would not. */
  async check(kind: AddressLinkKind, token: string): Promise<{ email: string; present: string }> {
    return this.links.withLockedLink(kind, hashLinkToken(token), async (found, manager) => {
      const { email, userId } = this.assertUsable(found);
      return { email, present: (await this.users.findById(userId, manager))?.email ?? '' };
    });
  }

  /**
   * Moves the account to the address of the link, and tells the former one.
   *
   * @throws {EmailLinkError} the link opens nothing, or another account has the address.
   */
  async confirm(token: string): Promise<string> {
    return this.links.withLockedLink('change', hashLinkToken(token), async (found, manager) => {
      const link = this.assertUsable(found);
      const former = await this.move(manager, 'change', link);
      await this.jobs.add(manager, SEND_ADDRESS_CHANGED, {
        user_id: link.userId,
        email: former,
        changed_at: this.clock.now().toISOString(),
      });
      return link.email;
    });
  }

  /**
   * Moves the account of a link, whose row the caller's transaction holds, and gives the former address. Recovery links that were
   * mailed to it work no more.
   *
   * @throws {EmailTakenError} another account has the address.
   */
  async move(manager: EntityManager, kind: AddressLinkKind, link: AddressLinkEntity): Promise<string> {
    const now = this.clock.now();
    await this.links.markUsed(manager, kind, link.tokenHash, now);
    await this.recovery.supersede(manager, link.userId, now);
    const former = await this.users.changeEmail(manager, link.userId, link.email);
    if (former === null) throw new EmailTakenError();
    await this.jobs.add(manager, UPDATE_CUSTOMER, { user_id: link.userId });
    return former;
  }

  /** @throws {LinkError} the link opens nothing. */
  assertUsable(link: AddressLinkEntity | null): AddressLinkEntity {
    return assertUsable(link, this.clock.now(), EMAIL_LINK);
  }
}

/** Tells one password of a user from the next: the salt makes each hash unique. */
function hashVersion(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
