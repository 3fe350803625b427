import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { ageCalls } from '../../testing/a-window';
import { fakeRegistry } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';

const { db, app, startReplica } = await startActions({ registry: fakeRegistry });
const replicas = [app, await startReplica()] as const;

async function call(caller: TestCaller, replica = 0) {
  const { statusCode, headers } = await (replicas[replica] ?? replicas[0]).inject({
    method: 'POST',
    url: '/v1/actions/works',
    headers: caller.headers,
    payload: {},
  });
  const [, left, resets] = /r=(\d+);t=(\d+)/.exec(String(headers.ratelimit)) ?? [];
  return { status: statusCode, left: Number(left), resets: Number(resets), retryAfter: Number(headers['retry-after']) };
}

async function collectStatuses(caller: TestCaller, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call(caller, index % 2)).status);
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('the rate limit of an account', () => {
  it('cannot be used twice around the end of a minute', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    await collectStatuses(caller, 1);
    // The first call is a minute ago in a moment; nine follow just before that.
    await ageCalls(db, caller, 59);
    expect(await collectStatuses(caller, 9)).toEqual(times(9, 200));
    await ageCalls(db, caller, 1.5);
    expect(await collectStatuses(caller, 3)).toEqual([200, 429, 429]);
  });

  it('says truthfully when the next call is free', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    await collectStatuses(caller, 4);
    await ageCalls(db, caller, 20);
    await collectStatuses(caller, 6);
    const refused = await call(caller);
    expect(refused).toMatchObject({ status: 429, left: 0 });
    expect(refused.retryAfter).toBe(refused.resets);
    expect(refused.retryAfter).toBeGreaterThan(30);
    expect(refused.retryAfter).toBeLessThanOrEqual(40);
    await ageCalls(db, caller, refused.retryAfter);
    expect(await call(caller)).toMatchObject({ status: 200, left: 3 });
  });

  it('counts a clock that went back for nothing: at most a minute is ever waited', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    expect(await collectStatuses(caller, 11)).toEqual([...times(10, 200), 429]);
    await ageCalls(db, caller, -3_600);
    const answer = await call(caller);
    expect(answer).toMatchObject({ status: 200, left: 9, resets: 60 });
  });

  it('is exact for calls at the same moment on two replicas', async () => {
    const caller = await aCaller(db, { plan: 'solo', credits: 1_000 });
    const statuses = await Promise.all(Array.from({ length: 90 }, (_, index) => call(caller, index % 2)));
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('grows at once with a larger plan', async () => {
    const caller = await aCaller(db, { plan: 'free', credits: 1_000 });
    expect(await collectStatuses(caller, 12)).toEqual([...times(10, 200), 429, 429]);
    await asAccounts(db, `select set_account($1, 'solo', null)`, [caller.userId]);
    expect(await call(caller)).toMatchObject({ status: 200, left: 49 });
  });

  it('shrinks with a smaller plan, and names the moment at which enough calls are a minute ago', async () => {
    const caller = await aCaller(db, { plan: 'solo', credits: 1_000 });
    await collectStatuses(caller, 5);
    await ageCalls(db, caller, 40);
    await collectStatuses(caller, 12);
    await asAccounts(db, `select set_account($1, 'free', null)`, [caller.userId]);
    const refused = await call(caller);
    expect(refused.status).toBe(429);
    // The five that leave in 20 seconds leave twelve, which are more than ten.
    expect(refused.retryAfter).toBeGreaterThan(50);
  });
});

interface Window {
  readonly moments: string[];
  readonly counts: number[];
}

/** Of any sixty seconds, the most calls. Moments in milliseconds. */
function mostInAMinute(moments: readonly number[]): number {
  return Math.max(0, ...moments.map((start) => moments.filter((it) => it >= start && it < start + 60_000).length));
}

describe('random times of calls', { timeout: 60_000 }, () => {
  it('allows no more than the limit in any sixty seconds, frees each call within 61, and never says more than 60', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 25_000 }), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }),
        async (limit, steps) => {
          const allowed: number[] = [];
          let window: Window = { moments: [], counts: [] };
          let now = Date.parse('2026-01-01T00:00:00Z');
          for (const [pause, count] of steps) {
            now += pause;
            const [row] = await db.owner.query<(Window & { allowed: boolean[]; resets_in: number[] })[]>(
              `select moments::text[], counts, allowed, resets_in
                 from admit_calls($1::timestamptz[], $2::integer[], $3, array_fill($4::integer, array[$5::integer]))`,
              [window.moments, window.counts, new Date(now), limit, count],
            );
            if (!row) throw new Error('admit_calls returned nothing.');
            const recent = allowed.filter((moment) => moment > now - 61_000).length;
            row.allowed.forEach((isAllowed, index) => {
              if (isAllowed) allowed.push(now);
              else expect(recent + index).toBeGreaterThanOrEqual(limit);
            });
            for (const resets of row.resets_in) {
              expect(resets).toBeGreaterThanOrEqual(1);
              expect(resets).toBeLessThanOrEqual(60);
            }
            window = row;
          }
          expect(mostInAMinute(allowed)).toBeLessThanOrEqual(limit);
        },
      ),
      { numRuns: 150 },
    );
  });
});
