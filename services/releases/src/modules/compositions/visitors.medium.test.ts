import type { OpOutput } from '@declic/nest-kit';
import { createVisitorId, findTicketFault } from '@declic/nest-kit/composition';
import { beforeEach, describe, expect, it } from 'vitest';
import { BEACON_SECRET } from '../../testing/environment';
import { startRegistry } from '../../testing/registry';

const registry = await startRegistry();
const address = '192.0.2.7';

beforeEach(async () => {
  await registry.register({ version: 'v1' });
  await registry.register({ version: 'v2' }, { activate: false });
  await registry.setCanary('v2', 50);
});

async function compositionOf(visitorId?: string) {
  const cookie = visitorId === undefined ? {} : { cookie: `other=1; declic_visitor=${visitorId}` };
  const headers = { 'x-forwarded-for': address, ...cookie };
  const response = await registry.app.inject({ url: '/api/releases/composition', headers });
  return response.json<OpOutput<'getComposition'>>();
}

describe('a visitor who asks again', () => {
  it('gets one choice each time, and not all get the same', async () => {
    const visitors = Array.from({ length: 20 }, createVisitorId);
    const first = await Promise.all(visitors.map(compositionOf));
    const again = await Promise.all(visitors.map(compositionOf));

    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(new Set(first.map(({ remotes }) => remotes[0]?.version))).toEqual(new Set(['v1', 'v2']));
    expect(new Set(first.map(({ id }) => id)).size).toBe(2);
  });

  it('gets no canary without the cookie of the edge', async () => {
    const all = await Promise.all([undefined, 'short', 'x'.repeat(23)].map(compositionOf));
    expect(all.map(({ remotes }) => remotes[0]?.version)).toEqual(['v1', 'v1', 'v1']);
  });

  it('gets a ticket for what it gets', async () => {
    const { id: compositionId, ticket } = await compositionOf();
    const find = (version: string) =>
      findTicketFault(
        BEACON_SECRET,
        ticket,
        { compositionId, network: '192.0.2.0/24' },
        { name: 'mf-flow', version },
        new Date(),
      );

    expect(find('v1')).toBeUndefined();
    expect(find('v2')).toBe('other_version');
  });
});
