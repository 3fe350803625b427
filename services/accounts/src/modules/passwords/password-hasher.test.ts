import { beforeEach, describe, expect, it } from 'vitest';
import { CountingPasswordHasher } from '../../testing/counting-password-hasher';

let hasher: CountingPasswordHasher;
beforeEach(() => {
  hasher = new CountingPasswordHasher();
});

describe('PasswordHasher', () => {
  it('recognises the password it hashed, with argon2id', async () => {
    const hash = await hasher.hash('Tulip42Cup!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches(hash, 'Tulip42Cup!')).toBe(true);
    expect(await hasher.matches(hash, 'tulip42Cup!')).toBe(false);
  });

  it('refuses every password without a hash, the one of the stand-in included', async () => {
    expect(await hasher.matches(null, 'nobody has this password')).toBe(false);
    expect(await hasher.matches(null, 'stand-in for unknown addresses')).toBe(false);
  });

  it('does the same work with and without a hash', async () => {
    const hash = await hasher.hash('Tulip42Cup!');
    for (const each of [hash, null]) {
      hasher.work.length = 0;
      await hasher.matches(each, 'Wrong42Cup!');
      expect(hasher.work).toEqual(['verify argon2id v=19 m=19456,t=2,p=1']);
    }
  });
});
