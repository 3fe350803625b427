import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { type CommonConfig, ConfigError, InjectConfig } from '../config/config';
import { DomainError } from '../errors/domain-error';
import { retryAfter } from '../errors/refusal';

/** The public keys that access tokens are verified with. */
export abstract class SessionKeys {
  /** The key that a token's header names. */
  abstract readonly find: JWTVerifyGetKey;
}

/** The keys could not be read, so nothing can be said about a token. */
export class SessionKeysUnavailableError extends DomainError {
  readonly code = 'session_keys_unavailable';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super('Sessions cannot be checked at the moment. Please try again.', { ...retryAfter(1), cause });
  }
}

const TIMEOUT_MS = 3_000;
/** Minimum time between two fetches because of unknown key ids: any client can send random ids. */
const COOLDOWN_MS = 5_000;

/** The keys as the accounts service publishes them: fetched with the first token, and again when a token names an unknown one. */
@Injectable()
export class RemoteSessionKeys extends SessionKeys {
  readonly find: JWTVerifyGetKey;

  constructor(@InjectConfig() { SESSION_JWKS_URL }: Pick<CommonConfig, 'SESSION_JWKS_URL'>) {
    super();
    if (SESSION_JWKS_URL === undefined) throw new ConfigError(MISSING);
    const keys = createRemoteJWKSet(new URL(SESSION_JWKS_URL), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
    });
    this.find = async (header, token) => {
      try {
        return await keys(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey) throw error;
        throw new SessionKeysUnavailableError(error);
      }
    };
  }
}

const MISSING = `This configuration cannot be used. Set these environment variables:
  SESSION_JWKS_URL: where the accounts service publishes its signing keys, such as http://accounts:3000/api/accounts/jwks.json`;
