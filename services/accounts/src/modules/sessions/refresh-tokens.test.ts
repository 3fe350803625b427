import { describe, expect, it } from 'vitest';
import { RefreshTokens } from './refresh-tokens';

const tokens = new RefreshTokens({ REFRESH_TOKEN_SECRET: 'a secret for tests that is long enough' });
const claims = {
  familyId: '019aa1de-92f8-7443-a9d2-000000000001',
  userId: '019aa1de-92f8-7443-a9d2-0123456789ab',
  generation: 7,
};

describe('RefreshTokens', () => {
  it('reads what it wrote', () => {
    expect(tokens.read(tokens.write(claims))).toEqual(claims);
  });

  it('writes the same token for the same generation, and another for the next', () => {
    expect(tokens.write(claims)).toBe(tokens.write(claims));
    expect(tokens.write({ ...claims, generation: 8 })).not.toBe(tokens.write(claims));
  });

  it('refuses a token in which one bit was changed, wherever it is', () => {
    const bytes = Buffer.from(tokens.write(claims), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(tokens.read(changed.toString('base64url'))).toBeNull();
    }
  });

  it('refuses tokens of another installation, and what is no token at all', () => {
    const others = new RefreshTokens({ REFRESH_TOKEN_SECRET: 'another secret that is long enough as well' });
    expect(tokens.read(others.write(claims))).toBeNull();
    for (const text of ['', 'x', '💥', 'A'.repeat(91)]) expect(tokens.read(text)).toBeNull();
  });
});
