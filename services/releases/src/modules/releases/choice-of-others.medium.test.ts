import { describe, expect, it } from 'vitest';
import { asTeam, startRegistry } from '../../testing/registry';

const registry = await startRegistry();
const asPublisher = asTeam('flow');

/** As `npm start` does with every build, at every start. */
const publish = (version: string) => registry.register({ version }, { unless_chosen_by_others: true }, asPublisher);
const current = async () => (await registry.history()).choice?.version;

describe('a publisher that leaves the choices of others alone', () => {
  it('makes the first choice, and replaces its own', async () => {
    expect((await publish('v1')).json()).toMatchObject({ current: true });
    expect((await publish('v2')).json()).toMatchObject({ current: true });
    expect(await current()).toBe('v2');
  });

  it('does not undo a rollback by another actor when it publishes the same or a later build', async () => {
    await publish('v1');
    await publish('v2');
    await registry.choose('v1');

    for (const version of ['v2', 'v3']) {
      const answer = await publish(version);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ current: false });
    }
    expect(await current()).toBe('v1');
    expect((await registry.history()).items.map(({ version }) => version)).toEqual(['v3', 'v2', 'v1']);
  });

  it('does not replace a release by another actor', async () => {
    await registry.register({ version: 'v1' });
    expect((await publish('v2')).json()).toMatchObject({ current: false });
  });

  it('leaves a deployable alone while it has a canary', async () => {
    await publish('v1');
    await registry.register({ version: 'v2' }, { activate: false });
    await registry.setCanary('v2', 5);
    for (const version of ['v2', 'v3']) expect((await publish(version)).json()).toMatchObject({ current: false });
    expect((await registry.history()).choice).toMatchObject({ version: 'v1', canary: 'v2', canary_percent: 5 });

    await registry.endCanary('end', 'v2');
    expect((await publish('v3')).json()).toMatchObject({ current: true });
  });

  it('leaves alone what is frozen or retired', async () => {
    await publish('v1');
    await registry.freeze(true);
    expect((await publish('v2')).json()).toMatchObject({ current: false });
    await registry.freeze(false);
    await registry.retire(true);
    expect((await publish('v3')).json()).toMatchObject({ current: false });
    expect((await registry.composition()).remotes).toEqual([]);
  });

  it('takes over a choice of which the registry did not record who made it', async () => {
    await registry.register({ version: 'v1' });
    await registry.db.owner.query("UPDATE current_release SET chosen_by = 'unknown'");

    expect((await publish('v2')).json()).toMatchObject({ current: true });
  });
});
