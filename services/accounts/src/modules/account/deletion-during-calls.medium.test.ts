import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '@declic/nest-kit';
import { describe, expect, it } from 'vitest';
import { startDeletions } from './testing/start-deletions';

const { account, actions, app, call, caller, db, deleteAccount, signIn, startReplica } = await startDeletions();

/** Its clock is behind, so that the pauses which it orders are over. */
const late = await startReplica({
  override: (builder) => builder.overrideProvider(Clock).useValue({ now: () => new Date(Date.now() - 60 * 60_000) }),
});

describe('deleteAccount', () => {
  it('waits for what runs, and lets nothing new begin meanwhile', async () => {
    const run = await actions.begin(await caller());
    const deletion = deleteAccount();
    await expect.poll(() => actions.authenticate(account.key)).toBeNull();
    await actions.fail(run.id);
    expect((await deletion).statusCode).toBe(204);
    const [line] = await db.owner.query<object[]>(
      `select delta::integer, balance_after::integer from ledger_entry where user_id = $1 and transaction_type = 'refund'`,
      [account.user.id],
    );
    expect(line).toEqual({ delta: 1, balance_after: 100 });
  });

  it('refuses when something runs for long, and then leaves everything as it was', async () => {
    const run = await actions.begin(await caller());
    const answer = await deleteAccount();
    expect(answer.json()).toMatchObject({ status: 409, code: 'runs_in_flight' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await actions.begin(await caller())).toMatchObject({ outcome: 'charged' });
    expect((await signIn()).statusCode).toBe(200);
    await actions.finish(run.id);
  });

  it.each([
    ['paused', () => app],
    // As when a pause ends before the deletion does.
    ['awake', () => late],
  ])(
    'goes through while calls keep coming to %s keys, and leaves no run unsettled and no charge behind it',
    async (_, chosen) => {
      let going = true;
      const outcomes: string[] = [];
      const callAgainAndAgain = async (pauseMs: number) => {
        while (going) {
          const found = await actions.authenticate(account.key);
          // The deletion may come in between.
          await pause(pauseMs);
          const run = found && (await actions.begin(found));
          outcomes.push(run?.outcome ?? 'refused');
          if (run?.outcome === 'charged') await (pauseMs % 2 ? actions.finish(run.id) : actions.fail(run.id));
        }
      };
      const calls = Promise.all([0, 1, 2, 3, 4, 50].map(callAgainAndAgain));
      await expect.poll(() => outcomes).toContain('charged');
      const remove = () =>
        chosen().inject({ method: 'DELETE', url: '/api/accounts/me', headers: chosen().as(account.user) });
      // A call that runs whenever the deletion looks makes it refuse.
      await expect.poll(async () => (await remove()).statusCode, { timeout: 20_000 }).toBe(204);
      const lines = await readLastLine(account.user.id);
      await expect.poll(() => outcomes.slice(-20)).toEqual(Array.from({ length: 20 }, () => 'refused'));
      going = false;
      await calls;
      expect(await readLastLine(account.user.id)).toEqual(lines);
      expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
      expect(await actions.running(account.user.id)).toBe(0);
    },
  );

  it('refuses a key that is created at the same moment', async () => {
    await db.owner.query('delete from api_key where user_id = $1', [account.user.id]);
    const [made] = await Promise.all([call('POST', 'keys', {}), deleteAccount()]);
    expect([201, 401]).toContain(made.statusCode);
    expect(await db.owner.query('select * from api_key where user_id = $1', [account.user.id])).toEqual([]);
  });
});

function readLastLine(userId: string): Promise<object[]> {
  return db.owner.query('select last_seq from credit_account where user_id = $1', [userId]);
}
