import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRelease } from '../../../testing/a-release';
import { asTeam, startRegistry } from '../../../testing/registry';

const registry = await startRegistry();
const area = (path: string) => [{ path, layout: 'app', access: 'public' } as const];

describe('the files of a release', () => {
  it('are in the store before it is registered, also when it is not to become current', async () => {
    for (const activate of [true, false]) {
      const refusal = await registry.post(aRelease({ version: 'never-uploaded' }), { activate });

      expect(refusal.statusCode).toBe(409);
      expect(refusal.json()).toMatchObject({ code: 'files_missing', title: expect.stringContaining('remoteEntry.js') });
    }
    expect((await registry.history()).items).toEqual([]);
  });

  it('have the hashes of the manifest when visitors are brought back to it', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' });
    writeFileSync(join(registry.storeDir, 'mf-flow/v1/assets/page.js'), 'tampered');
    rmSync(join(registry.storeDir, 'mf-flow/v1/assets/rare.js'));
    const refusal = await registry.choose('v1');

    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'files_missing',
      title: 'The store lacks files of mf-flow v1, or has them with another content: assets/page.js, assets/rare.js.',
    });
    expect(await registry.history()).toMatchObject({ choice: { version: 'v2' } });
  });
});

it('refuses a version whose files were deleted', async () => {
  for (const version of ['v1', 'v2']) await registry.register({ version });
  await registry.db.owner.query("UPDATE release SET collected_at = now() WHERE version = 'v1'");

  expect((await registry.choose('v1')).json()).toMatchObject({ code: 'release_collected' });
});

describe('an area', () => {
  beforeEach(() => registry.register({ name: 'mf-console', owner: 'console', areas: area('/login') }));

  it.each(['/login', '/login/', '/login/new', '/LOGIN'])('of another remote cannot be taken: %s', async (path) => {
    const refusal = await registry.register({ name: 'mf-aaa', version: 'a1', areas: area(path) });

    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({ code: 'area_taken', title: `${path} belongs to mf-console (console).` });
    expect((await registry.composition()).remotes).toMatchObject([{ name: 'mf-console' }]);
  });

  it('may begin with the same letters, or contain that of another remote, which keeps it', async () => {
    expect((await registry.register({ name: 'mf-aaa', areas: area('/loginx') })).statusCode).toBe(201);
    await registry.register({ name: 'mf-tools', areas: area('/tools/list') });
    expect((await registry.register({ name: 'mf-wide', areas: area('/tools') })).statusCode).toBe(201);
    const keeps = await registry.register({ name: 'mf-tools', version: 'v2', areas: area('/tools/list') });
    expect(keeps.statusCode).toBe(201);
    const grows = await registry.register({ name: 'mf-tools', version: 'v3', areas: area('/tools/more') });
    expect(grows.json()).toMatchObject({ code: 'area_taken' });
  });

  it('is free again once its remote has given it up, and then not to be had by a rollback', async () => {
    await registry.register({ name: 'mf-console', version: 'v2', areas: area('/sign-in') });
    expect((await registry.register({ name: 'mf-aaa', areas: area('/login') })).statusCode).toBe(201);

    const refusal = await registry.choose('v1', { name: 'mf-console' });
    expect(refusal.json()).toMatchObject({ code: 'area_taken', title: '/login belongs to mf-aaa (flow).' });
  });
});

