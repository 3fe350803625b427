import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionTurns } from './session-turns';

let turns: SessionTurns;
let started: string[];
let ends: (() => void)[];
beforeEach(() => {
  turns = new SessionTurns({ DATABASE_POOL_SIZE: 7 });
  started = [];
  ends = [];
});
afterEach(() => vi.restoreAllMocks());

const begin = (session: string, name: string) =>
  turns.run(session, async () => {
    started.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  });

async function endAll(): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    for (const end of ends.splice(0)) end();
    await turn();
  }
}

it('lets two of a session run at once, in the order in which they came, and leaves connections to other work', async () => {
  const results = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => begin(name.charAt(0), name));
  await turn();
  expect(started).toEqual(['a1', 'a2', 'b1']);

  await endAll();
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('refuses what has waited for too long, and goes on', async () => {
  const first = [begin('a', 'a1'), begin('a', 'a2')];
  const late = begin('a', 'a3');
  await turn();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  void endAll();

  await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await Promise.all(first)).toEqual(['a1', 'a2']);
});

it('leaves room for other sessions when one is flooded, and takes up again what it refused', async () => {
  const flood = Array.from({ length: 2_000 }, (_, change) => begin('a', `a${change}`));
  await expect(begin('a', 'one too many')).rejects.toMatchObject({ kind: 'unavailable' });
  const other = begin('b', 'b1');
  await turn();
  expect(started).toContain('b1');

  const ending = setInterval(() => void endAll(), 0);
  await Promise.all([...flood, other, other.then(() => turns.admit('b', () => Promise.resolve('admitted')))]);
  expect(await begin('a', 'later')).toBe('later');
  clearInterval(ending);
});

it('fails alone, and runs work in the context of its own call', async () => {
  const requests = new AsyncLocalStorage<string>();
  const read = (request: string) => requests.run(request, () => turns.run('a', async () => requests.getStore()));
  const failing = turns.run('a', () => Promise.reject(new Error('guilty')));

  await expect(failing).rejects.toThrow('guilty');
  expect(await Promise.all(['one', 'two', 'three'].map(read))).toEqual(['one', 'two', 'three']);
});
