import { Clock, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditsRepository } from '../credits/credits.repository';
import { type OpenSession, SessionsService } from '../sessions/sessions.service';
import type { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';
import { createLinkToken, hashLinkToken } from '../links/link-token';
import type { MailedLinkEntity } from '../links/mailed-link.entity';
import {
  VerificationLinkExpiredError,
  VerificationLinkInvalidError,
  VerificationLinkUsedError,
} from './verification.errors';
import { VerificationRepository } from './verification.repository';
import { WaitlistWelcome } from './waitlist-welcome';

const LIFETIME_MS = 24 * 3600 * 1000;

@Injectable()
export class VerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VerificationRepository,
    private readonly users: UsersRepository,
    private readonly credits: CreditsRepository,
    private readonly sessions: SessionsService,
    private readonly welcome: WaitlistWelcome,
    private readonly clock: Clock,
  ) {}

  /** A new link for a user who waits for verification; the former one stops working. Null when there is nothing to verify. */
  async issue(userId: string): Promise<{ email: string; token: string } | null> {
    const user = await this.users.findById(userId);
    if (!user || user.verifiedAt) return null;
    const { token, tokenHash } = createLinkToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    await withUser(this.dataSource, userId, (manager) =>
      this.links.replace(manager, { tokenHash, userId, createdAt, expiresAt }),
    );
    return { email: user.email, token };
  }

  /** Says whether a link would work, and changes nothing. @throws {VerificationError} when it would not. */
  async check(token: string): Promise<void> {
    await this.links.withLockedLink(hashLinkToken(token), async (link) => this.assertUsable(link));
  }

  /**
   * Confirms the address, opens the credit account and begins a session: all of it or nothing.
   *
   * @throws {VerificationError} the link is unknown, replaced, used or expired.
   */
  async confirm(token: string): Promise<OpenSession> {
    return this.links.withLockedLink(hashLinkToken(token), async (link, manager) => {
      const usable = this.assertUsable(link);
      await this.links.markUsed(manager, usable, this.clock.now());
      return this.sessions.open(await this.confirmAddress(manager, usable.userId), manager);
    });
  }

  /** What follows from knowing that an address is its user's own, within the caller's transaction, which must name the user. */
  async confirmAddress(manager: EntityManager, userId: string): Promise<UserEntity> {
    const now = this.clock.now();
    await this.links.supersede(manager, userId, now);
    const user = await this.users.verify(manager, userId, now);
    await this.credits.openAccount(manager, user.id);
    await this.welcome.claim(manager, user.id);
    return user;
  }

  private assertUsable(link: MailedLinkEntity | null): MailedLinkEntity {
    if (!link || link.supersededAt) throw new VerificationLinkInvalidError();
    if (link.usedAt) throw new VerificationLinkUsedError();
    if (link.expiresAt <= this.clock.now()) throw new VerificationLinkExpiredError();
    return link;
  }
}
