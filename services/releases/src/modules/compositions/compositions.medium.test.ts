import { expect, it } from 'vitest';
import { aRelease } from '../../testing/a-release';
import { startRegistry } from '../../testing/registry';

const registry = await startRegistry();

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
      needs: aRelease().needs,
      preload: { '*': ['remoteEntry.js'], '/tools/flow-content': ['remoteEntry.js', 'assets/page.js'] },
      integrity: {
        'remoteEntry.js': expect.stringMatching(/^sha384-/),
        'assets/page.js': expect.stringMatching(/^sha384-/),
      },
      fallback: { version: 'v1', entry: '/remotes/mf-flow/v1/remoteEntry.js', needs: aRelease().needs },
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
