import type { OpOutput } from '@declic/nest-kit';
import { expect, it } from 'vitest';
import { asPipeline, startRegistry } from '../../testing/registry';

type EventPage = OpOutput<'listReleaseEvents'>;

const registry = await startRegistry();

const ask = (query: string) =>
  registry.app.inject({ url: `/api/releases/deployables/mf-flow/events?${query}`, headers: asPipeline });
const read = async (query: string) => (await ask(query)).json<EventPage>();
const versionsOf = ({ items }: EventPage) => items.map(({ version }) => version);

async function registerFive() {
  for (const version of ['v1', 'v2', 'v3', 'v4', 'v5']) await registry.register({ version }, { activate: false });
}

it('goes through the whole history in pages, and back', async () => {
  await registerFive();
  await registry.register({ name: 'mf-workshops', version: 'w1' }, { activate: false });

  const first = await read('limit=2');
  expect([versionsOf(first), first.previous_cursor]).toEqual([['v5', 'v4'], null]);
  const second = await read(`limit=2&cursor=${first.next_cursor}`);
  expect(versionsOf(second)).toEqual(['v3', 'v2']);
  const third = await read(`limit=2&cursor=${second.next_cursor}`);
  expect([versionsOf(third), third.next_cursor]).toEqual([['v1'], null]);

  expect(versionsOf(await read(`limit=2&cursor=${third.previous_cursor}`))).toEqual(['v3', 'v2']);
  const newest = await read(`limit=2&cursor=${second.previous_cursor}`);
  expect([versionsOf(newest), newest.previous_cursor]).toEqual([['v5', 'v4'], null]);
});

it('keeps a page where it is while events are written', async () => {
  await registerFive();
  const { next_cursor } = await read('limit=2');
  await registry.register({ version: 'v6' }, { activate: false });
  const second = await read(`limit=2&cursor=${next_cursor}`);
  expect(versionsOf(second)).toEqual(['v3', 'v2']);
  expect(versionsOf(await read(`limit=2&cursor=${second.previous_cursor}`))).toEqual(['v5', 'v4']);
});

it('answers the newest page where less than a page is newer, and where nothing is older', async () => {
  await registerFive();
  const [, fourth] = (await read('')).items;
  expect(versionsOf(await read(`limit=2&cursor=after-${fourth?.id}`))).toEqual(['v5', 'v4']);
  expect(versionsOf(await read('limit=2&cursor=before-1'))).toEqual(['v5', 'v4']);
});

it('has no pages of what was never released', async () => {
  expect(await read('cursor=before-7')).toEqual({ items: [], next_cursor: null, previous_cursor: null });
});

it.each(['cursor=7', 'cursor=before-0', `cursor=after-${'9'.repeat(19)}`, 'limit=201', 'limit=0'])(
  'refuses %s',
  async (query) => {
    expect((await ask(query)).statusCode).toBe(422);
  },
);
