import { beforeEach, describe, expect, it } from 'vitest';
import { asPipeline, startRegistry } from '../../testing/registry';

const offer = { react: '19.3.1', exports: { '@declic/design-system': ['Badge', 'Button'] } };
const needsGauge = { react: '19.3.0', exports: { '@declic/design-system': ['Button', 'Gauge'] } };

const registry = await startRegistry();

const currentVersions = async () => (await registry.composition()).remotes.map(({ version }) => version);

describe('a release that needs more than the live shell offers', () => {
  beforeEach(async () => {
    await registry.announce(offer);
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
    expect((await registry.register({ version: 'v2', needs: needsGauge }, false)).statusCode).toBe(201);
    expect((await registry.choose('v2')).statusCode).toBe(409);

    await registry.announce({ ...offer, exports: { '@declic/design-system': ['Badge', 'Button', 'Gauge'] } });
    expect((await registry.choose('v2')).statusCode).toBe(200);
  });
});

describe('announcing a shell', () => {
  it('names the current releases that cannot run in it, and changes none', async () => {
    await registry.register({ version: 'v1' });
    await registry.register({ name: 'mf-workshops', version: 'w1', needs: { react: '19.0.0', exports: {} } });
    const response = await registry.announce({ react: '19.3.1', exports: { '@declic/design-system': ['Badge'] } });

    expect(response.json()).toEqual({
      unmet: [{ name: 'mf-flow', version: 'v1', needs: ['@declic/design-system exports no Button.'] }],
    });
    expect(await currentVersions()).toEqual(['v1', 'w1']);
  });

  it('replaces the offer of the shell before', async () => {
    expect((await readOffer()).json()).toEqual({ offer: null });
    await registry.announce(offer);
    await registry.announce({ ...offer, react: '19.4.0' });
    expect((await readOffer()).json()).toEqual({ offer: { ...offer, react: '19.4.0' } });
  });

  it('is for the release pipeline only', async () => {
    const response = await registry.app.inject({ method: 'PUT', url: '/api/releases/shell', payload: { offer } });
    expect(response.statusCode).toBe(401);
    expect((await registry.app.inject({ url: '/api/releases/shell' })).statusCode).toBe(401);
  });
});

it('accepts every release before the first shell is announced', async () => {
  expect((await registry.register({ needs: needsGauge })).statusCode).toBe(201);
});

function readOffer() {
  return registry.app.inject({ url: '/api/releases/shell', headers: asPipeline });
}
