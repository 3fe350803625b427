import { Clock, Jobs, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KnownDevicesRepository } from '../devices/known-devices.repository';
import type { VisitorDevice } from '../devices/visitor-devices';
import { AddressChangeLinks, RecoveryLinks } from '../mailed-links/link-kinds';
import { AccountMails } from '../mails/account-mails';
import { PasswordHasher } from '../passwords/password-hasher';
import { assertPassword } from '../passwords/password-policy';
import { type OpenSession, SessionsService } from '../sessions/sessions.service';
import { UsersRepository } from '../users/users.repository';
import { VerificationService } from '../verification/verification.service';
import { RECOVER_PASSWORD } from './recovery.jobs';

@Injectable()
export class RecoveryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: RecoveryLinks,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly verification: VerificationService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly addressChanges: AddressChangeLinks,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Accepts a request; the address is looked up in a job, so that the response does not reveal whether it is known. */
  async request(request: { email: string; ip: string }): Promise<void> {
    await this.jobs.add(this.dataSource.manager, RECOVER_PASSWORD, request);
  }

  /** Requests another mail to the address of a link; the link itself may be used, replaced or expired. */
  async requestAgain(token: string, ip: string): Promise<void> {
    const email = await this.links.find(token, async (link, manager) =>
      link ? (await this.users.findById(link.userId, manager))?.email : undefined,
    );
    if (email !== undefined) await this.request({ email, ip });
  }

  /**
   * Says whether a link would work, and changes nothing.
   *
   * @throws {LinkError} the link is unknown, replaced, used or expired.
   */
  async check(token: string): Promise<void> {
    await this.links.open(token, async () => undefined);
  }

  /** A new link for a user; the former one stops working. Null when the user is gone. */
  async issue(userId: string): Promise<{ email: string; token: string } | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      // Held, so that the link goes to no address that the user loses meanwhile.
      const user = await this.users.holdById(userId, manager);
      if (!user) return null;
      return { email: user.email, token: await this.links.issue(manager, { userId }) };
    });
  }

  /**
   * Sets a new password, ends every session that the old one opened, and begins one: all of it or nothing. Only the owner of
   * the address has the link, so the address is confirmed with it.
   *
   * @throws {ValidationError} the password breaks a rule; the link stays good.
   * @throws {LinkError} the link is unknown, replaced, used or expired.
   */
  async reset(token: string, password: string, device: VisitorDevice): Promise<OpenSession> {
    // Looked at before the costly hash, which guessed links must not cause, and again with the user's row held.
    const email = await this.links.open(
      token,
      async ({ userId }, manager) => (await this.users.findById(userId, manager))?.email ?? '',
    );
    assertPassword(password, email);
    const passwordHash = await this.hasher.hash(password);
    return this.links.use(token, ({ userId }, manager) => this.replacePassword(manager, userId, passwordHash, device));
  }

  private async replacePassword(
    manager: EntityManager,
    userId: string,
    passwordHash: string,
    device: VisitorDevice,
  ): Promise<OpenSession> {
    await this.sessions.endAll(manager, userId);
    // Voids pending address changes: they may have been requested with the old password.
    await this.addressChanges.supersede(manager, { userId });
    const user = await this.verification.confirmAddress(manager, userId, { passwordHash });
    await this.mails.enqueuePasswordChanged(manager, user.email);
    // Forgets all known devices: the old password may have been used by another person. The mail about the new password covers
    // this device.
    await this.devices.forgetAll(manager, user.id);
    await this.devices.remember(manager, user.id, device.hash, this.clock.now());
    return this.sessions.open(user, manager, device.userAgent);
  }
}
