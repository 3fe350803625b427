import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { fakeRegistry } from '../../testing/fake-registry';
import { countLockWaits, holdAccountRow } from '../../testing/hold-row';
import { withLockTimeout } from '../../testing/lock-timeout';
import { startActions } from '../../testing/start-actions';
import { AT_MOST_MS, timedCall } from '../../testing/timed-call';

const { db, app, startReplica } = await startActions({ registry: fakeRegistry });
const replica = await startReplica();

describe('a call whose account is locked', () => {
  it('is answered when the lock ends in time, and charged once', async () => {
    const caller = await aCaller(db);
    const hold = await holdAccountRow(db, 'credit_account', caller);
    await withLockTimeout(db, '60s', async () => {
      const answer = timedCall(app, caller);
      await expect.poll(() => countLockWaits(db)).toBe(1);
      await hold.release();
      expect((await answer).status).toBe(200);
    });
    expect(await readCharges(db, caller)).toEqual([-7]);
  });

  it('waits for 200 ms', async () => {
    const caller = await aCaller(db);
    const hold = await holdAccountRow(db, 'credit_account', caller);
    const { status, milliseconds } = await timedCall(app, caller);
    await hold.release();
    expect(status).toBe(503);
    expect(milliseconds).toBeGreaterThan(190);
    expect(milliseconds).toBeLessThan(AT_MOST_MS);
  });

  it('leaves no listener on the connection that waited', async () => {
    const { master } = app.nest.get(DataSource).driver as unknown as { readonly master: Pool };
    const listeners = async () => {
      const connections = await Promise.all(Array.from({ length: 10 }, () => master.connect()));
      const counts = connections.map((connection) => connection.listenerCount('error'));
      for (const connection of connections) connection.release();
      return Math.max(...counts);
    };
    const before = await listeners();
    const caller = await aCaller(db);
    const hold = await holdAccountRow(db, 'credit_account', caller);
    for (let round = 0; round < 3; round += 1) {
      expect((await timedCall(app, caller)).code).toBe('account_busy');
      // Until the account is not passed over any more.
      await pause(600);
    }
    await hold.release();
    expect(await listeners()).toBe(before);
  });

  it('leaves its Idempotency-Key free', async () => {
    const caller = await aCaller(db);
    const hold = await holdAccountRow(db, 'credit_account', caller);
    const headers = { 'idempotency-key': 'one' };
    expect((await timedCall(app, caller, headers)).code).toBe('account_busy');
    await hold.release();
    expect((await timedCall(replica, caller, headers)).status).toBe(200);
    expect(await readCharges(db, caller)).toEqual([-7]);
  });
});

describe('a call that was answered before, of an account that is locked', () => {
  const key = { 'idempotency-key': 'one' };
  const repeat = (caller: TestCaller, slug: string) =>
    replica.inject({
      method: 'POST',
      url: `/v1/actions/${slug}`,
      headers: { ...caller.headers, ...key },
      payload: {},
    });

  it.each(['credit_account', 'rate_window'] as const)('is answered with the same bytes (%s)', async (table) => {
    const caller = await aCaller(db);
    const first = await repeat(caller, 'works');
    const hold = await holdAccountRow(db, table, caller);
    const repetitions = await Promise.all(Array.from({ length: 5 }, () => repeat(caller, 'works')));
    // Once more while the account counts as stuck.
    repetitions.push(await repeat(caller, 'works'));
    await hold.release();
    for (const answer of repetitions) {
      expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, 'true']);
      expect(answer.body).toBe(first.body);
    }
    expect(await readCharges(db, caller)).toEqual([-7]);
  });

  it('is refused when its key names another call, or a call of another account', async () => {
    const [caller, other] = [await aCaller(db), await aCaller(db)];
    await repeat(caller, 'works');
    const holds = [
      await holdAccountRow(db, 'credit_account', caller),
      await holdAccountRow(db, 'credit_account', other),
    ];
    const answers = await Promise.all([repeat(caller, 'throws'), repeat(other, 'works')]);
    await Promise.all(holds.map((hold) => hold.release()));
    expect(answers.map((answer) => answer.json().code)).toEqual(['idempotency_key_reused', 'account_busy']);
  });
});
