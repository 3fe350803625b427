import { Clock, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CreditsRepository } from '../credits/credits.repository';
import { type OpenSession, SessionsService } from '../sessions/sessions.service';
import { UsersRepository } from '../users/users.repository';
import { createVerificationToken, hashVerificationToken } from './verification-token';
import type { VerificationTokenEntity } from './verification-token.entity';
import {
  VerificationLinkExpiredError,
  VerificationLinkInvalidError,
  VerificationLinkUsedError,
} from './verification.errors';
import { VerificationRepository } from './verification.repository';

const LIFETIME_MS = 24 * 3600 * 1000;

@Injectable()
export class VerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VerificationRepository,
    private readonly users: UsersRepository,
    private readonly credits: CreditsRepository,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** A new link for a user who waits for verification; the former one stops working. Null when there is nothing to verify. */
  async issue(userId: string): Promise<{ email: string; token: string } | null> {
    const user = await this.users.findById(userId);
    if (!user || user.verifiedAt) return null;
    const { token, tokenHash } = createVerificationToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    await withUser(this.dataSource, userId, (manager) =>
      this.links.replace(manager, { tokenHash, userId, createdAt, expiresAt }),
    );
    return { email: user.email, token };
  }

  /** Says whether a link would work, and changes nothing. @throws {VerificationError} when it would not. */
  async check(token: string): Promise<void> {
    await this.links.withLockedLink(hashVerificationToken(token), async (link) => this.assertUsable(link));
  }

  /**
   * Confirms the address, opens the credit account and begins a session: all of it or nothing.
   *
   * @throws {VerificationError} the link is unknown, replaced, used or expired.
   */
  async confirm(token: string): Promise<OpenSession> {
    return this.links.withLockedLink(hashVerificationToken(token), async (link, manager) => {
      const usable = this.assertUsable(link);
      const now = this.clock.now();
      await this.links.markUsed(manager, usable, now);
      const user = await this.users.verify(manager, usable.userId, now);
      await this.credits.openAccount(manager, user.id);
      return this.sessions.open(user, manager);
    });
  }

  private assertUsable(link: VerificationTokenEntity | null): VerificationTokenEntity {
    if (!link || link.supersededAt) throw new VerificationLinkInvalidError();
    if (link.usedAt) throw new VerificationLinkUsedError();
    if (link.expiresAt <= this.clock.now()) throw new VerificationLinkExpiredError();
    return link;
  }
}
