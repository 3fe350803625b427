import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asTeam, startRegistry } from '../../testing/registry';
import { OwnGates } from './gates/own-gates';

const registry = await startRegistry();
const remotes = async () => (await registry.composition()).remotes.map(({ name, version }) => `${name} ${version}`);
const actions = async () => (await registry.events()).map(({ action }) => action);

beforeEach(async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' });
});

describe('a frozen deployable', () => {
  beforeEach(() => registry.freeze(true, { reason: 'The sale.' }));

  it.each([
    ['a release', () => registry.register({ version: 'v3' })],
    ['a rollback', () => registry.choose('v1')],
    ['its retirement', () => registry.retire(true)],
  ])('refuses %s', async (_what, change) => {
    const refusal = await change();

    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'deployable_frozen',
      title: expect.stringMatching(/^mf-flow is frozen since/),
    });
    expect(await remotes()).toEqual(['mf-flow v2']);
    expect((await actions())[0]).toBe('refused');
  });

  it('loses a version that is withdrawn, and what takes its place is chosen', async () => {
    expect((await registry.withdraw('v2', { headers: asTeam('flow') })).statusCode).toBe(200);
    expect(await remotes()).toEqual(['mf-flow v1']);
    expect((await registry.choose('v1')).statusCode).toBe(200);
    expect((await registry.register({ version: 'v3' })).json()).toMatchObject({ code: 'deployable_frozen' });
    expect((await registry.withdraw('v1')).json()).toMatchObject({ code: 'no_replacement' });
  });

  it('takes releases that are only stored, and what is current already', async () => {
    expect((await registry.register({ version: 'v3' }, { activate: false })).statusCode).toBe(201);
    expect((await registry.register({ version: 'v2' })).statusCode).toBe(201);
  });

  it('can be changed again once it is unfrozen', async () => {
    const unfrozen = await registry.freeze(false, { headers: asTeam('flow') });
    expect(unfrozen.json()).toMatchObject({ frozen_at: null, version: 'v2' });
    expect((await registry.choose('v1')).statusCode).toBe(200);
    expect((await registry.events()).slice(0, 3)).toMatchObject([
      { action: 'rolled_back' },
      { action: 'unfrozen', actor: 'flow' },
      { action: 'frozen', actor: 'operator', reason: 'The sale.' },
    ]);
  });

  it('is frozen once', async () => {
    const { frozen_at: since } = (await registry.freeze(true)).json<{ frozen_at: string }>();
    expect(since).toEqual(expect.any(String));
    expect((await actions()).filter((action) => action === 'frozen')).toHaveLength(1);
  });
});

describe('a retired remote', () => {
  beforeEach(() => registry.retire(true, { reason: 'Nobody used it.' }));

  it('is given to no visitor, and leaves its areas to others', async () => {
    expect(await remotes()).toEqual([]);
    const areas = [{ path: '/tools/flow-content', layout: 'app', access: 'public' } as const];
    expect((await registry.register({ name: 'mf-aaa', areas })).statusCode).toBe(201);
    expect((await registry.retire(false)).json()).toMatchObject({ code: 'area_taken' });
    expect(await remotes()).toEqual(['mf-aaa v1']);
  });

  it('refuses releases and rollbacks until it is revived, in the version that it had', async () => {
    for (const refusal of [await registry.register({ version: 'v3' }), await registry.choose('v1')])
      expect(refusal.json()).toMatchObject({
        code: 'deployable_retired',
        title: 'mf-flow is retired. Revive it first.',
      });

    expect((await registry.retire(false)).json()).toMatchObject({ retired_at: null, version: 'v2' });
    expect(await remotes()).toEqual(['mf-flow v2']);
    expect((await actions()).slice(0, 4)).toEqual(['revived', 'refused', 'refused', 'retired']);
  });

  it('is revived in an earlier version when the one that it had was withdrawn meanwhile', async () => {
    expect((await registry.withdraw('v2')).statusCode).toBe(200);
    expect(await remotes()).toEqual([]);

    expect((await registry.retire(false)).json()).toMatchObject({ retired_at: null, version: 'v1' });
    expect(await remotes()).toEqual(['mf-flow v1']);
  });

  it('lets others release while the store is slow with its files', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const gates = registry.app.nest.get(OwnGates);
    const check = vi.spyOn(gates, 'check').mockImplementationOnce(() => promise.then(() => []));
    const revival = registry.retire(false).then((answer) => answer.statusCode);
    await vi.waitFor(() => expect(check).toHaveBeenCalled());

    expect((await registry.register({ name: 'mf-workshops' })).statusCode).toBe(201);
    resolve();
    expect(await revival).toBe(200);
  });

  it('is not revived without its files', async () => {
    rmSync(join(registry.storeDir, 'mf-flow/v2'), { recursive: true });
    expect((await registry.retire(false)).json()).toMatchObject({ code: 'files_missing' });
  });

  it('has no canary when it is revived', async () => {
    await registry.retire(false);
    await registry.db.owner.query("UPDATE current_release SET canary = 'v1', canary_percent = 5");
    await registry.retire(true);
    expect((await actions()).slice(0, 2)).toEqual(['retired', 'canary_ended']);
    expect((await registry.retire(false)).json()).toMatchObject({ canary: null, canary_percent: null });
  });
});

describe('freezing and retiring', () => {
  it('is for the team that owns the deployable', async () => {
    for (const refusal of [
      await registry.freeze(true, { headers: asTeam('workshops') }),
      await registry.retire(true, { headers: asTeam('workshops') }),
      await registry.withdraw('v1', { headers: asTeam('workshops') }),
    ])
      expect([refusal.statusCode, refusal.json()]).toMatchObject([403, { code: 'foreign_deployable' }]);
  });

  it('is refused when another version is current than the caller expects', async () => {
    expect((await registry.freeze(true, { expect: 'v1' })).json()).toMatchObject({ code: 'choice_changed' });
    expect((await registry.retire(true, { expect: 'v1' })).json()).toMatchObject({ code: 'choice_changed' });
    expect((await registry.retire(true, { expect: 'v2' })).statusCode).toBe(200);
  });

  it('needs a deployable that was released', async () => {
    const refusal = await registry.freeze(true, { name: 'mf-never' });
    expect([refusal.statusCode, refusal.json()]).toMatchObject([404, { code: 'deployable_not_found' }]);
  });

  it('never takes the shell away', async () => {
    await registry.registerShell();
    expect((await registry.retire(true, { name: 'shell' })).json()).toMatchObject({ code: 'shell_needed' });
    expect((await registry.freeze(true, { name: 'shell' })).statusCode).toBe(200);
  });
});
