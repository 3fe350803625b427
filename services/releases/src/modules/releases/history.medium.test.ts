import { describe, expect, it } from 'vitest';
import { aRelease } from '../../testing/a-release';
import { asPipeline, asTeam, startRegistry } from '../../testing/registry';

const registry = await startRegistry();

it('says of each release where it comes from, how large it is, and what became of it', async () => {
  const origin = { author: 'ada@example.test', commit: 'a'.repeat(40), reason: 'A larger calendar.' };
  await registry.register({ version: 'v1' }, origin);
  await registry.render('v1');

  expect((await registry.history()).items).toEqual([
    {
      name: 'mf-flow',
      version: 'v1',
      owner: 'flow',
      title: 'Flow Content',
      ...origin,
      bytes: aRelease().files.reduce((sum, file) => sum + file.bytes, 0),
      created_at: expect.any(String),
      activated_at: expect.any(String),
      rendered_at: expect.any(String),
      withdrawn_at: null,
      collected_at: null,
      current: true,
    },
  ]);
});

it('lists what visitors get, and what a rollback goes back to, also behind fifty newer versions', async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' });
  await registry.db.owner.query(
    `INSERT INTO release (name, version, manifest) SELECT name, 'n' || number, manifest FROM release, generate_series(1, 60) number WHERE version = 'v1'`,
  );

  const { items } = await registry.history();
  expect(items).toHaveLength(52);
  expect(items.slice(-2).map(({ version, current }) => [version, current])).toEqual([
    ['v2', true],
    ['v1', false],
  ]);
});

it('records each change with who made it and why, newest first', async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' }, { activate: false });
  await registry.choose('v2', { reason: 'The campaign begins.' });
  await registry.choose('v1', { reason: 'Prices are missing.' });
  await registry.choose('v1');

  const events = await registry.events();
  expect(events.map(({ action, version, reason }) => [action, version, reason])).toEqual([
    ['rolled_back', 'v1', 'Prices are missing.'],
    ['promoted', 'v2', 'The campaign begins.'],
    ['registered', 'v2', null],
    ['promoted', 'v1', null],
    ['registered', 'v1', null],
  ]);
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set(['operator']));
});

it('is never rewritten', async () => {
  await registry.register();
  await expect(registry.db.owner.query("UPDATE release_event SET actor = 'another'")).rejects.toThrow('append-only');
  await expect(registry.db.owner.query('DELETE FROM release_event')).rejects.toThrow('append-only');
});

it('lists every deployable with its choice, also one that was never chosen', async () => {
  await registry.register({ version: 'v1', title: 'Before' });
  await registry.register({ version: 'v2' }, { activate: false });
  await registry.register({ name: 'mf-workshops', version: 'w1' }, { activate: false });
  await registry.registerShell();
  const response = await registry.app.inject({
    url: '/api/releases/deployables',
    headers: { authorization: 'Bearer a-release-token-that-only-tests-know' },
  });

  expect(response.json()).toMatchObject({
    items: [
      { name: 'mf-flow', title: 'Before', choice: { version: 'v1', revision: 1, chosen_by: 'operator' } },
      { name: 'mf-workshops', choice: null },
      { name: 'shell', owner: 'platform', choice: { version: 's1' } },
    ],
  });
});

it('lists with each deployable what visitors get of it: the current version, then the canary', async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' }, { activate: false, reason: 'A try.' });
  await registry.setCanary('v2', 5);
  const response = await registry.app.inject({ url: '/api/releases/deployables', headers: asPipeline });

  expect(response.json().items[0].served).toMatchObject([
    { version: 'v1', current: true },
    { version: 'v2', current: false, reason: 'A try.' },
  ]);
});

