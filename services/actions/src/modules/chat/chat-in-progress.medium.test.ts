import { expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readCharges } from '../../testing/a-ledger';
import { heldAction, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';

const held = heldAction();
const { app, db, startReplica } = await startActions({
  registry: registryWith({
    ...held.action,
    title: 'Hold the telephone line',
    utterances: { en: ['hold the telephone line', 'keep the line held', 'hold my line please'], fr: [], es: [] },
  }),
});
const replicas = [app, await startReplica()];

it('waits for the first message with its key, whose action still runs, and then gets its bytes', async () => {
  const caller = await aCaller(db);
  const headers = { ...caller.headers, 'idempotency-key': 'one' };
  const send = (to: typeof app, message = 'hold the telephone line') =>
    to.inject({ method: 'POST', url: '/v1/chat', headers, payload: { message } });
  const first = send(app);
  await expect.poll(() => readCharges(db, caller)).toEqual([-7]);
  for (const replica of replicas) {
    const early = await send(replica);
    expect(early.json()).toMatchObject({ status: 409, code: 'idempotency_in_progress' });
    expect(early.headers['retry-after']).toBe('1');
    expect((await send(replica, 'good evening')).json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  }
  held.release();
  const answer = await first;
  expect(answer.statusCode).toBe(200);
  for (const replica of replicas) expect((await send(replica)).body).toBe(answer.body);
  expect(await readCharges(db, caller)).toEqual([-7]);
});
