import type { components } from '@declic/openapi/types';
import { beforeEach, expect, it, vi } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient } from '../../testing/content-client';
import { correctLine } from '../../testing/correct-line';
import { openStream, type ReceivedEvent } from '../../testing/event-stream';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';
import { listen } from '../../testing/start-flow';

type Schemas = components['schemas'];
/** What a strategy or an idea holds. */
type Data = Omit<Schemas['Strategy'], 'status'> & Omit<Schemas['Idea'], 'status'>;

const { db, app, engine, startReplica } = await startContent();
const replica = await startReplica();
const processes = [
  { app, origin: await listen(app), person: ada },
  { app: replica, origin: await listen(replica), person: ada },
] as const;

const asAda = () => contentClient(app, ada);
const open = (lastEventId?: number | string, place: 0 | 1 = 0) =>
  openStream<Data>(processes[place], strategy, lastEventId);
const isReady = ({ event, data }: ReceivedEvent<Data>) =>
  event === 'idea' && data.drafts.length === 3 && data.drafts.every(({ status }) => status === 'ready');
const outdate = () => correctLine(db, { person: ada, strategyId: strategy, lineId: 'pillars-1' });

let strategy: string;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
});

it('sends ideas as they arrive, and drafts as they are written', async () => {
  const stream = await open();
  expect((await stream.next()).data.idea_generation.state).toBe('idle');
  const [idea] = await asAda().generated(strategy, 2);
  const arrived = await stream.until(({ data }) => data.idea_generation?.state === 'idle');
  // States that follow each other quickly are one event.
  expect(arrived.map(({ event }) => event).slice(-3)).toEqual(['idea', 'idea', 'strategy']);
  expect(arrived.at(-1)?.data).toMatchObject({ idea_count: 2, idea_generation: { state: 'idle' } });
  expect(arrived.at(-3)?.data).toEqual(idea);

  await asAda().setStatus(idea?.id ?? '', 'approved');
  await app.runJobs();
  const written = await stream.until(isReady);
  expect(written[0]?.data).toMatchObject({ status: 'approved', drafts: [{ version: 0 }, {}, {}] });
  expect(written.every(({ event, data }) => event === 'idea' && data.id === idea?.id)).toBe(true);
  expect(written.at(-1)?.data).toEqual((await asAda().ideas(strategy)).find(({ id }) => id === idea?.id));

  const ids = [...arrived, ...written].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
});

it('goes on behind any event, on any replica, with exactly what is missing', async () => {
  const ideas = await asAda().generated(strategy, 4);
  for (const { id } of ideas) await asAda().setStatus(id, 'rejected');
  await asAda().setStatus(ideas[0]?.id ?? '', 'new');
  const all = await (await open()).until(({ data }) => data.id === ideas[0]?.id);
  expect(all.map(({ event }) => event)).toEqual(['strategy', 'idea', 'idea', 'idea', 'idea']);

  for (const [place, { id }] of all.entries()) {
    const stream = await open(id, 1);
    const missing = all.slice(place + 1);
    for (const expected of missing) expect(await stream.next()).toEqual(expected);
    if (missing.length === 0) {
      await asAda().setStatus(ideas[1]?.id ?? '', 'new');
      expect((await stream.next()).data).toMatchObject({ id: ideas[1]?.id, status: 'new' });
    }
    await stream.cancel();
  }
});

it.each(['99999', '2147483648', '1e400', 'Infinity', '-5', '1.5', '0x1', '-1e9', 'abc'])(
  'begins with what there is for a reader that names %s, which it never sent',
  async (id) => {
    await asAda().generated(strategy, 1);
    const stream = await open(id);
    const [own, idea] = [await stream.next(), await stream.next()];
    expect([own, idea].map(({ event }) => event).toSorted()).toEqual(['idea', 'strategy']);
    await asAda().setStatus((await asAda().ideas(strategy))[0]?.id ?? '', 'rejected');
    expect((await stream.next()).data).toMatchObject({ status: 'rejected' });
    await stream.cancel();
  },
);

it('says that the list has to be read again when ideas were taken away, or many have changed', async () => {
  const stream = await open();
  await asAda().generated(strategy, 2);
  const { id } =
    (await stream.until(({ data }) => data.idea_generation?.state === 'idle' && data.idea_count === 2)).at(-1) ?? {};
  await outdate();
  await asAda().renew(strategy);
  await app.runJobs();
  const renewal = await (await open(id)).until(({ event }) => event === 'ideas');
  expect(renewal.map(({ event }) => event)).not.toContain('idea');

  await asAda().generated(strategy, 20);
  expect((await (await open()).next()).event).toBe('ideas');
});

it('leaves a reader that is cut off again and again with what is there', async () => {
  const ideas = await asAda().generated(strategy, 6);
  const shown = new Map<string, Data>();
  let seen = 0;
  let isDone = false;
  const read = async () => {
    for (let place = 0; !isDone || (await readVersion()) > seen; place += 1) {
      // Of a stream that is cancelled the service hears a moment later, and it has no more than six.
      const stream = await vi.waitFor(() => open(seen, place % 2 === 0 ? 0 : 1));
      for (let count = 0; count < 2 && (await readVersion()) > seen; count += 1) {
        const { id, event, data } = await stream.next();
        expect(id).toBeGreaterThan(seen);
        seen = id;
        if (event === 'idea') shown.set(data.id, data);
      }
      await stream.cancel();
    }
  };
  const change = async () => {
    for (let round = 0; round < 5; round += 1) {
      const status = round % 2 === 0 ? 'approved' : 'new';
      await Promise.all(ideas.map(({ id }) => asAda().setStatus(id, status)));
      await Promise.all([app.runJobs(), replica.runJobs()]);
    }
    isDone = true;
  };
  await Promise.all([read(), change()]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries((await asAda().ideas(strategy)).map((idea) => [idea.id, idea])),
  );
  // The ideas themselves, and three drafts of each.
  expect(engine.requests).toHaveLength(1 + 3 * ideas.length);
});

/** The number of the last change that a stream would send. */
async function readVersion(): Promise<number> {
  const rows = await db.owner.query<{ last: number }[]>(
    `select greatest(shown_version, ideas_removed_version, (select max(version) from flow_ideas where strategy_id = $1)) as last
       from flow_strategies where id = $1`,
    [strategy],
  );
  return rows[0]?.last ?? 0;
}
