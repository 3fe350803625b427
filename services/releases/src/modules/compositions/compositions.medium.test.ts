import type { OpOutput } from '@declic/nest-kit';
import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import type { Composition, ReleaseManifest } from '@declic/remote-kit/contract';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, it } from 'vitest';
import { database } from '../../database/data-source';
import { startRegistry } from '../../testing/registry';
import type { Manifest } from '../releases/release.entity';

let db: TestDatabase;
let registry: Awaited<ReturnType<typeof startRegistry>>;

beforeAll(async () => {
  db = await startTestDatabase(database);
  registry = await startRegistry(db);
});

beforeEach(() => registry.clear());

afterAll(async () => {
  await registry.app.close();
  await db.stop();
});

it('is empty before the first release', async () => {
  expect((await registry.composition()).remotes).toEqual([]);
});

it('names the current version of every remote, with its data and what stands in', async () => {
  await registry.register({ name: 'mf-workshops', version: 'w1' });
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2', entry: 'assets/page.js' });

  expect((await registry.composition()).remotes).toEqual([
    {
      name: 'mf-flow',
      version: 'v2',
      owner: 'flow',
      title: 'Flow Content',
      entry: '/remotes/mf-flow/v2/assets/page.js',
      areas: [{ path: '/tools/flow-content', layout: 'app', access: 'signed-in' }],
      nav: [],
      contract: { remoteKit: '^1.0.0', designSystem: '^1.0.0', session: '^1.0.0' },
      preload: { '*': ['remoteEntry.js'], '/tools/flow-content': ['remoteEntry.js', 'assets/page.js'] },
      integrity: {
        'remoteEntry.js': expect.stringMatching(/^sha384-/),
        'assets/page.js': expect.stringMatching(/^sha384-/),
      },
      fallback: { version: 'v1', entry: '/remotes/mf-flow/v1/remoteEntry.js' },
    },
    expect.objectContaining({ name: 'mf-workshops', version: 'w1' }),
  ]);
});

it('has another id for another choice, and the same id for the same choice', async () => {
  const empty = await registry.composition();
  await registry.register({ version: 'v1' });
  const first = await registry.composition();
  await registry.register({ version: 'v2' });
  const second = await registry.composition();
  await registry.choose('v1');

  expect(new Set([empty.id, first.id, second.id]).size).toBe(3);
  expect((await registry.composition()).id).toBe(first.id);
});

it('agrees with the types that the shell is written against', () => {
  expectTypeOf<OpOutput<'getComposition'>>().toExtend<Composition>();
  expectTypeOf<Manifest>().toExtend<ReleaseManifest>();
});
