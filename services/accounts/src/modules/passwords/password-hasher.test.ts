import { describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher';

const hasher = new PasswordHasher();

describe('PasswordHasher', () => {
  it('recognises the password it hashed, with argon2id', async () => {
    const hash = await hasher.hash('Tulip42Cup!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches(hash, 'Tulip42Cup!')).toBe(true);
    expect(await hasher.matches(hash, 'tulip42Cup!')).toBe(false);
  });

  it('never recognises a password of nobody, not even the stand-in', async () => {
    expect(await hasher.matches(null, 'nobody has this password')).toBe(false);
  });

  it('works as long for nobody as for somebody', async () => {
    const hash = await hasher.hash('Tulip42Cup!');
    const [somebody, nobody] = [await timeOf(hash), await timeOf(null)];
    expect(nobody / somebody).toBeGreaterThan(0.3);
    expect(nobody / somebody).toBeLessThan(3);
  });
});

async function timeOf(hash: string | null): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const start = performance.now();
    await hasher.matches(hash, 'Wrong42Cup!');
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[4] ?? 0;
}
