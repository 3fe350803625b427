import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinDeadline } from './within-deadline';

const never = new Promise<never>(() => undefined);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts the work, and not the waits', async () => {
  const run = withinDeadline({ timeoutMs: 150, maxWaitMs: 1_000 }, async ({ wait }) => {
    await pause(50);
    await wait(pause(200));
    return 'done';
  });
  await vi.runAllTimersAsync();
  expect(await run).toBe('done');
});

it('counts the work before and after a wait together', async () => {
  const run = withinDeadline({ timeoutMs: 150 }, async ({ wait }) => {
    await pause(100);
    await wait(pause(100));
    await pause(100);
  });
  const refused = expect(run).rejects.toThrow('Not done after 150 ms.');
  await vi.runAllTimersAsync();
  await refused;
});

it('counts all waits together', async () => {
  const run = withinDeadline({ timeoutMs: 5_000, maxWaitMs: 150 }, async ({ wait }) => {
    await wait(pause(100));
    await wait(pause(100));
  });
  const refused = expect(run).rejects.toMatchObject({ code: 'overloaded' });
  await vi.runAllTimersAsync();
  await refused;
});

it('ends at the limit of the whole, in a wait too, and aborts the work', async () => {
  let aborted: AbortSignal | undefined;
  const run = withinDeadline({ timeoutMs: 5_000, totalMs: 100 }, ({ signal, wait }) => {
    aborted = signal;
    return wait(never);
  });
  const refused = expect(run).rejects.toThrow('Not done after 100 ms.');
  await vi.runAllTimersAsync();
  await refused;
  expect(aborted?.aborted).toBe(true);
});
