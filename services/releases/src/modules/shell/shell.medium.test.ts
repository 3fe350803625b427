import { beforeEach, describe, expect, it } from 'vitest';
import { asPipeline, startRegistry } from '../../testing/registry';

const offer = { react: '19.3.1', exports: { '@declic/design-system': ['Badge', 'Button'] } };
const needsGauge = { react: '19.3.0', exports: { '@declic/design-system': ['Button', 'Gauge'] } };

const registry = await startRegistry();

const currentVersions = async () => (await registry.composition()).remotes.map(({ version }) => version);

describe('a release that needs more than the live shell offers', () => {
  beforeEach(async () => {
    await registry.registerShell({ offer });
    await registry.register({ version: 'v1' });
  });

  it.each([
    ['an export', needsGauge, '@declic/design-system exports no Gauge.'],
    ['a package', { react: '19.3.1', exports: { '@declic/charts': ['Pie'] } }, '@declic/charts exports no Pie.'],
    ['a newer React', { react: '19.4.0', exports: {} }, 'It was built with React 19.4.0; the shell has 19.3.1.'],
    ['another React', { react: '18.3.0', exports: {} }, 'It was built with React 18.3.0; the shell has 19.3.1.'],
  ])('is refused when it lacks %s, in words', async (_what, needs, sentence) => {
    const response = await registry.register({ version: 'v2', needs });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'needs_unmet',
      title: `The live shell cannot run mf-flow v2. ${sentence}`,
    });
    expect(await currentVersions()).toEqual(['v1']);
  });

  it('can be stored for the next shell, and chosen when that is live', async () => {
    expect((await registry.register({ version: 'v2', needs: needsGauge }, { activate: false })).statusCode).toBe(201);
    expect((await registry.choose('v2')).statusCode).toBe(409);

    const exports = { '@declic/design-system': ['Badge', 'Button', 'Gauge'] };
    await registry.registerShell({ version: 's2', offer: { ...offer, exports } });
    expect((await registry.choose('v2')).statusCode).toBe(200);
  });
});

it('accepts every release before the first shell is released', async () => {
  expect((await registry.register({ needs: needsGauge })).statusCode).toBe(201);
});

describe('the offer', () => {
  const readOffer = async (headers = {}) => registry.app.inject({ url: '/api/releases/shell', headers });

  it('is that of the live shell', async () => {
    expect((await readOffer(asPipeline)).json()).toEqual({ offer: null });
    await registry.registerShell({ offer });
    await registry.registerShell({ version: 's2', offer: { ...offer, react: '19.4.0' } });
    await registry.registerShell({ version: 's3', offer: needsGauge }, { activate: false });
    expect((await readOffer(asPipeline)).json()).toEqual({ offer: { ...offer, react: '19.4.0' } });
  });

  it('needs a token', async () => {
    expect((await readOffer()).statusCode).toBe(401);
  });
});

describe('a shell', () => {
  it('is registered, promoted and rolled back as a remote is', async () => {
    await registry.registerShell({ version: 's1' });
    await registry.registerShell({ version: 's2' });
    expect(await registry.composition()).toMatchObject({ shell: { version: 's2', entry: '/shell/s2/index.html' } });

    expect((await registry.choose('s1', { name: 'shell' })).statusCode).toBe(200);
    expect(await registry.composition()).toMatchObject({ shell: { version: 's1' } });
    expect((await registry.events('shell')).map(({ action }) => action).slice(0, 1)).toEqual(['rolled_back']);
  });

  it('is refused without its entry among the files, and without an offer', async () => {
    const lacksEntry = await registry.registerShell({ entry: 'other.html' });
    expect(lacksEntry.json()).toMatchObject({ code: 'invalid_release', errors: [{ field: 'manifest.entry' }] });

    const response = await registry.app.inject({
      method: 'POST',
      url: '/api/releases/releases',
      headers: asPipeline,
      payload: { manifest: { schema: 1, kind: 'shell', name: 'shell', version: 's1' } },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field: 'manifest.offer', message: 'is required' })]),
    });
  });
});
