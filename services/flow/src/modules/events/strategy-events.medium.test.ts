import { randomUUID } from 'node:crypto';
import type { components } from '@declic/openapi/types';
import { expect, it } from 'vitest';
import { openStream, type ReceivedEvent } from '../../testing/event-stream';
import { flowClient } from '../../testing/flow-client';
import { ada, lin, mia } from '../../testing/people';
import { listen, startFlow } from '../../testing/start-flow';
import { StrategyEvents } from './strategy-events';

type Strategy = components['schemas']['Strategy'];

const { db, app } = await startFlow();
const origin = await listen(app);

const flow = () => flowClient(app, ada);

it('sends the strategy at once, then at every change, and ends when it is deleted', async () => {
  const id = await flow().created();
  const events = await open(id);
  expect((await events.next()).data.analysis.state).toBe('queued');

  await app.runJobs();
  const states: ReceivedEvent<Strategy>[] = [];
  do states.push(await events.next());
  while (states.at(-1)?.data.analysis.state !== 'done');
  expect(states.every(({ id: version }, place) => place === 0 || version > (states[place - 1]?.id ?? 0))).toBe(true);

  await flow().remove(id);
  expect((await events.next()).event).toBe('deleted');
  expect(await events.isOver()).toBe(true);
});

it('goes on after the last event that was seen', async () => {
  const id = await flow().created();
  const { id: version } = await (await open(id)).next();
  const resumed = await open(id, version);
  await flow().set(id, { status: 'inactive' });
  expect(await resumed.next()).toMatchObject({ id: version + 1, data: { status: 'inactive' } });
});

it('catches up after the listening connection was lost', async () => {
  const id = await flow().created();
  const events = await open(id);
  await events.next();
  await db.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flow-listener' AND datname = current_database()`,
  );
  await flow().set(id, { status: 'inactive' });
  expect((await events.next()).data.status).toBe('inactive');
});

it('opens six streams per account over all its tokens, and more as streams end', async () => {
  // Nothing of an earlier test is still open.
  const id = await flowClient(app, mia).created();
  const ownTokens = Array.from({ length: 6 }, () => app.as(mia));
  const streams = await Promise.all(ownTokens.map((headers) => request(id, headers)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);

  const refused = await request(id, app.as(mia));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  const others = await flowClient(app, lin).created();
  expect((await request(others, app.as(lin))).status).toBe(200);

  await streams[0]?.body?.cancel();
  await expect.poll(async () => (await request(id, app.as(mia))).status).toBe(200);
});

it('holds little for a reader that takes nothing, who then gets the latest state', async () => {
  const id = await flow().created();
  const user = { ...ada, sessionId: randomUUID() };
  const stream = app.nest.get(StrategyEvents).of({ user, strategyId: id, lastEventId: undefined });
  for (let change = 1; change <= 40; change += 1) {
    await db.owner.query(
      `update flow_strategies set competitors = array[$2 || repeat(' and so on', 2000)] where id = $1`,
      [id, `Rival ${change}`],
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(stream.readableLength + stream.writableLength).toBeLessThan(250_000);

  let received = '';
  for await (const chunk of stream) {
    received += String(chunk);
    if (received.includes('Rival 40')) break;
  }
  expect(received.length).toBeLessThan(400_000);
});

async function request(id: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/api/flow/strategies/${id}/events`, { headers });
}

const open = (id: string, lastEventId?: number) => openStream<Strategy>({ app, origin, person: ada }, id, lastEventId);
