import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns';

/** Plays work of these keys, and says what began in which order and how much of it went on at a time. */
async function play(turns: Turns, keys: readonly string[]) {
  const began: string[] = [];
  let working = 0;
  let most = 0;
  const results = await Promise.all(
    keys.map((key) =>
      turns.take(key, async () => {
        began.push(key);
        most = Math.max(most, ++working);
        await pause(5);
        working -= 1;
        return key;
      }),
    ),
  );
  return { results, began, most };
}

it('lets no more work at a time than there are turns, in order', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  expect(await play(new Turns(2), keys)).toEqual({ results: keys, began: keys, most: 2 });
});

it('gives each key one turn at a time, and lets nobody wait for the turns of another', async () => {
  const { began, most } = await play(new Turns(2), ['a', 'a', 'a', 'b']);
  expect([began.slice(0, 2), most]).toEqual([['a', 'b'], 2]);
});

it('goes on after work that failed', async () => {
  const turns = new Turns(1);
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('b', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
