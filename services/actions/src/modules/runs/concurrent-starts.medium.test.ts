import { expect, it } from 'vitest';
import { aCaller, suspend, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { aNewRun } from '../../testing/a-new-run';
import { startActions } from '../../testing/start-actions';
import type { NewRun, RunStart } from './run-record';
import { RunsRepository } from './runs.repository';

const { db, app } = await startActions();

/** A run, its outcome (the balance where it is charged) and how many calls of the minute are left. */
type Start = readonly [run: NewRun, outcome: number | RunStart['outcome'], callsLeft: number | undefined];

const run = (caller: TestCaller, cost: number, terms: { maxCredits?: number; key?: string } = {}) =>
  aNewRun(caller, {
    cost,
    callsPerMinute: 3,
    maxCredits: terms.maxCredits,
    idempotency: terms.key === undefined ? undefined : { key: terms.key, requestHash: Buffer.alloc(32, cost) },
  });

async function someCallers() {
  const suspended = await aCaller(db);
  await suspend(db, suspended);
  return { rich: await aCaller(db), poor: await aCaller(db, { credits: 10 }), suspended };
}

/** Begins all of them together and compares what came of each. */
async function expectStarts(starts: readonly Start[]): Promise<void> {
  const begun = await Promise.all(starts.map(([each]) => app.nest.get(RunsRepository).begin(each)));
  expect(begun.map(({ outcome, balance }) => (outcome === 'charged' ? balance : outcome))).toEqual(
    starts.map(([, outcome]) => outcome),
  );
  expect(begun.map(({ window }) => window?.callsLeft)).toEqual(starts.map(([, , callsLeft]) => callsLeft));
}

it('decides runs that begin together one after the other: what is refused does not stand in the way of the next', async () => {
  const { rich, poor, suspended } = await someCallers();
  const starts: readonly Start[] = [
    [run(rich, 60), 40, 2],
    [run(poor, 11), 'insufficient', 2],
    [run(poor, 4), 6, 1],
    [run(rich, 20, { key: 'one' }), 20, 1],
    [run(rich, 20, { key: 'one' }), 'in_progress', undefined],
    [run(rich, 21, { key: 'one' }), 'reused', undefined],
    [run(suspended, 1), 'suspended', 2],
    [run(rich, 5, { maxCredits: 4 }), 'price_above_max', undefined],
    [run(rich, 5), 15, 0],
    [run(rich, 5), 'limited', 0],
    [run(poor, 6, { key: 'one' }), 0, 0],
    [run(poor, 6, { key: 'two' }), 'limited', 0],
  ];

  await expectStarts(starts);
  expect(await readCharges(db, rich)).toEqual([-60, -20, -5]);
  expect(await readCharges(db, poor)).toEqual([-4, -6]);
  const claimed = await db.owner.query('select user_id, idempotency_key from idempotent_call order by user_id = $1', [
    poor.userId,
  ]);
  expect(claimed).toEqual(
    expect.arrayContaining([
      { user_id: rich.userId, idempotency_key: 'one' },
      { user_id: poor.userId, idempotency_key: 'one' },
    ]),
  );
  expect(claimed).not.toContainEqual({ user_id: poor.userId, idempotency_key: 'two' });
});

it('decides runs without keys and maxima, which need no sorting out, just the same', async () => {
  const { rich, poor, suspended } = await someCallers();
  const starts: readonly Start[] = [
    [run(rich, 60), 40, 2],
    [run(poor, 11), 'insufficient', 2],
    [run(poor, 4), 6, 1],
    [run(suspended, 1), 'suspended', 2],
    [run(rich, 20), 20, 1],
    [run(rich, 5), 15, 0],
    [run(rich, 5), 'limited', 0],
    [run(poor, 6), 0, 0],
  ];
  await expectStarts(starts);
  expect(await readCharges(db, rich)).toEqual([-60, -20, -5]);
  expect(await readCharges(db, poor)).toEqual([-4, -6]);
  const begun = await db.owner.query<{ id: string }[]>(
    'select id from run where user_id in ($1, $2, $3) order by cost desc',
    [rich.userId, poor.userId, suspended.userId],
  );
  expect(begun.map(({ id }) => id)).toEqual([0, 4, 7, 5, 2].map((place) => starts[place]?.[0].id));
  // None is allowed.
  await expectStarts([
    [run(rich, 1), 'limited', 0],
    [run(rich, 1), 'limited', 0],
  ]);
});
