import { randomUUID } from 'node:crypto';
import type { Principal } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';
import type { LedgerLine } from './ledger-line';
import { aLedger } from './testing/a-ledger';
import { aMonth, march } from './testing/a-month';

const { db, app } = await startAccounts();
let user: Principal;

beforeEach(async () => {
  user = await aUser(db);
});

async function read<Answer>(path: string, query: Record<string, string | number> = {}, reader = user): Promise<Answer> {
  const answer = await app.inject({ url: `/api/accounts/${path}`, query: toText(query), headers: app.as(reader) });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
const toText = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const page = (query = {}, reader = user) => read<LedgerLine[]>('ledger', query, reader);
const extent = (query = {}, reader = user) => read<{ total: number; as_of: number }>('ledger/extent', query, reader);
const toIds = (lines: readonly LedgerLine[]) => lines.map(({ id }) => Number(id));

const steps = aMonth('text_summarize');

describe('getUserCreditLedger', () => {
  it('shows the newest line first, with every field', async () => {
    await aLedger(db, user.id, steps);
    const lines = await page();
    expect(toIds(lines)).toEqual([5, 4, 3, 2, 1]);
    expect(lines[1]).toEqual({
      id: '4',
      ts: march(4).toISOString(),
      transaction_type: 'refund',
      slug: 'email_validate',
      tool_slug: null,
      delta: 2,
      balance_after: 90,
      reason: 'The action failed',
      // The actions service is not installed here.
      request_id: null,
    });
  });

  it.each([
    ['all', [5, 4, 3, 2, 1]],
    ['api_actions', [5, 4, 2]],
    ['tools', [3]],
    ['purchases', [1]],
  ])('lists a refund with what it gives back: %s', async (p_filter_type, ids) => {
    await aLedger(db, user.id, steps);
    expect(toIds(await page({ p_filter_type }))).toEqual(ids);
    expect(await extent({ p_filter_type })).toEqual({ total: ids.length, as_of: 5 });
  });

  it('takes the start of a period in and leaves its end out', async () => {
    await aLedger(db, user.id, steps);
    const period = { p_start_date: march(2).toISOString(), p_end_date: march(4).toISOString() };
    expect(toIds(await page(period))).toEqual([3, 2]);
    expect(await extent(period)).toEqual({ total: 2, as_of: 5 });
    expect(await extent({ p_start_date: march(4).toISOString(), p_end_date: march(4).toISOString() })).toEqual({
      total: 0,
      as_of: 5,
    });
  });

  it('pages through the same lines, each once, while new ones are written', async () => {
    await aLedger(db, user.id, [{ at: march(1), kind: 'purchase', credits: 1_000 }]);
    const charge = () =>
      db.owner.query(`select accounts_api.charge_v1($1, 1, 'api_action', 'email_validate', $2)`, [
        user.id,
        randomUUID(),
      ]);
    for (let line = 0; line < 137; line += 1) await charge();
    const { total, as_of } = await extent({ p_filter_type: 'api_actions' });
    expect(total).toBe(137);

    const seen: number[] = [];
    for (let p_offset = 0; p_offset < total; p_offset += 50) {
      await Promise.all([charge(), charge(), charge()]);
      seen.push(...toIds(await page({ p_filter_type: 'api_actions', p_limit: 50, p_offset, p_as_of: as_of })));
    }
    expect(seen).toEqual(Array.from({ length: 137 }, (_, index) => 138 - index));
    expect(await extent({ p_filter_type: 'api_actions', p_as_of: as_of })).toEqual({ total, as_of });
    expect((await extent()).as_of).toBe(138 + 9);
  });

  it('is empty beyond the last page and for who has no lines', async () => {
    expect(await page()).toEqual([]);
    expect(await extent()).toEqual({ total: 0, as_of: 0 });
    await aLedger(db, user.id, steps);
    expect(await page({ p_offset: 5 })).toEqual([]);
    expect(await page({ p_offset: 1_000_000_000 })).toEqual([]);
  });

  it('hides the lines of other users', async () => {
    await aLedger(db, user.id, steps);
    const other = await aUser(db);
    expect(await page({}, other)).toEqual([]);
    expect(await extent({}, other)).toEqual({ total: 0, as_of: 0 });
    expect(await extent({ p_as_of: 5 }, other)).toEqual({ total: 0, as_of: 0 });
  });

  it.each([
    ['p_limit', { p_limit: 0 }],
    ['p_limit', { p_limit: 101 }],
    ['p_offset', { p_offset: -1 }],
    ['p_filter_type', { p_filter_type: 'refunds' }],
    ['p_start_date', { p_start_date: 'yesterday' }],
    ['p_start_date', { p_start_date: '2016-12-31T23:59:60Z' }],
    ['p_end_date', { p_start_date: '2026-03-02T00:00:00Z', p_end_date: '2026-03-01T00:00:00Z' }],
    ['p_as_of', { p_as_of: -1 }],
  ])('refuses a wrong %s', async (field, query) => {
    const answer = await app.inject({ url: '/api/accounts/ledger', query: toText(query), headers: app.as(user) });
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ in: 'query', field }] });
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-01-01T00:00:00+23:59'])(
    'answers for a period that begins at %s',
    async (p_start_date) => {
      await page({ p_start_date });
    },
  );
});
