import { type SigningKey, SessionKeys, toSigningKey } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { AccountsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

/**
 * The keys of access tokens: the first one signs. During a rotation there are two, and tokens of both are good.
 *
 * @decision D44
 */
@Injectable()
export class SigningKeys extends SessionKeys {
  readonly signing: SigningKey;
  readonly published: JSONWebKeySet;
  readonly find: JWTVerifyGetKey;

  constructor(@InjectConfig() { SESSION_SIGNING_KEYS }: Pick<AccountsConfig, 'SESSION_SIGNING_KEYS'>) {
    super();
    const [first, ...others] = SESSION_SIGNING_KEYS;
    this.signing = toSigningKey(first);
    this.published = { keys: [this.signing, ...others.map(toSigningKey)].map(({ publicJwk }) => publicJwk) };
    this.find = createLocalJWKSet(this.published);
  }
}
