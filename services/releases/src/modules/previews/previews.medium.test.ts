import type { OpOutput } from '@declic/nest-kit';
import { describe, expect, it } from 'vitest';
import { asPipeline, asTeam, startRegistry } from '../../testing/registry';

const registry = await startRegistry();
const { app, db } = registry;

type Override = { name: string; version: string };
const link = (overrides: Override[], headers: Record<string, string> = asPipeline, hours?: number) =>
  app.inject({
    method: 'POST',
    url: '/api/releases/previews',
    headers,
    payload: { overrides, ...(hours && { hours }) },
  });
const replay = (id: string) =>
  app.inject({ method: 'POST', url: `/api/releases/compositions/${id}/previews`, headers: asPipeline, payload: {} });
/** What the edge learns of a link, without any credentials. */
const open = (answer: { json: <Body>() => Body }) => {
  const { path } = answer.json<OpOutput<'createPreview'>>();
  return app.inject({
    url: `/api/releases/previews?token=${new URL(path, 'http://localhost').searchParams.get('token')}`,
  });
};
const versionsIn = ({ composition }: OpOutput<'getPreview'>) =>
  composition.remotes.map(({ name, version }) => `${name}@${version}`);

describe('a preview of versions', () => {
  it('has the named versions in the place of those that visitors get, and leads to the first area', async () => {
    await registry.register({ version: 'p1' });
    await registry.register({
      name: 'mf-workshops',
      version: 'w1',
      areas: [{ path: '/w', layout: 'site', access: 'public' }],
    });
    await registry.register({ version: 'p2' }, { activate: false });
    const created = await link([{ name: 'mf-flow', version: 'p2' }]);
    expect(created.statusCode).toBe(201);

    const preview = (await open(created)).json<OpOutput<'getPreview'>>();
    expect(versionsIn(preview)).toEqual(['mf-flow@p2', 'mf-workshops@w1']);
    expect(preview.opens_at).toBe('/tools/flow-content');
    expect(preview.notice).toMatchObject({ overrides: [{ name: 'mf-flow', version: 'p2' }], replayed: null });
    expect((await registry.composition()).remotes).toMatchObject([{ version: 'p1' }, { version: 'w1' }]);
    expect(preview.composition.id).not.toBe((await registry.composition()).id);
  });

  it('follows what visitors get of everything else', async () => {
    await registry.register({ version: 'q1' }, { activate: false });
    await registry.register({ name: 'mf-workshops', version: 'w1' });
    const created = await link([{ name: 'mf-flow', version: 'q1' }]);
    await registry.register({ name: 'mf-workshops', version: 'w2' });
    expect(versionsIn((await open(created)).json())).toEqual(['mf-flow@q1', 'mf-workshops@w2']);
  });

  it('expires after the hours that were asked for, eight by default', async () => {
    await registry.register({ version: 'v1' });
    const hoursLeft = async (hours?: number) => {
      const { expires_at } = (await link([{ name: 'mf-flow', version: 'v1' }], asPipeline, hours)).json<{
        expires_at: string;
      }>();
      return Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000);
    };
    expect([await hoursLeft(), await hoursLeft(1)]).toEqual([8, 1]);
    expect((await link([{ name: 'mf-flow', version: 'v1' }], asPipeline, 73)).statusCode).toBe(422);
  });

  it('is refused for a version that is unknown, withdrawn, deleted, or of another team', async () => {
    await registry.register({ version: 'v1' });
    const code = async (override: Override, headers?: Record<string, string>) => {
      const answer = await link([override], headers);
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    const v1 = { name: 'mf-flow', version: 'v1' };
    expect(await code({ name: 'mf-flow', version: 'v9' })).toEqual([404, 'release_not_found']);
    expect(await code(v1, asTeam('workshops'))).toEqual([403, 'foreign_deployable']);
    await db.owner.query('UPDATE release SET withdrawn_at = now()');
    expect(await code(v1)).toEqual([409, 'release_withdrawn']);
    await db.owner.query('UPDATE release SET collected_at = now()');
    expect(await code(v1)).toEqual([409, 'release_collected']);
  });

  it('ends when its version is withdrawn', async () => {
    await registry.register({ version: 'v1' });
    const created = await link([{ name: 'mf-flow', version: 'v1' }]);
    await db.owner.query('UPDATE release SET withdrawn_at = now()');
    expect((await open(created)).statusCode).toBe(409);
  });

  it('is refused when its shell lacks what a remote needs, also when the shell is the one that is previewed', async () => {
    const needs = { react: '19.3.1', exports: { '@declic/design-system': ['Unheard'] } };
    await registry.registerShell({ version: 's1' });
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2', needs }, { activate: false });
    await registry.registerShell({ version: 's2', offer: { react: '19.3.1', exports: {} } }, { activate: false });

    for (const override of [
      { name: 'mf-flow', version: 'v2' },
      { name: 'shell', version: 's2' },
    ])
      expect((await link([override])).json()).toMatchObject({ status: 409, code: 'needs_unmet' });
  });
});

it('opens no link that was not signed here', async () => {
  const answer = await app.inject({ url: '/api/releases/previews?token=a.b.c' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'preview_not_found']);
});

describe('a replay', () => {
  it('has exactly the versions of an earlier composition, with what stood in', async () => {
    await registry.registerShell({ version: 's1' });
    await registry.register({ version: 'r1' });
    await registry.register({ version: 'r2' });
    await registry.render('r1');
    const { ticket: _ticket, ...earlier } = await registry.composition();
    await registry.registerShell({ version: 's2' });
    await registry.register({ version: 'r3' });
    expect((await registry.composition()).id).not.toBe(earlier.id);

    const preview = (await open(await replay(earlier.id))).json<OpOutput<'getPreview'>>();
    expect(preview.composition).toEqual(earlier);
    expect(preview.notice).toMatchObject({ overrides: [], replayed: earlier.id });
  });

  it('knows the compositions of a canary', async () => {
    await registry.register({ version: 'c1' });
    await registry.register({ version: 'c2' }, { activate: false });
    await db.owner.query("UPDATE current_release SET canary = 'c2', canary_percent = 5");
    await registry.candidates();
    const rows = await db.owner.query<{ id: string }[]>('SELECT id FROM served_composition');
    const versions = await Promise.all(rows.map(async ({ id }) => versionsIn((await open(await replay(id))).json())));
    expect(versions.flat().sort()).toEqual(['mf-flow@c1', 'mf-flow@c2']);
  });

  it('is refused for a composition that was never offered, or whose files were deleted', async () => {
    expect((await replay('0123456789abcdef')).json()).toMatchObject({ status: 404, code: 'composition_not_found' });
    await registry.register({ version: 'd1' });
    const { id } = await registry.composition();
    await db.owner.query('UPDATE release SET collected_at = now()');
    expect((await replay(id)).json()).toMatchObject({ status: 409, code: 'release_collected' });
  });
});
