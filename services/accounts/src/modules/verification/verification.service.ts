import { Clock, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditsRepository } from '../credits/credits.repository';
import { WaitlistBonus } from '../credits/waitlist-bonus';
import { KnownDevicesRepository } from '../devices/known-devices.repository';
import type { VisitorDevice } from '../devices/visitor-devices';
import { VerificationLinks } from '../mailed-links/link-kinds';
import { type OpenSession, SessionsService } from '../sessions/sessions.service';
import type { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';
import { LinkPassword, type TypedPassword } from './link-password';
import type { SignUpEntity } from './sign-up.entity';
import { SignUpsRepository } from './sign-ups.repository';

/** What an opened link brings: the browser it was opened in, and what was typed there. */
export interface Confirmation extends TypedPassword {
  readonly token: string;
  /** Of the cookie that the sign-up set; null in another browser. */
  readonly browserHash: Buffer | null;
  readonly device: VisitorDevice;
}

@Injectable()
export class VerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VerificationLinks,
    private readonly signUps: SignUpsRepository,
    private readonly linkPassword: LinkPassword,
    private readonly users: UsersRepository,
    private readonly credits: CreditsRepository,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly bonus: WaitlistBonus,
    private readonly clock: Clock,
  ) {}

  /** A new link for a sign-up; its former link stops working. Null when there is nothing to verify. */
  async issue(userId: string, signUpId: string): Promise<{ email: string; token: string } | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      const signUp = await this.signUps.findById(manager, signUpId);
      if (!signUp) return null;
      return { email: signUp.email, token: await this.links.issue(manager, { userId, signUpId }) };
    });
  }

  /** The sign-up that a link would confirm. Changes nothing. @throws {LinkError} the link would not work. */
  async read(token: string): Promise<SignUpEntity> {
    return this.links.open(token, async ({ signUpId }, manager) => {
      const signUp = signUpId ? await this.signUps.findById(manager, signUpId) : null;
      if (!signUp) throw this.links.refusal('invalid');
      return signUp;
    });
  }

  /**
   * Confirms the address with the password of the link's own sign-up, opens the credit account and begins a session: all of it
   * or nothing. Another browser than the one that signed up has to name that password, or a new one.
   *
   * @throws {LinkError} the link is unknown, replaced, used or expired.
   * @throws {PasswordRequiredError} the browser did not sign up, and no password was given.
   * @throws {WrongPasswordError} the password is not the one of the sign-up.
   * @throws {TooManyRequestsError} too many passwords were tried with the link.
   * @throws {ValidationError} the new password breaks a rule.
   * @decision D1, D39
   */
  async confirm({ token, browserHash, device, ...typed }: Confirmation): Promise<OpenSession> {
    const signUp = await this.read(token);
    const passwordHash = signedUpIn(signUp, browserHash)
      ? signUp.passwordHash
      : await this.linkPassword.settleHash(signUp, typed);
    return this.links.use(token, async ({ userId }, manager) => {
      const user = await this.confirmAddress(manager, userId, { passwordHash, email: signUp.email });
      // Known from now on, so that the first sign-in from another one is mailed about.
      await this.devices.remember(manager, user.id, device.hash, this.clock.now());
      return this.sessions.open(user, manager, device.userAgent);
    });
  }

  /**
   * Marks an address as verified within the caller's transaction, which must name the user: opens the credit account and grants
   * the waitlist bonus. The given password is set; other sign-ups are void.
   */
  async confirmAddress(
    manager: EntityManager,
    userId: string,
    credentials: { readonly passwordHash: string; readonly email?: string },
  ): Promise<UserEntity> {
    const now = this.clock.now();
    await this.links.supersede(manager, { userId });
    await this.signUps.deleteAll(manager, userId);
    const user = await this.users.verify(manager, userId, credentials, now);
    await this.credits.openAccount(manager, user.id);
    await this.bonus.claim(manager, user.id);
    return user;
  }
}

/** Whether the link was opened in the browser that it was asked for in. */
export function signedUpIn({ browserHash }: SignUpEntity, opened: Buffer | null): boolean {
  return browserHash !== null && opened !== null && browserHash.equals(opened);
}
