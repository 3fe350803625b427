import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { startRegistry } from '../../testing/registry';
import { OwnGates } from './gates/own-gates';
import { ReleasesRepository } from './releases.repository';

const registry = await startRegistry();
const choice = async () => (await registry.history()).choice;

beforeEach(async () => {
  for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });
});

it('puts a version aside: it is not chosen again, and a rollback goes past it', async () => {
  expect(await choice()).toMatchObject({ version: 'v3', previous: 'v2' });
  const answer = await registry.withdraw('v2', { reason: 'It loses drafts.' });

  expect(answer.json()).toMatchObject({ version: 'v2', withdrawn_at: expect.any(String), current: false });
  expect(await choice()).toMatchObject({ version: 'v3', previous: 'v1' });
  expect((await registry.choose('v2')).json()).toMatchObject({ code: 'release_withdrawn' });
  expect((await registry.events()).find(({ action }) => action === 'withdrawn')).toMatchObject({
    ...{ version: 'v2', actor: 'operator', reason: 'It loses drafts.' },
  });
});

it('brings visitors back from the current version to the one that stands in', async () => {
  await registry.render('v1');
  await registry.withdraw('v3');

  expect(await choice()).toMatchObject({ version: 'v1', previous: null });
  expect((await registry.events()).slice(0, 2)).toMatchObject([
    { action: 'rolled_back', version: 'v1' },
    { action: 'withdrawn', version: 'v3' },
  ]);
});

it('passes over versions that a gate refuses', async () => {
  rmSync(join(registry.storeDir, 'mf-flow/v2'), { recursive: true });
  await registry.withdraw('v3');

  expect(await choice()).toMatchObject({ version: 'v1' });
});

it('is refused, and changes nothing, when no version can take the place of the current one', async () => {
  await registry.withdraw('v1');
  await registry.withdraw('v2');
  const refusal = await registry.withdraw('v3');

  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({ code: 'no_replacement' });
  expect(await registry.history()).toMatchObject({
    choice: { version: 'v3' },
    items: [{ withdrawn_at: null }, {}, {}],
  });
});

it('ends a canary', async () => {
  await registry.register({ version: 'v4' }, { activate: false });
  await registry.db.owner.query("UPDATE current_release SET canary = 'v4', canary_percent = 5");
  await registry.withdraw('v4');

  expect(await choice()).toMatchObject({ version: 'v3', canary: null, canary_percent: null });
  expect((await registry.events()).slice(0, 2).map(({ action }) => action)).toEqual(['withdrawn', 'canary_ended']);
});

it('withdraws once, and only what was registered', async () => {
  await registry.withdraw('v1');
  expect((await registry.withdraw('v1')).statusCode).toBe(200);
  expect((await registry.events()).filter(({ action }) => action === 'withdrawn')).toHaveLength(1);
  expect((await registry.withdraw('v9')).statusCode).toBe(404);
  expect((await registry.withdraw('v2', { expect: 'v1' })).json()).toMatchObject({ code: 'choice_changed' });
});

it('lets others release while the store is slow to say what can take its place', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = vi.spyOn(registry.app.nest.get(OwnGates), 'check').mockImplementationOnce(() => promise.then(() => []));
  const withdrawal = registry.withdraw('v3').then((answer) => answer.statusCode);
  await vi.waitFor(() => expect(check).toHaveBeenCalled());

  expect((await registry.register({ name: 'mf-workshops' })).statusCode).toBe(201);
  resolve();
  expect(await withdrawal).toBe(200);
  expect(await choice()).toMatchObject({ version: 'v2' });
});

it('is refused when the version became current while it was looked for one that takes its place', async () => {
  await registry.choose('v2');
  const transaction = registry.app.nest.get(ReleasesRepository);
  const locked = transaction.withLockedChoices.bind(transaction);
  vi.spyOn(transaction, 'withLockedChoices').mockImplementationOnce(async (work) => {
    await registry.choose('v3');
    return locked(work);
  });

  expect((await registry.withdraw('v3')).json()).toMatchObject({ status: 409, code: 'choice_changed' });
  expect(await choice()).toMatchObject({ version: 'v3' });
});
