import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify } from 'jose';
import { Strategy } from 'passport-custom';
import { type SessionClaims, parseSessionClaims } from './session-claims';
import { SessionKeys } from './session-keys';
import { TOKEN } from './signing-key';

/**
 * Reads the bearer token of a session. Whether the session still lives is asked by the guard.
 *
 * @decision D44
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(private readonly keys: SessionKeys) {
    super();
  }

  /** Null refuses the token. */
  async validate({ headers }: Pick<FastifyRequest, 'headers'>): Promise<SessionClaims | null> {
    const token = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];
    return token === undefined ? null : this.verify(token);
  }

  private async verify(token: string): Promise<SessionClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.keys.find, {
        algorithms: [TOKEN.algorithm],
        issuer: TOKEN.issuer,
        audience: TOKEN.audience,
        typ: TOKEN.type,
      });
      return parseSessionClaims(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
