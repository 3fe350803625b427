import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Principal } from '@declic/nest-kit';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';
import { LedgerRepository } from './ledger.repository';
import { aLedger } from './testing/a-ledger';
import { manyCharges } from './testing/many-charges';

const MANY = 100_000;

const { db, app } = await startAccounts();

let origin: string;
let user: Principal;

beforeAll(async () => {
  await app.nest.listen(0, '127.0.0.1');
  origin = await app.nest.getUrl();
  user = await aUser(db);
  await manyCharges(db, user.id, MANY);
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
});

/** The answer as it begins: nothing of the body is read yet. */
async function open(query = '', reader = user): Promise<IncomingMessage> {
  const request = get(`${origin}/api/accounts/ledger/export${query}`, { headers: app.as(reader) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

describe('exportCreditLedger', () => {
  it('streams a history of 100,000 lines, newest first and each once', async () => {
    const response = await open();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="declic-credit-history-${new Date().toISOString().slice(0, 10)}.csv"`,
      'x-total-count': String(MANY + 1),
      'cache-control': 'no-store',
    });
    const rows = parse<{ id: string; delta: string }>(await text(response), { columns: true });
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: MANY + 1 }, (_, index) => MANY + 1 - index));
    expect(rows.reduce((sum, { delta }) => sum + Number(delta), 0)).toBe(0);
  });

  it('stops reading when its reader leaves', async () => {
    const reads = vi.spyOn(app.nest.get(LedgerRepository), 'listSpan');
    const response = await open();
    response.destroy();
    const stopped = async () => {
      const before = reads.mock.calls.length;
      await pause(200);
      expect(reads.mock.calls.length).toBe(before);
      const busy = await db.owner.query(
        `select query from pg_stat_activity where datname = current_database() and usename = 'accounts_app' and state <> 'idle'`,
      );
      expect(busy).toEqual([]);
    };
    await vi.waitFor(stopped, { timeout: 10_000 });
    expect(reads.mock.calls.length).toBeLessThan(MANY / 1_000);
  });

  it('has the lines of its period and filter, however many are written meanwhile', async () => {
    const other = await aUser(db);
    const at = new Date('2026-03-01T00:00:00Z');
    await aLedger(db, other.id, [
      { at, kind: 'purchase', credits: 100, reason: '=HYPERLINK("http://evil.example")' },
      { at, kind: 'api_action', credits: 1 },
    ]);
    const response = await open('?p_filter_type=purchases&p_as_of=1', other);
    await db.owner.query(`select grant_credits($1, 5, 'Later', 'later')`, [other.id]);
    expect(response.headers['x-total-count']).toBe('1');
    const rows = parse<Record<string, string>>(await text(response), { columns: true });
    expect(rows).toEqual([
      {
        id: '1',
        ts: at.toISOString(),
        transaction_type: 'purchase',
        slug: '',
        tool_slug: '',
        delta: '100',
        balance_after: '100',
        reason: `'=HYPERLINK("http://evil.example")`,
        request_id: '',
      },
    ]);
  });

  it('is a problem document when it is refused', async () => {
    const response = await open('?p_filter_type=everything');
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('application/problem+json');
    response.resume();
  });
});
