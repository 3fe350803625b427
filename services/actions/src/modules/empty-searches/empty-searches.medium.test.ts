import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions();

const search = { search_query: 'teleport', filters: { category: 'all', showFavorites: false } };
const record = (id: string, payload: object = search) =>
  app.inject({
    method: 'POST',
    url: '/api/actions/empty-searches',
    headers: { ...app.as({ id, email: 'ada@example.com' }), 'user-agent': 'Browser/1' },
    payload,
  });
const rows = (id: string) => db.owner.query('select * from empty_search where user_id = $1', [id]);

it('keeps the words, the filters and the browser, not the address', async () => {
  const id = randomUUID();
  expect((await record(id)).statusCode).toBe(204);
  expect(await rows(id)).toMatchObject([{ ...search, user_agent: 'Browser/1', ip_address: null }]);
});

it.each([[{ ...search, search_query: '  ' }], [{ ...search, search_query: '' }], [{ search_query: 'a' }]])(
  'refuses %j',
  async (payload) => {
    const id = randomUUID();
    expect((await record(id, payload)).json()).toMatchObject({ code: 'validation_failed' });
    expect(await rows(id)).toEqual([]);
  },
);

it('stays without a name when the account is deleted', async () => {
  const id = randomUUID();
  await record(id, { ...search, search_query: id });
  await db.owner.query('select actions_api.erase_user_v1($1)', [id]);
  expect(await db.owner.query('select user_id, user_agent from empty_search where search_query = $1', [id])).toEqual([
    { user_id: null, user_agent: null },
  ]);
});

it('keeps at most sixty a minute of one person', async () => {
  const id = randomUUID();
  await Promise.all(Array.from({ length: 30 }, () => record(id)));
  for (let sent = 0; sent < 35; sent++) await record(id);
  expect((await rows(id)).length).toBe(60);
});
