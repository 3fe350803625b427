import { describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';
import { WebhookSecrets } from './webhook-secrets';

const DAY_MS = 86_400_000;

const { app, db, clock, startReplica } = await startActions();
const replica = await startReplica();

const renew = ({ headers }: TestCaller, key?: string, to = app) =>
  to.inject({
    method: 'POST',
    url: '/v1/webhook-secret',
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
const read = ({ headers }: TestCaller) => app.inject({ method: 'GET', url: '/v1/webhook-secret', headers });
const countRenewals = async ({ userId }: TestCaller) =>
  (await db.owner.query<unknown[]>('select 1 from webhook_secret where user_id = $1', [userId])).length;

describe('a renewal of the secret', () => {
  it('is told to its account, with its key until that is forgotten', async () => {
    const caller = await aCaller(db);
    await renew(caller, 'one');
    const exported = async () => {
      const [row] = await db.owner.query<{ renewals: unknown }[]>(
        `select actions_api.export_user_v1($1) -> 'webhook_secret_renewals' as renewals`,
        [caller.userId],
      );
      return row?.renewals;
    };
    expect(await exported()).toMatchObject([{ idempotency_key: 'one', renewed_at: expect.any(String) }]);
    await db.owner.query('select forget_calls(renewed_at, 1) from webhook_secret where user_id = $1', [caller.userId]);
    expect(await exported()).toMatchObject([{ idempotency_key: 'one' }]);
    await db.owner.query(
      `select forget_calls(renewed_at + interval '1 second', 1) from webhook_secret where user_id = $1`,
      [caller.userId],
    );
    expect(await exported()).toMatchObject([{ idempotency_key: null }]);
  });

  it('that is repeated under its key is one renewal with the same bytes, and is not counted again', async () => {
    const caller = await aCaller(db);
    const first = await renew(caller, 'one');
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    for (const to of [app, replica]) {
      const again = await renew(caller, 'one', to);
      expect(again.body).toBe(first.body);
      expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true' });
      expect(again.headers).not.toHaveProperty('ratelimit');
    }
    expect((await read(caller)).body).toBe(first.body);
    expect((await renew(caller, 'two')).headers['ratelimit']).toBe('"default";r=598;t=60');
  });

  it('is answered again also when the secret was renewed since', async () => {
    const caller = await aCaller(db);
    const first = await renew(caller, 'one');
    const second = await renew(caller, 'two');
    expect(second.json().secret).not.toBe(first.json().secret);
    expect((await renew(caller, 'one')).body).toBe(first.body);
    expect((await read(caller)).body).toBe(second.body);
  });

  it('takes one place among those that sign, however often it is sent at once', async () => {
    const caller = await aCaller(db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => renew(caller, 'one', index % 2 === 0 ? app : replica)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await countRenewals(caller)).toBe(1);
    expect(await app.nest.get(WebhookSecrets).listSigning(caller.userId)).toHaveLength(2);
  });

  it('is one for each key, also at once', async () => {
    const caller = await aCaller(db);
    const keys = ['one', 'two', 'three', undefined, undefined];
    const answers = await Promise.all(keys.map((key) => renew(caller, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(5);
    expect(await countRenewals(caller)).toBe(5);
  });

  it('without a key is another one each time', async () => {
    const caller = await aCaller(db);
    expect((await renew(caller)).body).not.toBe((await renew(caller)).body);
  });

  it('belongs to its account', async () => {
    const [one, other] = [await aCaller(db), await aCaller(db)];
    await renew(one, 'one');
    expect((await renew(other, 'one')).headers).not.toHaveProperty('idempotency-replayed');
  });

  it('leaves its key free after a day', async () => {
    const caller = await aCaller(db);
    const first = await renew(caller, 'one');
    clock.moment = new Date(Date.now() + DAY_MS - 60_000);
    expect((await renew(caller, 'one')).body).toBe(first.body);
    clock.moment = new Date(Date.now() + DAY_MS + 60_000);
    const later = await renew(caller, 'one');
    clock.moment = null;
    expect(later.headers).not.toHaveProperty('idempotency-replayed');
    expect(later.json().secret).not.toBe(first.json().secret);
  });

  it('is refused with a key that is none', async () => {
    expect((await renew(await aCaller(db), 'a b')).json()).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});
