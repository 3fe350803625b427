import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ContendedCommit, type ContendedCommitOptions, LockTimeoutError } from './contended-commit';

class Held extends Error {}

interface Item {
  readonly key: string;
  readonly value: number;
}

/** A commit that notes its batches and ends, well or not, when the test says so. */
function aContendedCommit(options: Partial<ContendedCommitOptions<Item, number>> = {}) {
  const batches: number[][] = [];
  const ends: { resolve(): void; reject(error: unknown): void }[] = [];
  const group = new ContendedCommit<Item, number>({
    toKey: ({ key }) => key,
    commit: async (items) => {
      batches.push(items.map(({ value }) => value));
      await new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
      return items.map(({ value }) => value * 10);
    },
    isLockTimeout: (error) => error instanceof Held,
    timeoutMs: 30,
    ...options,
  });
  return { group, batches, end: () => ends.shift()?.resolve(), fail: (error: Error) => ends.shift()?.reject(error) };
}

const of = (key: string, value: number): Item => ({ key, value });

describe('ContendedCommit', () => {
  it('commits one batch of a key at a time, and what came meanwhile as the next', async () => {
    const { group, batches, end } = aContendedCommit();
    const results = [group.add(of('a', 1))];
    await pause(1);
    results.push(group.add(of('a', 2)), group.add(of('a', 3)));
    expect(batches).toEqual([[1]]);
    end();
    await pause(1);
    expect(batches).toEqual([[1], [2, 3]]);
    end();
    expect(await Promise.all(results)).toEqual([10, 20, 30]);
    await pause(1);
    expect(group.isContended(of('a', 4))).toBe(false);
  });

  it('fails all items of a key after a lock timeout, and marks the key as stuck for a while', async () => {
    const { group, fail } = aContendedCommit({ stuckMs: 20 });
    const results = Promise.allSettled([1, 2].map((value) => group.add(of('a', value))));
    await pause(1);
    fail(new Held());
    expect(
      (await results).map((each) => each.status === 'rejected' && each.reason instanceof LockTimeoutError),
    ).toEqual([true, true]);
    expect([group.isStuck(of('a', 3)), group.isStuck(of('b', 3))]).toEqual([true, false]);
    await pause(30);
    expect(group.isStuck(of('a', 3))).toBe(false);
  });

  it('fails a batch with its own error, and goes on behind it', async () => {
    const { group, end, fail } = aContendedCommit();
    const first = group.add(of('a', 1));
    await pause(1);
    const second = group.add(of('a', 2));
    fail(new Error('connection lost'));
    await expect(first).rejects.toThrow('connection lost');
    await pause(5);
    end();
    expect(await second).toBe(20);
  });

  it('halves a batch that was rolled back, until the guilty item fails alone', async () => {
    const guilty = Object.assign(new Error('guilty'), { code: '23502' });
    const { group } = aContendedCommit({
      commit: async (items) => {
        await pause(1);
        if (items.some(({ value }) => value === 2)) throw guilty;
        return items.map(({ value }) => value * 10);
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map((value) => group.add(of('a', value))));
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : each.reason))).toEqual([10, guilty, 30]);
  });

  it('lets so many keys wait at a time; the next has a turn in time or fails', async () => {
    const { group, batches, end } = aContendedCommit({ inFlight: 1 });
    const [one, two, three] = [group.add(of('a', 1)), group.add(of('b', 2)), group.add(of('c', 3))];
    const late = expect(three).rejects.toThrow(LockTimeoutError);
    await pause(1);
    expect(batches).toEqual([[1]]);
    end();
    expect(await one).toBe(10);
    await late;
    end();
    expect(await two).toBe(20);
    const again = group.add(of('c', 4));
    await pause(1);
    end();
    expect(await again).toBe(40);
  });
});
