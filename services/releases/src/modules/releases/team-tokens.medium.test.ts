import { describe, expect, it } from 'vitest';
import { asPipeline, asTeam, startRegistry } from '../../testing/registry';

const registry = await startRegistry();

describe('the token', () => {
  it.each([
    ['none', {}],
    ['a wrong one', { authorization: 'Bearer wrong' }],
    ['its beginning', { authorization: asPipeline.authorization.slice(0, -1) }],
    ['another scheme', { authorization: asPipeline.authorization.replace('Bearer', 'Basic') }],
  ])('refuses %s before it looks at the body', async (_what, headers) => {
    const response = await registry.app.inject({
      method: 'POST',
      url: '/api/releases/releases',
      headers,
      payload: { nonsense: true },
    });

    expect(response.statusCode).toBe(401);
  });

  it('refuses a user session', async () => {
    const headers = registry.app.as({ id: '0198c8a0-0000-7000-8000-000000000001', email: 'ada@example.test' });

    expect((await registry.app.inject({ url: '/api/releases/deployables/mf-flow/releases', headers })).statusCode).toBe(
      401,
    );
  });
});

describe('the token of a team', () => {
  it('releases what the team owns, under its name in the history', async () => {
    expect((await registry.register({}, {}, asTeam('flow'))).statusCode).toBe(201);
    expect(await registry.history()).toMatchObject({ choice: { chosen_by: 'flow' } });
    expect(await registry.events()).toMatchObject([
      { action: 'promoted', actor: 'flow' },
      { action: 'registered', actor: 'flow' },
    ]);
  });

  it('releases under the name of its team only', async () => {
    expect((await registry.register({ owner: 'Flow team' }, {}, asTeam('flow'))).statusCode).toBe(201);
    const refusal = await registry.register({ version: 'v2', owner: 'Console team' }, {}, asTeam('flow'));

    expect(refusal.statusCode).toBe(422);
    expect(refusal.json()).toMatchObject({
      code: 'invalid_release',
      errors: [{ field: 'manifest.owner', message: 'Console team is not the team of this token, which is flow' }],
    });
    expect((await registry.history()).items).toHaveLength(1);
  });

  it('chooses releases that were registered under another name before', async () => {
    await registry.register({ owner: 'Console team' }, { activate: false });

    expect((await registry.register({ owner: 'Console team' }, {}, asTeam('flow'))).statusCode).toBe(201);
    expect(await registry.history()).toMatchObject({ choice: { version: 'v1', chosen_by: 'flow' } });
  });

  it('changes nothing that another team owns', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' });
    const refusals = [
      await registry.register({ version: 'v3' }, {}, asTeam('workshops')),
      await registry.registerShell({}, {}, asTeam('flow')),
      await registry.choose('v1', { headers: asTeam('workshops') }),
    ];

    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(403);
      expect(refusal.json()).toMatchObject({ code: 'foreign_deployable' });
    }
    expect(await registry.history()).toMatchObject({ choice: { version: 'v2' }, items: [{}, {}] });
    expect(await registry.history('shell')).toMatchObject({ items: [] });
  });

  it('cannot fill the history of another team with its refusals', async () => {
    await registry.register();
    for (const version of ['v1', 'v2', 'v3']) await registry.choose(version, { headers: asTeam('workshops') });

    expect((await registry.events()).map(({ action }) => action)).toEqual(['refused', 'promoted', 'registered']);
  });

  it('reads the history of every deployable', async () => {
    await registry.register();
    const url = '/api/releases/deployables/mf-flow/releases';

    expect((await registry.app.inject({ url, headers: asTeam('workshops') })).statusCode).toBe(200);
  });
});
