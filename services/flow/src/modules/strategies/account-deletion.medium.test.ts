import { connectTo } from '@declic/nest-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { flowClient } from '../../testing/flow-client';
import { ada, lin } from '../../testing/people';
import { startFlow } from '../../testing/start-flow';

const { db, app } = await startFlow();
const accounts = await connectTo(db, 'accounts');

beforeEach(() => flowClient(app, lin).create());

const erase = (userId: string) => accounts.query('select flow_api.erase_user_v1($1)', [userId]);
const count = async (userId: string) =>
  (await db.owner.query<object[]>('SELECT FROM flow_strategies WHERE user_id = $1', [userId])).length;

it('gives the accounts service a copy of what a user keeps here', async () => {
  const { rows } = await accounts.query<{ copy: object }>('select flow_api.export_user_v1($1) as copy', [lin.id]);
  expect(rows[0]?.copy).toMatchObject({ strategies: [{ strategy_name: 'Dental scheduling launch', ideas: [] }] });
});

it('forgets a user, and takes nothing more from an access token that is left', async () => {
  await flowClient(app, ada).create();
  await erase(ada.id);
  expect(await count(ada.id)).toBe(0);
  expect((await flowClient(app, ada).create()).json()).toMatchObject({ status: 401, code: 'unauthorized' });
  expect((await flowClient(app, ada).list()).json().strategies).toEqual([]);
  expect(await count(lin.id)).toBe(1);
});

it('keeps nothing of a strategy that is made while its user is erased', async () => {
  for (let round = 0; round < 10; round++) {
    const user = { id: crypto.randomUUID(), email: 'leaving@example.com' };
    await Promise.all([flowClient(app, user).create(), erase(user.id)]);
    expect(await count(user.id)).toBe(0);
  }
});

it('does so for the accounts service only', async () => {
  await expect(db.dataSource.query('select flow_api.erase_user_v1($1)', [lin.id])).rejects.toThrow('permission denied');
  expect(await count(lin.id)).toBe(1);
});
