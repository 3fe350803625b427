import { describe, expect, it } from 'vitest';
import { GroupCommit, type GroupCommitOptions } from './group-commit';

class Refused extends Error {
  constructor(readonly code: string) {
    super(`refused with ${code}`);
  }
}

/** A commit that notes its batches and ends when the test says so. */
function aGroup(options: Partial<GroupCommitOptions<number, number>> & { readonly held?: boolean } = {}) {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const group = new GroupCommit<number, number>({
    commit: async (items) => {
      batches.push([...items]);
      if (options.held) await new Promise<void>((resolve) => gates.push(resolve));
      return items.map((item) => item * 10);
    },
    ...options,
  });
  return { group, batches, release: () => gates.splice(0).forEach((open) => open()) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Long enough for a batch to end and the next one to leave. */
const turns = async () => {
  for (let count = 0; count < 3; count += 1) await turn();
};
const settled = (promises: readonly Promise<number>[]) =>
  Promise.allSettled(promises).then((all) =>
    all.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message)),
  );

describe('GroupCommit', () => {
  it('commits together what arrives together, and gives each its own result', async () => {
    const { group, batches } = aGroup();
    expect(await Promise.all([1, 2, 3].map((item) => group.add(item)))).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('sends what comes alone without a timer, with what arrives in the same turn of the event loop', async () => {
    const { group, batches } = aGroup();
    const results = [group.add(1)];
    await Promise.resolve();
    results.push(group.add(2));
    await turn();
    expect(batches).toEqual([[1, 2]]);
    expect(await Promise.all(results)).toEqual([10, 20]);
  });

  it('sends what the same turn adds before a pending callback runs, where no callback brings more', async () => {
    const order: string[] = [];
    const group = new GroupCommit<number, number>({
      commit: (items) => Promise.resolve(items).then((done) => (order.push(`commit ${items.join(' ')}`), done)),
      joinedBy: 'turn',
    });
    const callback = turn().then(() => order.push('callback'));
    const results = [group.add(1), Promise.resolve().then(() => group.add(2))];
    await Promise.all([...results, callback]);
    expect(order).toEqual(['commit 1 2', 'callback']);
  });

  it('begins a batch beside another only with enough items, and a smaller one behind it', async () => {
    const { group, batches, release } = aGroup({ held: true, overlapFrom: 3 });
    const results: Promise<number>[] = [];
    const add = async (...items: number[]) => {
      for (const item of items) results.push(group.add(item));
      await turn();
    };
    await add(1);
    await add(2, 3);
    expect(batches).toEqual([[1]]);
    await add(4);
    await add(5);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    release();
    await turns();
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
    release();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
  });

  it('keeps at most the allowed number of batches in flight, and sends what arrived meanwhile as the next', async () => {
    const { group, batches, release } = aGroup({ held: true, inFlight: 2, overlapFrom: 1 });
    const results: Promise<number>[] = [];
    for (const item of [1, 2, 3, 4, 5]) {
      results.push(group.add(item));
      await turn();
    }
    expect(batches).toEqual([[1], [2]]);
    release();
    await turns();
    expect(batches).toEqual([[1], [2], [3, 4, 5]]);
    release();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
  });

  it('sends the next batch before the callers of the one before go on', async () => {
    const order: string[] = [];
    const group = new GroupCommit<number, number>({
      commit: async (items) => {
        order.push(`sent ${items.join()}`);
        await turn();
        return items;
      },
    });
    const first = group.add(1).then(() => order.push('answered 1'));
    await turn();
    await Promise.all([first, group.add(2)]);
    expect(order).toEqual(['sent 1', 'sent 2', 'answered 1']);
  });

  it('cuts a long queue into batches of the greatest size', async () => {
    const { group, batches } = aGroup({ maxBatch: 2, inFlight: 1 });
    await Promise.all([1, 2, 3, 4, 5].map((item) => group.add(item)));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('never has two batches in flight with the same lock key', async () => {
    const { group, batches, release } = aGroup({
      held: true,
      overlapFrom: 1,
      toKey: (item) => (item < 10 ? 'one' : 'other'),
    });
    const results: Promise<number>[] = [];
    for (const item of [1, 2, 11, 3]) {
      results.push(group.add(item));
      await turn();
    }
    expect(batches).toEqual([[1], [11]]);
    release();
    await turns();
    expect(batches).toEqual([[1], [11], [2, 3]]);
    release();
    expect(await Promise.all(results)).toEqual([10, 20, 110, 30]);
  });

  it('refuses more than may wait, and takes items again once there is room', async () => {
    const { group, release } = aGroup({ held: true, inFlight: 1, maxQueued: 2 });
    const first = group.add(1);
    await turn();
    const waiting = [group.add(2), group.add(3)];
    await expect(group.add(4)).rejects.toMatchObject({
      code: 'unavailable',
      kind: 'unavailable',
      details: { headers: { 'retry-after': '1' } },
    });
    release();
    expect(await first).toBe(10);
    await turns();
    release();
    expect(await Promise.all(waiting)).toEqual([20, 30]);
    const next = group.add(5);
    await turns();
    release();
    expect(await next).toBe(50);
  });
});

describe('a batch that fails', () => {
  it('is halved in order until the guilty item fails alone', async () => {
    const tried: number[][] = [];
    const { group } = aGroup({
      commit: async (items) => {
        tried.push([...items]);
        if (items.includes(3)) throw new Refused('23505');
        return items.map((item) => item * 10);
      },
    });
    const results = [1, 2, 3, 4, 5].map((item) => group.add(item));
    expect(await settled(results)).toEqual([10, 20, 'refused with 23505', 40, 50]);
    expect(tried).toEqual([[1, 2, 3, 4, 5], [1, 2, 3], [1, 2], [3], [4, 5]]);
  });

  it('fails as a whole when the outcome of the commit is unknown', async () => {
    const tried: number[][] = [];
    const { group } = aGroup({
      commit: async (items) => {
        tried.push([...items]);
        throw new Refused('57P01');
      },
    });
    expect(await settled([1, 2].map((item) => group.add(item)))).toEqual(['refused with 57P01', 'refused with 57P01']);
    expect(tried).toEqual([[1, 2]]);
  });

  it('fails as a whole when the results do not belong to the items', async () => {
    const { group } = aGroup({ commit: async () => [1] });
    expect(await settled([1, 2].map((item) => group.add(item)))).toEqual([
      '2 items were committed with 1 results.',
      '2 items were committed with 1 results.',
    ]);
  });

  it('refuses items that have waited too long for a batch to begin', async () => {
    const { group, batches, release } = aGroup({ inFlight: 1, held: true, maxWaitMs: 20 });
    const first = group.add(1);
    await turns();
    const late = settled([group.add(2)]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    release();
    expect(await first).toBe(10);
    expect(await late).toEqual(['The service is not available right now. Try again in a moment.']);
    const next = group.add(3);
    await turns();
    release();
    expect(await next).toBe(30);
    expect(batches).toEqual([[1], [3]]);
  });

  it('does not hold up those behind it', async () => {
    let isFirst = true;
    const { group } = aGroup({
      inFlight: 1,
      commit: async (items) => {
        if (isFirst) {
          isFirst = false;
          throw new Error('connection lost');
        }
        return items.map((item) => item * 10);
      },
    });
    expect(await settled([group.add(1)])).toEqual(['connection lost']);
    expect(await settled([group.add(2)])).toEqual([20]);
  });
});
