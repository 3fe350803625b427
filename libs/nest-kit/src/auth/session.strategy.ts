import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { type CommonConfig, InjectConfig } from '../config/config';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-tokens';
import { type Principal, principalOf } from './principal';

/** Reads the bearer token of a session. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(@InjectConfig() config: CommonConfig) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A KeyObject is imported once instead of at every call; passport-jwt hands it through, its types are older.
      secretOrKey: createSecretKey(config.JWT_SECRET, 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** Null refuses the token. */
  validate(claims: unknown): Principal | null {
    return principalOf(claims);
  }
}
