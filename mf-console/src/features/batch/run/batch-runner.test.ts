import { describe, expect, it } from 'vitest';
import { createRecord, toIdempotencyKey } from '../job/batch-job';
import { aBatch } from '../testing/a-batch';
import { aRefusal } from '../testing/recording-service';
import { holdTime, MINUTE, pass, read, run } from '../testing/run-batch';

holdTime();

describe('a batch', () => {
  it('runs each row once, with its key of idempotency and the price as its limit', async () => {
    const { runner, service, batch } = run();
    await runner.start('dc_live_key');
    await pass(5_000);
    expect(read(runner)).toMatchObject({ phase: 'finished', spent: 20, counts: { done: 20, failed: 0, waiting: 0 } });
    expect(service.debits).toBe(20);
    expect(service.calls.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
      (batch.job.rows ?? []).map((index) => toIdempotencyKey(batch.job, index)).sort(),
    );
    expect(service.calls[0]).toMatchObject({
      key: 'dc_live_key',
      maxCredits: 1,
      body: { email: 'person-0@example.com' },
    });
  });

  it.each([10, 60])('of 150 rows never begins more calls a minute than the plan allows: %i', async (callsPerMinute) => {
    const { runner, service } = run({ callsPerMinute }, aBatch(150));
    await runner.start('k');
    await pass(20 * MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { done: 150 } });
    expect(service.mostInAMinute()).toBeLessThanOrEqual(callsPerMinute);
    expect(service.calls).toHaveLength(150);
    // And it does use the rate.
    expect(service.calls.at(-1)?.at ?? 0).toBeLessThan((service.calls[0]?.at ?? 0) + (150 / callsPerMinute) * 70_000);
  });

  it('keeps to the rate over pauses, and over a reload', async () => {
    const { runner, service, stored, batch } = run({ callsPerMinute: 10 }, aBatch(30));
    await runner.start('k');
    await pass(300);
    for (let press = 0; press < 5; press++) {
      runner.pause();
      await runner.start('k');
      await pass(50);
    }
    await runner.dispose();
    const again = run({ callsPerMinute: 10 }, { ...batch, records: stored }, service);
    await again.runner.start('k');
    await pass(10 * MINUTE);
    expect(read(again.runner)).toMatchObject({ phase: 'finished', counts: { done: 30 } });
    expect(service.mostInAMinute()).toBeLessThanOrEqual(10);
    expect(service.debits).toBe(30);
    expect(service.calls).toHaveLength(30);
  });

  it('keeps to the rate by itself, in any minute, where answers do not say what is left', async () => {
    const { runner, service } = run({ callsPerMinute: 10, hidesRate: true, delay: 2_000 }, aBatch(40));
    await runner.start('k');
    await pass(3_000);
    runner.pause();
    await pass(38_000);
    await runner.start();
    await pass(10 * MINUTE);
    expect(service.mostInAMinute()).toBeLessThanOrEqual(10);
    expect(service.limited).toBe(0);
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { done: 40 } });
  });

  it('leaves out what other programs of the account have used of the minute', async () => {
    const { runner, service } = run({ callsPerMinute: 60, earlierCalls: 50 }, aBatch(40));
    await runner.start('k');
    await pass(5 * MINUTE);
    expect(service.limited).toBe(0);
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { done: 40 } });
  });

  it('waits when other programs of the account use its rate', async () => {
    let isBusy = true;
    const { runner, service } = run({
      answer: () => (isBusy ? aRefusal(429, 'rate_limited', { retry_after: 30 }) : undefined),
    });
    await runner.start('k');
    await pass(29_000);
    expect(service.calls).toHaveLength(1);
    expect(read(runner).heldUntil).not.toBeNull();
    isBusy = false;
    await pass(MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { done: 20 } });
  });

  it('has few calls under way at once, and the first one alone', async () => {
    const { runner, service } = run({ delay: 1_000 });
    await runner.start('k');
    await pass(900);
    expect(service.calls).toHaveLength(1);
    await pass(10_000);
    const most = Math.max(
      ...service.calls.map(({ at }) => service.calls.filter((other) => other.at <= at && other.at > at - 1_000).length),
    );
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(6);
  });
});

describe('a pause', () => {
  it('lets the calls under way end, sends no other, and goes on where it was', async () => {
    const { runner, service } = run({ delay: 100 });
    await runner.start('k');
    await pass(250);
    runner.pause();
    const sent = service.calls.length;
    await pass(10 * MINUTE);
    expect(service.calls).toHaveLength(sent);
    expect(read(runner)).toMatchObject({ phase: 'halted', inFlight: 0, counts: { done: sent, sent: 0 } });
    await runner.start();
    await pass(10_000);
    expect(service.calls).toHaveLength(20);
    expect(read(runner)).toMatchObject({ phase: 'finished', spent: 20 });
  });

  it('and a start at once send no row a second time', async () => {
    const { runner, service } = run({ delay: 500 });
    await runner.start('k');
    for (let press = 0; press < 10; press++) {
      await pass(120);
      runner.pause();
      await runner.start();
    }
    await pass(MINUTE);
    expect(service.calls).toHaveLength(20);
  });
});

describe('after a crash', () => {
  it.each([0, 1, 2, 5, 13])('with %i rows answered, every row is charged once', async (seconds) => {
    const { runner, service, stored, batch } = run({ delay: 400 });
    await runner.start('k');
    await pass(seconds * 300 + 50);
    // The page is gone: what was stored is all there is. Answers that arrive later are not written.
    const records = new Map(stored);
    runner.pause();
    const again = run({}, { ...batch, records }, service);
    await again.runner.start('k');
    await pass(MINUTE);
    expect(read(again.runner)).toMatchObject({ phase: 'finished', spent: 20, counts: { done: 20 } });
    expect(service.debits).toBe(20);
  });

  it.each(['sent', 'waiting'] as const)(
    'a row whose answer was lost a day ago is not sent by itself: %s',
    async (state) => {
      const unansweredSince = Date.now() - 25 * 60 * MINUTE;
      const old = createRecord(0, { state, sentAt: Date.now() - MINUTE, unansweredSince });
      const { runner, service } = run({}, aBatch(2, {}, [old]));
      await runner.start('k');
      await pass(1_000);
      expect(service.calls).toHaveLength(1);
      expect(runner.book.get(0)).toMatchObject({ state: 'failed', error: expect.stringContaining('a second time') });
      await runner.runAgain('failed');
      await pass(1_000);
      expect(service.calls).toHaveLength(2);
    },
  );
});
