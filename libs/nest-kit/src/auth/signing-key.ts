import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

/** What every token says about itself; checked on every call. */
export const TOKEN = { issuer: 'declic', audience: 'declic-api', algorithm: 'EdDSA', type: 'at+jwt' } as const;

/** One Ed25519 key pair: the private half signs, the public half is published under its name. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicJwk: JWK;
}

/** An Ed25519 key is its seed of 32 bytes; PKCS #8 (RFC 8410) is this prefix followed by the seed. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key pair of a seed of 32 bytes, in base64url. Its name is the thumbprint of RFC 7638. */
export function toSigningKey(seed: string): SigningKey {
  const der = Buffer.concat([PKCS8_PREFIX, Buffer.from(seed, 'base64url')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { crv, kty, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { kid, privateKey, publicJwk: { crv, kty, x, kid, alg: TOKEN.algorithm, use: 'sig' } as JWK };
}
