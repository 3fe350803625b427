import { describe, expect, it } from 'vitest';
import { FreshValues } from './fresh-value';

function counted(maxEntries?: number) {
  const loads: string[] = [];
  let time = 0;
  const load = async (key: string) => {
    loads.push(key);
    return `${key} at ${time}`;
  };
  const values = new FreshValues(load, { maxAgeMs: 1_500 }, () => time, maxEntries);
  return { values, loads, wait: (ms: number) => (time += ms) };
}

it('is loaded once for all readers, until it is too old or was changed', async () => {
  const { values, loads, wait } = counted();

  expect(await Promise.all(Array.from({ length: 50 }, () => values.get('a')))).toEqual(Array(50).fill('a at 0'));
  wait(1_499);
  expect(await values.get('a')).toBe('a at 0');
  wait(1);
  expect(await values.get('a')).toBe('a at 1500');
  values.forget('a');
  await values.get('a');

  expect(loads).toEqual(['a', 'a', 'a']);
});

it('does not keep a failure, nor more entries than it may', async () => {
  let fails = true;
  const values = new FreshValues(
    async (key: string) => {
      if (fails) throw new Error('away');
      return key;
    },
    { maxAgeMs: 1_500 },
    () => 0,
  );
  await expect(values.get('a')).rejects.toThrow('away');
  fails = false;
  expect(await values.get('a')).toBe('a');

  const { values: small, loads } = counted(2);
  for (const key of ['a', 'b', 'c', 'a']) await small.get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'a']);
});

describe('a value that is loaded anew before it is too old', () => {
  function refreshed() {
    const pending: PromiseWithResolvers<string>[] = [];
    let time = 0;
    const load = () => {
      const loading = Promise.withResolvers<string>();
      pending.push(loading);
      return loading.promise;
    };
    const values = new FreshValues(load, { maxAgeMs: 1_500, refreshAfterMs: 1_000 }, () => time);
    const finish = async (value: string) => {
      pending.at(-1)?.resolve(value);
      await pending.at(-1)?.promise;
    };
    const start = async () => {
      void values.get('a');
      await finish('first');
      time = 1_000;
      return values.get('a');
    };
    return { values, pending, finish, start, setTime: (ms: number) => (time = ms) };
  }

  it('is given meanwhile, so that no reader waits', async () => {
    const { values, pending, finish, start } = refreshed();
    expect(await start()).toBe('first');
    expect(await values.get('a')).toBe('first');
    expect(pending).toHaveLength(2);
    await finish('second');
    expect(await values.get('a')).toBe('second');
  });

  it('is waited for, and not loaded twice, when the former is too old by then', async () => {
    const { values, pending, finish, start, setTime } = refreshed();
    await start();
    setTime(1_500);
    const read = values.get('a');
    await finish('second');
    expect([await read, pending.length]).toEqual(['second', 2]);
  });

  it('is tried again by the next reader when loading it failed', async () => {
    const { values, pending, finish, start } = refreshed();
    await start();
    pending.at(-1)?.reject(new Error('away'));
    await Promise.resolve();
    expect(await values.get('a')).toBe('first');
    await finish('third');
    expect([await values.get('a'), pending.length]).toEqual(['third', 3]);
  });

  it('does not replace what was changed and read anew meanwhile', async () => {
    const { values, pending, finish, start } = refreshed();
    await start();
    values.forget('a');
    const changed = values.get('a');
    await finish('changed');
    pending[1]?.resolve('stale');
    await pending[1]?.promise;
    expect([await changed, await values.get('a')]).toEqual(['changed', 'changed']);
  });
});
