import { randomUUID } from 'node:crypto';
import { Clock, TOKEN } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { SigningKeys } from './signing-keys';

const LIFETIME_SECONDS = 15 * 60;

/**
 * Signs the short-lived tokens that name the user and the session of every call.
 *
 * @decision D3
 */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  /** A token for this session, and when it ends. */
  async sign({ userId, familyId }: { userId: string; familyId: string }): Promise<{ token: string; endsAt: Date }> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const endsAt = issuedAt + LIFETIME_SECONDS;
    const { kid, privateKey } = this.keys.signing;
    const token = await new SignJWT({ sid: familyId })
      .setProtectedHeader({ alg: TOKEN.algorithm, typ: TOKEN.type, kid })
      .setIssuer(TOKEN.issuer)
      .setAudience(TOKEN.audience)
      .setSubject(userId)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(endsAt)
      .sign(privateKey);
    return { token, endsAt: new Date(endsAt * 1000) };
  }
}
