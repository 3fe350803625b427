import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../clock/clock';
import type { Principal } from './principal';

const LIFETIME_SECONDS = 15 * 60;

/** Who signs tokens and whom they are for; checked on every call. */
export const TOKEN_ISSUER = 'declic';

/** See `TOKEN_ISSUER`. */
export const TOKEN_AUDIENCE = 'declic-api';

/** What a token says about its bearer. */
export interface AccessClaims {
  readonly sub: string;
  readonly email: string;
}

/** Signs the short-lived tokens that name the caller of every service. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  /** A token for this user, and when it ends. */
  sign({ id, email }: Principal): { token: string; expiresAt: Date } {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const expiresAt = issuedAt + LIFETIME_SECONDS;
    const claims: AccessClaims = { sub: id, email };
    const token = this.jwt.sign({ ...claims, jti: randomUUID(), iat: issuedAt, exp: expiresAt });
    return { token, expiresAt: new Date(expiresAt * 1000) };
  }
}
