import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { heldAction, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { RequestLog } from '../request-log/request-log';

const held = heldAction();
const { db, app } = await startActions({ registry: registryWith(held.action) });

it('charges and lists a call whose person left after it had begun', async () => {
  await app.nest.listen(0, '127.0.0.1');
  const caller = await aCaller(db, { credits: 10 });
  const leaving = new AbortController();
  const call = fetch(`${await app.nest.getUrl()}/api/actions/test-action`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { ...app.as({ id: randomUUID(), email: 'ada@example.com' }), 'content-type': 'application/json' },
    body: JSON.stringify({ slug: held.action.slug, body: {}, ...caller.headers }),
  });
  const readRun = () => db.owner.query<object[]>('select status from run where user_id = $1', [caller.userId]);
  await expect.poll(readRun).toEqual([{ status: 'running' }]);
  leaving.abort();
  await expect(call).rejects.toThrow('aborted');
  held.release();
  await expect.poll(readRun).toEqual([{ status: 'succeeded' }]);
  expect(await readBalance(db, caller)).toBe(10 - held.action.credit_cost);
  await app.nest.get(RequestLog).flush();
  expect(await db.owner.query('select status from request_log where user_id = $1', [caller.userId])).toEqual([
    { status: 200 },
  ]);
});