describe('who chose what visitors get', () => {
  it('is said with the reason of the promotion, also when the version was registered for another one', async () => {
    await registry.register({ version: 'v1' }, { reason: 'A larger calendar.' });
    expect((await registry.history()).choice).toMatchObject({ chosen_reason: 'A larger calendar.' });

    await registry.register({ version: 'v2' }, { activate: false, reason: 'To look at.' });
    await registry.choose('v2', { reason: 'The campaign begins.' });
    expect((await registry.history()).choice).toMatchObject({ chosen_reason: 'The campaign begins.' });

    await registry.choose('v1');
    expect((await registry.history()).choice).toMatchObject({ version: 'v1', chosen_reason: null });
  });

  it('stays the same during a canary, which has its own', async () => {
    await registry.register({ version: 'v1' }, {}, asTeam('flow'));
    await registry.register({ version: 'v2' }, { activate: false });
    const { chosen_by, chosen_at } = (await registry.history()).choice ?? {};
    await registry.setCanary('v2', 5, asPipeline, { reason: 'A try.' });
    await registry.setCanary('v2', 10, asTeam('flow'), { reason: 'More.' });

    expect((await registry.history()).choice).toMatchObject({
      ...{ chosen_by, chosen_at, chosen_reason: null },
      ...{ canary_percent: 10, canary_by: 'operator', canary_reason: 'A try.' },
    });
    await registry.endCanary('end', 'v2');
    expect((await registry.history()).choice).toMatchObject({
      chosen_by: 'flow',
      canary_by: null,
      canary_reason: null,
    });
  });
});

it('lists what visitors get or may get, with what it offers and needs', async () => {
  await registry.registerShell();
  for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });
  await registry.render('v2');
  const response = await registry.app.inject({ url: '/api/releases/served', headers: asPipeline });

  expect(response.json().items).toMatchObject([
    { name: 'mf-flow', version: 'v3', role: 'stable', owner: 'flow', offer: null, needs: { react: '19.3.1' } },
    { name: 'mf-flow', version: 'v2', role: 'fallback', operations: {}, contract: null },
    { name: 'shell', version: 's1', role: 'stable', offer: { react: '19.3.1' }, needs: null },
  ]);
});

describe('the version that stands in', () => {
  const fallback = async () => (await registry.history()).choice?.fallback;

  it('is one that rendered a page for a visitor', async () => {
    for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });
    expect(await fallback()).toBeNull();

    await registry.render('v1');
    expect(await fallback()).toBe('v1');
    await registry.render('v3');
    expect(await fallback()).toBe('v1');
    await registry.render('v2');
    expect(await fallback()).toBe('v2');
  });

  it('is not one that visitors were brought back from, until it is chosen again', async () => {
    for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });
    await registry.render('v1', 'v2', 'v3');
    await registry.choose('v2');
    expect(await fallback()).toBe('v1');

    await registry.choose('v3');
    await registry.register({ version: 'v4' });
    expect(await fallback()).toBe('v3');
  });

  it('is not one that a rollback went past', async () => {
    for (const version of ['v0', 'v1', 'v2', 'v3']) await registry.register({ version });
    await registry.render('v0', 'v1', 'v2', 'v3');
    await registry.choose('v1');
    expect(await fallback()).toBe('v0');
  });

  it('is not one that was withdrawn or whose files are gone', async () => {
    for (const version of ['v1', 'v2', 'v3', 'v4']) await registry.register({ version });
    await registry.render('v1', 'v2', 'v3');
    await registry.db.owner.query("UPDATE release SET withdrawn_at = now() WHERE version = 'v3'");
    expect(await fallback()).toBe('v2');
    await registry.db.owner.query("UPDATE release SET collected_at = now() WHERE version = 'v2'");
    expect(await fallback()).toBe('v1');
  });
});

it('refuses to choose a version that was withdrawn', async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' });
  await registry.db.owner.query("UPDATE release SET withdrawn_at = now() WHERE version = 'v1'");
  const response = await registry.choose('v1');

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'release_withdrawn', title: 'mf-flow v1 was withdrawn.' });
});
