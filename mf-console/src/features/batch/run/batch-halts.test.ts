import { ApiError } from '@declic/openapi/actions';
import { describe, expect, it, vi } from 'vitest';
import { aBatch } from '../testing/a-batch';
import { aRefusal } from '../testing/recording-service';
import { holdTime, MINUTE, pass, read, run } from '../testing/run-batch';

holdTime();

describe('what ends or holds a batch', () => {
  it.each([
    [401, 'invalid_api_key', 'key'],
    [402, 'insufficient_credits', 'credits'],
    [402, 'suspended', 'suspended'],
    [402, 'max_credits_exceeded', 'price'],
    [503, 'action_down', 'action'],
    [424, 'action_disabled', 'action'],
  ])('%i %s halts it in words; the row is not lost', async (status, code, reason) => {
    let isRefused = true;
    const { runner, service } = run({ answer: () => (isRefused ? aRefusal(status, code) : undefined) });
    await runner.start('k');
    await pass(MINUTE);
    expect(service.calls).toHaveLength(1);
    expect(read(runner)).toMatchObject({ phase: 'halted', halt: { reason }, counts: { waiting: 20, failed: 0 } });
    isRefused = false;
    await runner.start('another');
    await pass(MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { done: 20 } });
    expect(service.calls.at(-1)?.key).toBe('another');
  });

  it('the limit of the person is never passed', async () => {
    const { runner, service } = run({ delay: 300 }, aBatch(20, { maxCredits: 7 }));
    await runner.start('k');
    await pass(MINUTE);
    expect(service.debits).toBe(7);
    expect(read(runner)).toMatchObject({ phase: 'halted', halt: { reason: 'limit' }, spent: 7 });
    runner.setMaxCredits(20);
    await runner.start();
    await pass(MINUTE);
    expect(service.debits).toBe(20);
  });

  it('a lost connection pauses it; it goes on with the same keys, and charges no row twice', async () => {
    const { runner, service } = run({
      answer: (_, attempt) =>
        attempt === 1 && service.calls.length === 5 ? new TypeError('Failed to fetch') : undefined,
    });
    await runner.start('k');
    await pass(1_000);
    expect(read(runner)).toMatchObject({ phase: 'halted', halt: { reason: 'connection' } });
    runner.reconnect();
    await pass(MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', spent: 20, counts: { done: 20 } });
    expect(service.debits).toBe(20);
    expect(service.calls).toHaveLength(21);
  });

  it('an ended session halts it, and a busy relay holds it', async () => {
    const errors = [
      new ApiError(429, 'rate_limited', 'Slow down', [], undefined, 9),
      new ApiError(401, 'unauthorized', 'Over'),
    ];
    const { runner, service } = run({ answer: () => errors.shift() });
    await runner.start('k');
    await pass(8_000);
    expect(service.calls).toHaveLength(1);
    await pass(2_000);
    expect(read(runner)).toMatchObject({ phase: 'halted', halt: { reason: 'session' } });
    expect(service.calls.length).toBeGreaterThan(1);
  });

  it('what passes by itself is tried three times', async () => {
    const { runner, service } = run(
      {
        answer: ({ body }) =>
          body['email'] === 'person-3@example.com' ? aRefusal(503, 'overloaded', { retry_after: 2 }) : undefined,
      },
      aBatch(6),
    );
    await runner.start('k');
    await pass(MINUTE);
    expect(service.calls).toHaveLength(5 + 3);
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { done: 5, failed: 1 } });
  });

  it('a full store sends nothing more, and loses no answer that was paid for', async () => {
    const { runner, service, stored } = run({ delay: 100 });
    await runner.start('k');
    await pass(350);
    vi.spyOn(stored, 'set').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await pass(MINUTE);
    const { phase, halt, counts, spent } = read(runner);
    expect([phase, halt?.reason]).toEqual(['halted', 'storage']);
    expect([counts.done, spent]).toEqual([service.debits, service.debits]);
    expect(service.calls.length).toBeLessThan(20);
    vi.restoreAllMocks();
    await runner.start();
    await pass(MINUTE);
    expect(service.debits).toBe(20);
  });

  it('calls that cost less than their price leave room below the limit', async () => {
    const { runner, service } = run({ delay: 300 }, aBatch(9, { price: 2, maxCredits: 10 }));
    await runner.start('k');
    await pass(MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', spent: 9, counts: { done: 9 } });
    expect(service.calls.every(({ maxCredits }) => maxCredits === 2)).toBe(true);
  });

  it('a page that is left at the limit sends nothing more, although the last calls cost less than their price', async () => {
    const { runner, service } = run({ delay: 1_000 }, aBatch(20, { price: 2, maxCredits: 10 }));
    await runner.start('k');
    await pass(2_500);
    expect(read(runner)).toMatchObject({ halt: { reason: 'limit' }, inFlight: 3 });
    const sent = service.calls.length;
    await Promise.all([runner.dispose(), pass(10_000)]);
    expect(service.calls).toHaveLength(sent);
    expect(read(runner).phase).toBe('halted');
  });
});

describe('rows that failed', () => {
  it('are run again with their key, at no cost for those that are done', async () => {
    let isBroken = true;
    const { runner, service } = run({
      answer: ({ body }) =>
        isBroken && String(body['email']).startsWith('person-1') ? aRefusal(503, 'action_failed') : undefined,
    });
    await runner.start('k');
    await pass(MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', spent: 9, counts: { done: 9, failed: 11 } });
    isBroken = false;
    await runner.runAgain('failed', 'k');
    await pass(2 * MINUTE);
    expect(read(runner)).toMatchObject({ phase: 'finished', spent: 20, counts: { done: 20, failed: 0 } });
    expect(service.calls).toHaveLength(31);
  });

  it('and rows that were stopped run again only when they are asked for', async () => {
    const { runner, service } = run({ delay: 200 });
    await runner.start('k');
    await pass(500);
    await runner.stop();
    await pass(MINUTE);
    const { done } = read(runner).counts;
    expect(read(runner)).toMatchObject({ phase: 'finished', counts: { skipped: 20 - done, waiting: 0 } });
    await runner.runAgain('skipped', 'k');
    await pass(MINUTE);
    expect(service.debits).toBe(20);
  });
});