describe('a shell', () => {
  const exports = (...names: string[]) => ({ react: '19.3.1', exports: { '@declic/design-system': names } });
  const lacking = () => registry.registerShell({ version: 's2', offer: exports('Button') });

  beforeEach(() => registry.registerShell({ version: 's1', offer: exports('Button', 'Gauge', 'Meter') }));

  it('is refused when the live release of a remote needs a name that it lacks; every remote is named', async () => {
    await registry.register({ needs: exports('Gauge') });
    await registry.register({ name: 'mf-workshops', owner: 'Workshops team', needs: exports('Meter') });
    const refusal = await lacking();

    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'needs_unmet',
      title:
        'The shell s2 cannot run mf-flow v1 (live, flow). @declic/design-system exports no Gauge. ' +
        'The shell s2 cannot run mf-workshops v1 (live, Workshops team). @declic/design-system exports no Meter.',
      reasons: [{ code: 'needs_unmet' }, { code: 'needs_unmet' }],
    });
    expect(await registry.composition()).toMatchObject({ shell: { version: 's1' } });
  });

  it('is refused when the version that stands in needs it, until that one is no stand-in any more', async () => {
    await registry.register({ needs: exports('Gauge') });
    await registry.render('v1');
    await registry.register({ version: 'v2', needs: exports('Button') });
    expect((await lacking()).json().title).toContain('mf-flow v1 (the fallback, flow)');

    await registry.render('v2');
    await registry.register({ version: 'v3', needs: exports('Button') });
    expect((await lacking()).statusCode).toBe(201);
  });

  it('is not refused for what its predecessor cannot run either, and which therefore stands in for nothing', async () => {
    await registry.register({ needs: exports('Gauge') });
    for (const version of ['v2', 'v3']) await registry.register({ version, needs: exports('Button') });
    await registry.render('v1', 'v2');
    expect((await lacking()).statusCode).toBe(201);
    const [stoodIn] = (await registry.composition()).remotes;
    expect(stoodIn?.fallback?.version).toBe('v2');
    expect((await registry.history()).choice?.fallback).toBe('v2');
    expect((await registry.served()).map(({ role }) => role)).toContain('fallback');

    await registry.withdraw('v3');
    const [{ version, fallback } = {}] = (await registry.composition()).remotes;
    expect([version, fallback]).toEqual(['v2', undefined]);
    expect((await registry.history()).choice).toMatchObject({ version: 'v2', fallback: null });
    expect((await registry.served()).map(({ role }) => role)).not.toContain('fallback');
    expect((await registry.registerShell({ version: 's3', offer: exports('Button') })).statusCode).toBe(201);
  });

  it('is refused when a canary needs it', async () => {
    await registry.register({ needs: exports('Button') });
    await registry.register({ version: 'v2', needs: exports('Gauge') }, { activate: false });
    await registry.db.owner.query(
      "UPDATE current_release SET canary = 'v2', canary_percent = 5 WHERE name = 'mf-flow'",
    );

    expect((await lacking()).json().title).toContain('mf-flow v2 (in canary, flow)');
  });

  it('is refused when a rollback would bring it back to what a remote has outgrown', async () => {
    await registry.registerShell({ version: 's2', offer: exports('Button', 'Gauge', 'Meter', 'New') });
    await registry.register({ needs: exports('New') });

    expect((await registry.choose('s1', { name: 'shell' })).json()).toMatchObject({ code: 'needs_unmet' });
  });

  it('in canary counts for a remote, too', async () => {
    await registry.registerShell({ version: 's2', offer: exports('Button') }, { activate: false });
    await registry.db.owner.query("UPDATE current_release SET canary = 's2', canary_percent = 5 WHERE name = 'shell'");
    const refusal = await registry.register({ needs: exports('Gauge') });

    expect(refusal.json()).toMatchObject({
      code: 'needs_unmet',
      title: 'The shell in canary cannot run mf-flow v1. @declic/design-system exports no Gauge.',
    });
  });
});

describe('a refusal', () => {
  it('stands in the history with the actor, the reason and what was asked for', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ version: 'v2' }, {}, asTeam('workshops'));
    await registry.register({ version: 'v3' }, { expect: 'v0' }, asTeam('flow'));

    expect((await registry.events()).slice(0, 2)).toMatchObject([
      {
        ...{ action: 'refused', version: 'v3', actor: 'flow', reason: 'mf-flow is at v1, not at v0.' },
        evidence: { attempted: 'register', code: 'choice_changed' },
      },
      { action: 'refused', version: 'v2', actor: 'workshops', evidence: { code: 'foreign_deployable' } },
    ]);
  });
});

describe('an override', () => {
  const needs = { react: '19.3.1', exports: { '@declic/design-system': ['Gauge'] } };
  beforeEach(() => registry.registerShell());

  it('lets an operator put up with unmet needs, which then stand in the history', async () => {
    await registry.register({ version: 'v1', needs }, { activate: false });
    expect((await registry.choose('v1', { override: true })).statusCode).toBe(200);
    expect((await registry.events())[0]).toMatchObject({
      action: 'promoted',
      evidence: { overridden: [expect.stringContaining('exports no Gauge')] },
    });
    const gone = { noSuchOperation: '0'.repeat(16) };
    expect((await registry.register({ version: 'v2', operations: gone }, { override: true })).statusCode).toBe(201);
  });

  it('is not for teams, and not for missing files', async () => {
    const refusal = await registry.register({ needs }, { override: true }, asTeam('flow'));
    expect([refusal.statusCode, refusal.json()]).toMatchObject([403, { code: 'override_forbidden' }]);
    const unstored = await registry.post(aRelease({ version: 'never-uploaded' }), { override: true });
    expect(unstored.json()).toMatchObject({ code: 'files_missing' });
  });
});
