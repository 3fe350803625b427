import { Clock, type SessionClaims } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';
import { AccessTokens } from './access-tokens';
import { type RefreshTokenClaims, RefreshTokens } from './refresh-tokens';
import type { SessionFamilyEntity } from './session-family.entity';
import { SessionOverError } from './sessions.errors';
import { SessionsRepository } from './sessions.repository';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;

/**
 * How long after a rotation the token before is taken as well. A client whose answer was lost asks again within a minute and a half:
 * a request is given up after 10 s, and the timers of a hidden tab run once a minute.
 */
const ROTATION_GRACE_MS = 2 * 60_000;

export interface OpenSession {
  readonly user: Pick<UserEntity, 'id' | 'email'>;
  readonly accessToken: string;
  readonly accessTokenEndsAt: Date;
  readonly refreshToken: string;
  readonly endsAt: Date;
}

type Renewal = { readonly outcome: 'renewed'; readonly session: OpenSession } | { readonly outcome: 'refused' };

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /** Opens a session within the transaction that verified the credentials. */
  async open(user: UserEntity, manager: EntityManager, userAgent: string | null = null): Promise<OpenSession> {
    const renewedAt = this.clock.now();
    const endsAt = new Date(renewedAt.getTime() + LIFETIME_MS);
    const claims = await this.sessions.open(manager, { userId: user.id, renewedAt, expiresAt: endsAt, userAgent });
    return this.toOpenSession(user, claims, endsAt);
  }

  /** Ends every session of a user whose password was changed, within the transaction that changes it. */
  async endAll(
    manager: EntityManager,
    userId: string,
    because: 'password_changed' | 'address_restored' = 'password_changed',
  ): Promise<void> {
    await this.sessions.endAll(manager, userId, this.clock.now(), because);
  }

  /**
   * Gives the next tokens. Just after a rotation the token before gets the newest, too: two tabs may renew at once, and an answer
   * may be lost in transit. A token that is used again later, or an older one, exists twice: the session ends for both holders.
   *
   * @throws {SessionOverError} the token is not ours, or its session ended.
   * @decision D3
   */
  async renew(refreshToken: string): Promise<OpenSession> {
    const claims = this.refreshTokens.read(refreshToken);
    if (!claims) throw new SessionOverError();
    // A refusal is returned instead of thrown: what it wrote must be committed.
    const renewal = await this.sessions.withLockedFamily<Renewal>(claims, async (family, save, manager) => {
      const now = this.clock.now();
      const user = family && isAlive(family, now) ? await this.users.findById(family.userId, manager) : null;
      if (!family || !user) return { outcome: 'refused' };
      if (isReused(claims, family, now)) {
        await save(Object.assign(family, { endedAt: now, endedBecause: 'token_reused' as const }));
        return { outcome: 'refused' };
      }
      if (claims.generation === family.generation) {
        const expiresAt = new Date(now.getTime() + LIFETIME_MS);
        await save(Object.assign(family, { generation: family.generation + 1, renewedAt: now, expiresAt }));
      }
      return {
        outcome: 'renewed',
        session: await this.toOpenSession(user, { ...claims, generation: family.generation }, family.expiresAt),
      };
    });
    if (renewal.outcome === 'refused') throw new SessionOverError();
    return renewal.session;
  }

  /** The session that a refresh token belongs to. @throws {SessionOverError} the token is not ours. */
  read(refreshToken: string): SessionClaims {
    const claims = this.refreshTokens.read(refreshToken);
    if (!claims) throw new SessionOverError();
    return { userId: claims.userId, sessionId: claims.familyId };
  }

  /** Ends a session because its user signs out. */
  async end(session: SessionClaims): Promise<void> {
    await this.sessions.end(session, this.clock.now(), 'signed_out');
  }

  private async toOpenSession(
    { id, email }: UserEntity,
    claims: RefreshTokenClaims,
    endsAt: Date,
  ): Promise<OpenSession> {
    const { token, endsAt: accessTokenEndsAt } = await this.accessTokens.sign(claims);
    return {
      user: { id, email },
      accessToken: token,
      accessTokenEndsAt,
      refreshToken: this.refreshTokens.write(claims),
      endsAt,
    };
  }
}

function isAlive({ endedAt, expiresAt }: SessionFamilyEntity, now: Date): boolean {
  return endedAt === null && expiresAt > now;
}

function isReused({ generation }: RefreshTokenClaims, family: SessionFamilyEntity, now: Date): boolean {
  if (generation === family.generation) return false;
  const isGracePeriod = now.getTime() - family.renewedAt.getTime() <= ROTATION_GRACE_MS;
  return generation !== family.generation - 1 || !isGracePeriod;
}
