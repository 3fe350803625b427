import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asPipeline, asTeam, startRegistry } from '../../testing/registry';
import { OwnGates } from '../releases/gates/own-gates';

const registry = await startRegistry();

beforeEach(async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' }, { activate: false });
});

const actions = async () => (await registry.events()).map(({ action, version }) => `${action} ${version}`);

describe('starting a canary', () => {
  it('offers it to the edge beside the stable version, which stands in for it', async () => {
    const response = await registry.setCanary('v2', 5);

    expect(response.json()).toMatchObject({ version: 'v1', canary: 'v2', canary_percent: 5, revision: 2 });
    expect((await registry.candidates()).remotes).toMatchObject([
      { stable: { version: 'v1' }, canary: { percent: 5, release: { version: 'v2', fallback: { version: 'v1' } } } },
    ]);
    expect((await registry.composition()).remotes).toMatchObject([{ version: 'v1' }]);
  });

  it('raises and lowers the share, and records each change once', async () => {
    for (const percent of [5, 5, 20, 10]) await registry.setCanary('v2', percent);

    const events = (await registry.events()).filter(({ action }) => action.startsWith('canary'));
    expect(events.map(({ action, evidence }) => [action, evidence])).toEqual([
      ['canary_changed', { percent: 10 }],
      ['canary_changed', { percent: 20 }],
      ['canary_started', { percent: 5 }],
    ]);
  });

  it('is refused when another version is current than the caller expects', async () => {
    const response = await registry.setCanary('v2', 5, undefined, { expect: 'v0' });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'choice_changed',
      title: 'mf-flow is at v1, not at v0.',
    });
    expect((await registry.setCanary('v2', 5, undefined, { expect: 'v1' })).statusCode).toBe(200);
  });

  it('is for the team of the deployable', async () => {
    expect((await registry.setCanary('v2', 5, asTeam('flow'))).statusCode).toBe(200);
    const response = await registry.setCanary('v2', 20, asTeam('workshops'));

    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'foreign_deployable']);
  });

  it('passes the gates of a promoted version', async () => {
    await registry.registerShell();
    await registry.register(
      { version: 'v3', needs: { react: '19.3.1', exports: { '@declic/design-system': ['Gauge'] } } },
      { activate: false },
    );
    const response = await registry.setCanary('v3', 5);

    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'needs_unmet']);
    expect((await registry.events())[0]).toMatchObject({
      action: 'refused',
      version: 'v3',
      evidence: { attempted: 'canary', code: 'needs_unmet' },
    });
  });

  it.each([
    ['a version that was never registered', 'v9', 404, 'release_not_found'],
    ['the current version', 'v1', 409, 'canary_is_current'],
  ])('refuses %s', async (_what, version, status, code) => {
    const response = await registry.setCanary(version, 5);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('refuses a second one, until the first has ended', async () => {
    await registry.register({ version: 'v3' }, { activate: false });
    await registry.setCanary('v2', 5);
    expect((await registry.setCanary('v3', 5)).json()).toMatchObject({ status: 409, code: 'other_canary' });

    await registry.withdraw('v2');
    expect((await registry.setCanary('v3', 5)).statusCode).toBe(200);
  });

  it.each(['frozen_at', 'retired_at'])('refuses a deployable with %s', async (column) => {
    await registry.db.owner.query(`update current_release set ${column} = now()`);
    expect((await registry.setCanary('v2', 5)).json()).toMatchObject({ status: 409, code: 'deployable_closed' });
  });

  it.each([0, 100, 2.5, -1])('refuses %d percent', async (percent) => {
    expect((await registry.setCanary('v2', percent)).statusCode).toBe(422);
  });

  it('refuses a deployable of which visitors get nothing', async () => {
    await registry.db.owner.query('delete from current_release');
    expect((await registry.setCanary('v2', 5)).json()).toMatchObject({ status: 409, code: 'no_stable_version' });
  });
});

describe('promoting a canary', () => {
  it('gives it to all visitors', async () => {
    await registry.setCanary('v2', 5);
    const response = await registry.endCanary('promotion', 'v2');

    expect(response.json()).toMatchObject({ version: 'v2', previous: 'v1', canary: null, canary_percent: null });
    expect((await actions())[0]).toBe('promoted v2');
  });

  it('refuses one that is taken back meanwhile', async () => {
    await registry.setCanary('v2', 5);
    vi.spyOn(registry.app.nest.get(OwnGates), 'check').mockImplementationOnce(async () => {
      await registry.db.owner.query('update current_release set canary = null, canary_percent = null');
      return [];
    });

    expect((await registry.endCanary('promotion', 'v2')).json()).toMatchObject({ status: 409, code: 'other_canary' });
    expect((await registry.history()).choice).toMatchObject({ version: 'v1' });
  });

  it('refuses a version that is not in canary', async () => {
    expect((await registry.endCanary('promotion', 'v2')).json()).toMatchObject({ status: 409, code: 'other_canary' });
  });
});

it.each(['promotion', 'end'] as const)(
  'its %s is refused when another version is current than the caller expects',
  async (end) => {
    await registry.setCanary('v2', 5);

    expect((await registry.endCanary(end, 'v2', asPipeline, 'v0')).json()).toMatchObject({ code: 'choice_changed' });
    expect((await registry.history()).choice).toMatchObject({ version: 'v1', canary: 'v2' });
    expect((await registry.endCanary(end, 'v2', asPipeline, 'v1')).statusCode).toBe(200);
  },
);

describe('ending a canary', () => {
  it('takes it from its visitors; it can be tried or chosen again', async () => {
    await registry.setCanary('v2', 5);
    const response = await registry.endCanary('end', 'v2', asTeam('flow'));

    expect(response.json()).toMatchObject({ version: 'v1', canary: null, canary_percent: null });
    expect((await registry.events())[0]).toMatchObject({
      ...{ action: 'canary_ended', version: 'v2', actor: 'flow', reason: 'Tests say so.' },
    });
    expect((await registry.setCanary('v2', 5)).statusCode).toBe(200);
    await registry.endCanary('end', 'v2');
    expect((await registry.choose('v2')).statusCode).toBe(200);
  });

  it('is refused to another team, for a version that is not in canary, and while it is frozen', async () => {
    await registry.setCanary('v2', 5);
    expect((await registry.endCanary('end', 'v2', asTeam('workshops'))).statusCode).toBe(403);
    expect((await registry.endCanary('end', 'v1')).json()).toMatchObject({ code: 'other_canary' });
    await registry.freeze(true);
    expect((await registry.endCanary('end', 'v2')).statusCode).toBe(409);
    expect((await registry.history()).choice).toMatchObject({ canary: 'v2' });
  });
});

describe('withdrawing a canary', () => {
  it('takes it from its visitors for good, with a reason in the history', async () => {
    await registry.setCanary('v2', 5);
    await registry.withdraw('v2', { headers: asTeam('flow'), reason: 'Tests say so.' });

    expect((await registry.history()).choice).toMatchObject({ version: 'v1', canary: null, canary_percent: null });
    const by = { version: 'v2', actor: 'flow', reason: 'Tests say so.' };
    expect((await registry.events()).slice(0, 2)).toMatchObject([
      { action: 'withdrawn', ...by },
      { action: 'canary_ended', ...by },
    ]);
    expect((await registry.choose('v2')).json()).toMatchObject({ code: 'release_withdrawn' });
    expect((await registry.setCanary('v2', 5)).json()).toMatchObject({ code: 'release_withdrawn' });
  });
});
