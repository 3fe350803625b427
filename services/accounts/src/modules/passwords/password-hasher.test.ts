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

  it('refuses every password without a hash, the stand-in included', async () => {
    expect(await hasher.matches(null, 'nobody has this password')).toBe(false);
  });

  it('takes the same time with and without a hash', async () => {
    const hash = await hasher.hash('Tulip42Cup!');
    const somebody: number[] = [];
    const nobody: number[] = [];
    // In turns, so that whatever else the machine does slows both.
    for (let round = 0; round < 15; round++) {
      somebody.push(await measureTime(hash));
      nobody.push(await measureTime(null));
    }
    expect(median(nobody) / median(somebody)).toBeGreaterThan(0.3);
    expect(median(nobody) / median(somebody)).toBeLessThan(3);
  });
});

async function measureTime(hash: string | null): Promise<number> {
  const start = performance.now();
  await hasher.matches(hash, 'Wrong42Cup!');
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
