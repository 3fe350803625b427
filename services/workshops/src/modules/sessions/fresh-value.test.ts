import { expect, it } from 'vitest';
import { FreshValues } from './fresh-value';

function counted(maxEntries?: number) {
  const loads: string[] = [];
  let time = 0;
  const load = async (key: string) => {
    loads.push(key);
    return `${key} at ${time}`;
  };
  const values = new FreshValues(load, 1_500, () => time, maxEntries);
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
    1_500,
    () => 0,
  );
  await expect(values.get('a')).rejects.toThrow('away');
  fails = false;
  expect(await values.get('a')).toBe('a');

  const { values: small, loads } = counted(2);
  for (const key of ['a', 'b', 'c', 'a']) await small.get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'a']);
});
