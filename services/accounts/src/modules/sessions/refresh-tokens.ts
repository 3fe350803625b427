import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccountsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

/** One generation of a session's refresh token. */
export interface RefreshTokenClaims {
  readonly familyId: string;
  readonly userId: string;
  readonly generation: number;
}

const CLAIMS_LENGTH = 36;
const LENGTH = CLAIMS_LENGTH + 32;

/**
 * Refresh tokens are computed instead of stored: the same session and generation give the same token. Two tabs that renew at
 * once, or one whose answer was lost, are therefore handed the very token that the other already holds, and a forged one is
 * refused without a look into the database.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: KeyObject;

  constructor(@InjectConfig() { REFRESH_TOKEN_SECRET }: Pick<AccountsConfig, 'REFRESH_TOKEN_SECRET'>) {
    this.key = createSecretKey(REFRESH_TOKEN_SECRET, 'utf8');
  }

  write({ familyId, userId, generation }: RefreshTokenClaims): string {
    const claims = Buffer.concat([toBytes(familyId), toBytes(userId), Buffer.alloc(4)]);
    claims.writeUInt32BE(generation, 32);
    return Buffer.concat([claims, this.seal(claims)]).toString('base64url');
  }

  /** What a token says, or null when it is not one of ours. */
  read(token: string): RefreshTokenClaims | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== LENGTH) return null;
    const claims = bytes.subarray(0, CLAIMS_LENGTH);
    if (!timingSafeEqual(bytes.subarray(CLAIMS_LENGTH), this.seal(claims))) return null;
    return {
      familyId: toUuid(claims.subarray(0, 16)),
      userId: toUuid(claims.subarray(16, 32)),
      generation: claims.readUInt32BE(32),
    };
  }

  private seal(claims: Buffer): Buffer {
    return createHmac('sha256', this.key).update(claims).digest();
  }
}

function toBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
