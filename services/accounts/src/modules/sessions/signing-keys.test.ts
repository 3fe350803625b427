import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { config } from '../../config';
import { AccessTokens } from './access-tokens';
import { SigningKeys } from './signing-keys';

const [old, next] = ['o', 'n'].map((letter) => Buffer.alloc(32, letter).toString('base64url')) as [string, string];
const session = {
  userId: '019aa1de-92f8-7443-a9d2-000000000001',
  familyId: '019aa1de-92f8-7443-a9d2-000000000002',
};

const createKeys = (SESSION_SIGNING_KEYS: [string, ...string[]]) => new SigningKeys({ SESSION_SIGNING_KEYS });
const signWith = async (keys: SigningKeys) =>
  (await new AccessTokens(keys, { now: () => new Date() }).sign(session)).token;
const verify = (token: string, { published }: SigningKeys) => jwtVerify(token, createLocalJWKSet(published));

it('signs with the first key and publishes no private half', async () => {
  const keys = createKeys([next, old]);
  const { kid, alg } = decodeProtectedHeader(await signWith(keys));
  expect([kid, alg]).toEqual([keys.published.keys[0]?.kid, 'EdDSA']);
  expect(keys.published.keys.map((key) => 'd' in key)).toEqual([false, false]);
  expect((await verify(await signWith(keys), keys)).payload).toMatchObject({
    sub: session.userId,
    sid: session.familyId,
  });
});

it('rotates in three steps, at each of which tokens of the step before are good', async () => {
  const steps = [createKeys([old]), createKeys([old, next]), createKeys([next, old]), createKeys([next])];
  for (const [index, keys] of steps.entries()) {
    const before = steps[index - 1] ?? keys;
    expect((await verify(await signWith(before), keys)).payload.sub).toBe(session.userId);
    // The replicas of a deploy run both steps for a while.
    expect((await verify(await signWith(keys), before)).payload.sub).toBe(session.userId);
  }
  await expect(verify(await signWith(createKeys([old])), createKeys([next]))).rejects.toThrow('no applicable key');
});

it('refuses a seed of another length when the service starts', () => {
  expect(() => config.read({ SESSION_SIGNING_KEYS: 'short' })).toThrow(/SESSION_SIGNING_KEYS\.0: must be 32 bytes/);
});
