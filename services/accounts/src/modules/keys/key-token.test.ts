import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyToken, isKeyToken } from './key-token';

describe('createKeyToken', () => {
  it('makes keys of one form: prefix, 256 bits, checksum', () => {
    for (let round = 0; round < 200; round++) {
      const { token, kid } = createKeyToken();
      expect(token).toMatch(/^dc_live_[0-9A-Za-z]{49}$/);
      expect(kid).toBe(token.slice(0, 17));
      expect(isKeyToken(token)).toBe(true);
    }
  });

  it('keeps the hash of the whole key', () => {
    const { token, tokenHash } = createKeyToken();
    expect(tokenHash).toEqual(createHash('sha256').update(token).digest());
  });

  it('never makes the same key twice', () => {
    const kids = Array.from({ length: 1000 }, () => createKeyToken().kid);
    expect(new Set(kids).size).toBe(kids.length);
  });
});

describe('isKeyToken', () => {
  it('notices any one changed character', () => {
    const { token } = createKeyToken();
    for (let index = 0; index < token.length; index++) {
      const changed = token.slice(0, index) + (token[index] === 'x' ? 'y' : 'x') + token.slice(index + 1);
      expect(isKeyToken(changed)).toBe(false);
    }
  });

  it.each(['', 'dc_live_', 'dc_test_0', 'x'.repeat(57)])('refuses %j', (text) => {
    expect(isKeyToken(text)).toBe(false);
  });
});
