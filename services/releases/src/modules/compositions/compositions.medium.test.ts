import { describe, expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release';
import { startRegistry } from '../../testing/registry';
import { CompositionsRepository } from './compositions.repository';
import { ServedCompositions } from './served-compositions';

const registry = await startRegistry();

const aHash: unknown = expect.stringMatching(/^sha384-/);

it('is empty before the first release', async () => {
  expect((await registry.composition()).remotes).toEqual([]);
});

it('names the current version of every remote, with its data and what stands in', async () => {
  await registry.register({ name: 'mf-workshops', version: 'w1' });
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2', entry: 'assets/page.js' });
  await registry.render('v1');

  expect((await registry.composition()).remotes).toEqual([
    {
      name: 'mf-flow',
      version: 'v2',
      owner: 'flow',
      title: 'Flow Content',
      entry: '/remotes/mf-flow/v2/assets/page.js',
      areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in' }],
      nav: [],
      needs: aRelease().needs,
      preload: { '*': ['remoteEntry.js'], '/tools/flow-content': ['remoteEntry.js', 'assets/page.js'] },
      integrity: { 'remoteEntry.js': aHash, 'assets/page.js': aHash, 'assets/rare.js': aHash },
      integrityList: aHash,
      fallback: {
        version: 'v1',
        entry: '/remotes/mf-flow/v1/remoteEntry.js',
        needs: aRelease().needs,
        integrityList: aHash,
      },
    },
    expect.objectContaining({ name: 'mf-workshops', version: 'w1' }),
  ]);
});

it('names no list of hashes for a release that was made before each had to have one', async () => {
  await registry.register();
  await registry.db.owner.query(
    `UPDATE release SET manifest = jsonb_set(manifest, '{files}', jsonb_path_query_array(manifest, '$.files[*] ? (@.path != "integrity.json")'))`,
  );

  expect((await registry.composition()).remotes[0]).not.toHaveProperty('integrityList');
});

it('has the hashes of the page and of every module of the shell', async () => {
  await registry.registerShell();

  expect((await registry.composition()).shell?.integrity).toEqual({
    'assets/index.js': aHash,
    'index.html': aHash,
  });
});

it('is not sent again to a page that has it', async () => {
  await registry.register();
  const { id } = await registry.composition();
  const ask = (tag: string) =>
    registry.app.inject({ url: '/api/releases/composition', headers: { 'if-none-match': tag } });

  const same = await ask(`"${id}"`);
  expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', `"${id}"`]);
  expect((await ask('"0000000000000000"')).json()).toMatchObject({ id });
});

describe('versions that were put aside', () => {
  const putAside = (column: string, age: string) =>
    registry.db.owner.query(`UPDATE release SET ${column} = now() - $1::interval WHERE version = 'v1'`, [age]);
  const readWithdrawn = async () => (await registry.composition()).remotes[0]?.withdrawn;

  it.each(['withdrawn_at', 'rolled_back_at'])('are named to open pages for a week: %s', async (column) => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' });
    expect(await readWithdrawn()).toBeUndefined();

    await putAside(column, '6 days');
    expect(await readWithdrawn()).toEqual(['v1']);
    await putAside(column, '8 days');
    expect(await readWithdrawn()).toBeUndefined();
  });

  it('are not named while they are chosen', async () => {
    await registry.register({ version: 'v1' });
    await putAside('rolled_back_at', '1 day');

    expect(await readWithdrawn()).toBeUndefined();
  });
});

it('has another id for another choice, and the same id for the same choice', async () => {
  const empty = await registry.composition();
  expect(empty.shell).toBeUndefined();
  await registry.register({ version: 'v1' });
  const first = await registry.composition();
  await registry.register({ version: 'v2' });
  const second = await registry.composition();
  await registry.choose('v1');

  expect(new Set([empty.id, first.id, second.id]).size).toBe(3);
  expect((await registry.composition()).id).toBe(first.id);
  await registry.registerShell();
  expect((await registry.composition()).id).not.toBe(first.id);
});

describe('the candidates', () => {
  const startCanary = (version: string) =>
    registry.db.owner.query("UPDATE current_release SET canary = $1, canary_percent = 5 WHERE name = 'mf-flow'", [
      version,
    ]);

  it('name the canary with its percentage; the stable version stands in for it', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' }, { activate: false });
    await registry.registerShell();
    await startCanary('v2');

    expect(await registry.candidates()).toMatchObject({
      shell: { stable: { version: 's1', entry: '/shell/s1/index.html', owner: 'platform' } },
      remotes: [
        {
          stable: { name: 'mf-flow', version: 'v1' },
          canary: { percent: 5, release: { version: 'v2', fallback: { version: 'v1' } } },
        },
      ],
    });
    expect((await registry.composition()).remotes).toMatchObject([{ version: 'v1' }]);
  });

  it('do not let a canary stand in for the stable version', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' }, { activate: false });
    await startCanary('v2');
    await registry.render('v2');

    expect((await registry.composition()).remotes[0]).not.toHaveProperty('fallback');
  });

  it('end the canary that becomes the stable version', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' }, { activate: false });
    await startCanary('v2');
    await registry.choose('v2');

    expect((await registry.candidates()).remotes).toEqual([{ stable: expect.objectContaining({ version: 'v2' }) }]);
  });

  it('leave out what is retired', async () => {
    await registry.register();
    await registry.register({ name: 'mf-workshops' });
    await registry.db.owner.query("UPDATE current_release SET retired_at = now() WHERE name = 'mf-flow'");

    expect((await registry.composition()).remotes).toMatchObject([{ name: 'mf-workshops' }]);
  });
});

describe('many pages', () => {
  const stable = async () => (await registry.candidates()).remotes.map((remote) => remote.stable);

  it('share one computation for each change of what visitors get, and see the change', async () => {
    await registry.register({ version: 'm1' });
    await registry.register({ version: 'm2' }, { activate: false });
    const computed = vi.spyOn(registry.app.nest.get(ServedCompositions), 'record');
    const read = vi.spyOn(registry.app.nest.get(CompositionsRepository), 'chosenReleases');
    await Promise.all(Array.from({ length: 20 }, () => registry.composition()));
    expect(await stable()).toMatchObject([{ version: 'm1' }]);
    expect([computed.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);

    await registry.choose('m2');
    expect(await stable()).toMatchObject([{ version: 'm2' }]);
    await registry.setCanary('m1', 5);
    expect((await registry.candidates()).remotes).toMatchObject([{ canary: { percent: 5 } }]);
    await registry.setCanary('m1', 10);
    expect((await registry.candidates()).remotes).toMatchObject([{ canary: { percent: 10 } }]);
    await registry.withdraw('m1');
    expect(await stable()).toMatchObject([{ version: 'm2', withdrawn: ['m1'] }]);
    await registry.register({ version: 'm3' });
    await registry.render('m2');
    expect(await stable()).toMatchObject([{ version: 'm3', fallback: { version: 'm2' } }]);
    expect(computed).toHaveBeenCalledTimes(6);
  });

  it('are answered again after a computation that failed', async () => {
    await registry.register({ version: 'f1' });
    vi.spyOn(registry.app.nest.get(ServedCompositions), 'record').mockRejectedValueOnce(
      new Error('The database is away.'),
    );
    expect((await registry.app.inject({ url: '/api/releases/candidates' })).statusCode).toBe(500);

    expect(await stable()).toMatchObject([{ version: 'f1' }]);
  });
});
