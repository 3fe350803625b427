import type { components } from '@declic/openapi/types';
import { expect, it } from 'vitest';
import { flowClient } from '../../testing/flow-client';
import { ada, lin, mia } from '../../testing/people';
import { listen, startFlow } from '../../testing/start-flow';

interface StrategyEvent {
  readonly id: number;
  readonly event: string;
  readonly data: components['schemas']['Strategy'];
}

const { db, app } = await startFlow();
const origin = await listen(app);

const flow = () => flowClient(app, ada);

it('sends the strategy at once, then at every change, and ends when it is deleted', async () => {
  const id = await flow().created();
  const events = await open(id);
  expect((await events.next()).data.analysis.state).toBe('queued');

  await app.runJobs();
  const states: StrategyEvent[] = [];
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
  await flow().setStatus(id, 'inactive');
  expect(await resumed.next()).toMatchObject({ id: version + 1, data: { status: 'inactive' } });
});

it('catches up after the listening connection was lost', async () => {
  const id = await flow().created();
  const events = await open(id);
  await events.next();
  await db.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flow-changes' AND datname = current_database()`,
  );
  await flow().setStatus(id, 'inactive');
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

async function request(id: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/api/flow/strategies/${id}/events`, { headers });
}

async function open(id: string, lastEventId?: number) {
  const response = await fetch(`${origin}/api/flow/strategies/${id}/events`, {
    headers: { ...app.as(ada), ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) },
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body.');
  let pending = '';

  const next = async (): Promise<StrategyEvent> => {
    for (;;) {
      const end = pending.indexOf('\n\n');
      const block = end < 0 ? undefined : pending.slice(0, end);
      if (block !== undefined) pending = pending.slice(end + 2);
      if (block?.includes('event: ')) return parse(block);
      if (block === undefined) {
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream is over.');
        pending += value;
      }
    }
  };
  return { next, isOver: async () => (await reader.read()).done };
}

function parse(block: string): StrategyEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    id: Number(fields['id']),
    event: fields['event'] ?? '',
    data: JSON.parse(fields['data'] ?? '{}') as StrategyEvent['data'],
  };
}
