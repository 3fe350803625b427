import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions();

const aReader = () => app.as({ id: randomUUID(), email: 'ada@example.com' });
type Reader = ReturnType<typeof aReader>;

const mark = (reader: Reader, slug: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  app.inject({ method, url: `/api/actions/favorites/${slug}`, headers: reader });
const list = async (reader: Reader) => {
  const answer = await app.inject({ method: 'GET', url: '/api/actions/favorites', headers: reader });
  return answer.json<{ action_slug: string }[]>().map(({ action_slug }) => action_slug);
};

describe('favorites', () => {
  it('are listed newest first, for their reader alone', async () => {
    const [ada, eve] = [aReader(), aReader()];
    for (const slug of ['iban_validate', 'email_validate']) expect((await mark(ada, slug)).statusCode).toBe(204);
    expect(await list(ada)).toEqual(['email_validate', 'iban_validate']);
    expect(await list(eve)).toEqual([]);
    await mark(eve, 'iban_validate', 'DELETE');
    expect(await list(ada)).toHaveLength(2);
  });

  it('stay as they are when marked, or taken away, again', async () => {
    const ada = aReader();
    await Promise.all(Array.from({ length: 5 }, () => mark(ada, 'iban_validate')));
    expect(await list(ada)).toEqual(['iban_validate']);
    for (const _ of 'ab') expect((await mark(ada, 'iban_validate', 'DELETE')).statusCode).toBe(204);
    expect(await list(ada)).toEqual([]);
  });

  it('are kept by the slug, however the action was named', async () => {
    const ada = aReader();
    await mark(ada, 'phone_parse');
    expect(await list(ada)).toEqual(['phone_validate']);
    await mark(ada, 'phone_parse', 'DELETE');
    expect(await list(ada)).toEqual([]);
  });

  it('are of actions that there are', async () => {
    expect((await mark(aReader(), 'nothing')).json()).toMatchObject({ status: 404, code: 'action_not_found' });
  });

  it('are for signed-in readers', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/actions/favorites' })).statusCode).toBe(401);
  });

  it('are deleted and exported with the account', async () => {
    const id = randomUUID();
    await mark(app.as({ id, email: 'ada@example.com' }), 'iban_validate');
    const [row] = await db.owner.query('select actions_api.export_user_v1($1) as data', [id]);
    expect(row.data.favorites).toMatchObject([{ action_slug: 'iban_validate' }]);
    await db.owner.query('select actions_api.erase_user_v1($1)', [id]);
    expect(await db.owner.query('select * from user_favorite where user_id = $1', [id])).toEqual([]);
  });
});
