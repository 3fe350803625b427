import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetHistory, forgetRecords } from '../records';
import { openRecords } from '../records/open-records';
import { watchChanges } from '../records/record-changes';
import { createMemoryStore } from '../records/record-store';
import { aFinishedRun, aHistoryRun } from '../testing/runs';
import { keepRun } from './history-records';
import { LARGEST_RUN_BYTES, parseHistoryRun, toHistoryRun } from './history-run';
import { selectExcess } from './select-excess';

const action = { slug: 'write_note', title: 'Write a note' };
const user = () => crypto.randomUUID();
const list = async (userId: string) =>
  (await (await openRecords()).list([userId, 'run'])).flatMap((value) => parseHistoryRun(value) ?? []);

afterEach(() => vi.restoreAllMocks());

describe('a run that is kept', () => {
  it('is found by its account alone, in the order of time', async () => {
    const [ada, eve] = [user(), user()];
    for (const at of [2_000, 1_000]) expect(await keepRun(ada, toHistoryRun(action, aFinishedRun(), at))).toBe(true);
    expect((await list(ada)).map(({ at }) => at)).toEqual([1_000, 2_000]);
    expect(await list(eve)).toEqual([]);
  });

  it('has no contents when they are too large', () => {
    const large = aFinishedRun({ body: { text: 'a'.repeat(LARGEST_RUN_BYTES) } });
    expect(toHistoryRun(action, large)).toMatchObject({ run: null, bytes: 0, status: 200 });
    expect(toHistoryRun(action, aFinishedRun()).run).toEqual(aFinishedRun());
  });

  it('is not read when another release wrote it', () => {
    for (const value of [null, 'text', {}, { version: 2, id: 'a', at: 1 }]) expect(parseHistoryRun(value)).toBeNull();
  });

  it('is announced to other tabs', async () => {
    const userId = user();
    const heard = new Promise((resolve) => watchChanges(resolve));
    await keepRun(userId, aHistoryRun());
    expect(await heard).toBe(userId);
  });
});

describe('the limits of the history', () => {
  it('let the oldest go, whatever runs there are', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 40, max: 100 }), (all, most, bytes) => {
        const runs = all.map((size, index) => ({ id: String(index).padStart(4, '0'), bytes: size }));
        const excess = new Set(selectExcess(runs, { runs: most, bytes }));
        const kept = runs.filter(({ id }) => !excess.has(id));
        expect(kept.length).toBeLessThanOrEqual(most);
        expect(kept.reduce((sum, run) => sum + run.bytes, 0)).toBeLessThanOrEqual(bytes);
        // What is kept is newer than all that goes.
        expect(kept).toEqual(kept.length === 0 ? [] : runs.slice(-kept.length));
        if (runs.length > 0) expect(kept.length).toBeGreaterThan(0);
      }),
    );
  });

  it('hold in the browser', async () => {
    const userId = user();
    for (let at = 1; at <= 103; at++) await keepRun(userId, aHistoryRun({ at }));
    expect((await list(userId)).map(({ at }) => at)).toEqual(Array.from({ length: 100 }, (_, index) => index + 4));
  });
});

describe('a browser without room', () => {
  const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));

  it('keeps the newest run in place of the older half', async () => {
    const userId = user();
    for (const at of [1, 2, 3, 4]) await keepRun(userId, aHistoryRun({ at }));
    vi.spyOn(await openRecords(), 'put').mockImplementationOnce(full);
    expect(await keepRun(userId, aHistoryRun({ at: 5 }))).toBe(true);
    expect((await list(userId)).map(({ at }) => at)).toEqual([3, 4, 5]);
  });

  it('says that a run was not kept', async () => {
    vi.spyOn(await openRecords(), 'put').mockImplementation(full);
    expect(await keepRun(user(), aHistoryRun())).toBe(false);
  });
});

describe('forgetting', () => {
  it('takes the runs of one account, and with the account everything', async () => {
    const [ada, eve] = [user(), user()];
    const store = await openRecords();
    for (const userId of [ada, eve]) await keepRun(userId, aHistoryRun());
    await store.put([ada, 'input', 'write_note', 'bread'], { name: 'Bread' });
    await forgetHistory(ada);
    expect(await store.list([ada])).toEqual([{ name: 'Bread' }]);
    await forgetRecords(ada);
    expect(await store.list([ada])).toEqual([]);
    expect(await list(eve)).toHaveLength(1);
  });
});

describe('a browser that keeps nothing', () => {
  it('keeps runs until the page is closed', async () => {
    const store = createMemoryStore();
    await store.put(['ada', 'run', '2'], { at: 2 });
    await store.put(['ada', 'run', '1'], { at: 1 });
    await store.put(['eve', 'run', '3'], { at: 3 });
    expect(await store.list(['ada', 'run'])).toEqual([{ at: 1 }, { at: 2 }]);
    await store.remove([['ada', 'run', '1']]);
    expect(await store.list(['ada'])).toEqual([{ at: 2 }]);
    await store.clear(['ada']);
    expect(await store.list(['ada'])).toEqual([]);
    expect(await store.list(['eve'])).toHaveLength(1);
    expect(store.isLasting).toBe(false);
  });

  it.each([
    ['has no IndexedDB', undefined],
    [
      'refuses to open it',
      {
        open: () => {
          throw new DOMException('Private', 'InvalidStateError');
        },
      },
    ],
  ])('is one that %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    vi.resetModules();
    const fresh = await import('../records/open-records');
    expect((await fresh.openRecords()).isLasting).toBe(false);
    vi.unstubAllGlobals();
  });
});
