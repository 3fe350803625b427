import { createVisitorId, findTicketFault } from '@declic/nest-kit/composition';
import { beforeEach, expect, it } from 'vitest';
import { aComposition, aRemote, toCandidates } from '../testing/a-composition';
import { BEACON_SECRET, startEdgeForFile, type TestResponse } from '../testing/start-edge';
import { untilTaken } from '../testing/until-taken';

const edge = await startEdgeForFile({ trustedProxies: ['127.0.0.1'] });

const stable = toCandidates(aComposition());
const withCanary = {
  ...stable,
  remotes: [{ stable: aRemote(), canary: { percent: 50, release: aRemote({ version: 'w2' }) } }],
};

async function registryAnswers(answer: object): Promise<void> {
  edge.registry.answer = (_request, response) => void response.end(JSON.stringify(answer));
  await untilTaken(edge);
}

const open = (visitorId?: string, headers = {}) =>
  edge.send('/workshops', { headers: { ...(visitorId && { cookie: `declic_visitor=${visitorId}` }), ...headers } });

interface InlinedComposition {
  id: string;
  ticket: string;
  remotes: { version: string }[];
}

function inlined({ text }: TestResponse): InlinedComposition {
  const [, json = ''] = /id="composition">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(json) as InlinedComposition; // what the edge writes
}

const versionOf = (page: TestResponse) => inlined(page).remotes[0]?.version;

beforeEach(() => registryAnswers(withCanary));

it('gives the canary to some visitors, and each visitor the same each time', async () => {
  const visitors = Array.from({ length: 20 }, createVisitorId);
  const first = await Promise.all(visitors.map(async (visitor) => versionOf(await open(visitor))));
  const again = await Promise.all(visitors.map(async (visitor) => versionOf(await open(visitor))));

  expect(again).toEqual(first);
  expect(new Set(first)).toEqual(new Set(['w1', 'w2']));
});

it('lets a new visitor come back as the same one', async () => {
  const page = await open();
  const [cookie = ''] = page.headers['set-cookie'] ?? [];

  expect(cookie).toMatch(/^declic_visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const [, visitorId] = /=([^;]+)/.exec(cookie) ?? [];
  const again = await open(visitorId);
  expect(versionOf(again)).toBe(versionOf(page));
  expect(again.headers['set-cookie']).toBeUndefined();
});

it('sets a cookie for encrypted connections only where the page came over one', async () => {
  const { headers } = await open(undefined, { 'x-forwarded-proto': 'https' });
  expect(String(headers['set-cookie'])).toMatch(/; Secure$/);
});

it('signs what the visitor gets', async () => {
  for (const visitor of Array.from({ length: 10 }, createVisitorId)) {
    const { id: compositionId, ticket, remotes } = inlined(await open(visitor));
    const find = (version: string) =>
      findTicketFault(
        BEACON_SECRET,
        ticket,
        { compositionId, network: '127.0.0.0/24' },
        { name: 'mf-workshops', version },
        new Date(),
      );
    expect(['w1', 'w2'].filter((version) => find(version) === undefined)).toEqual([remotes[0]?.version]);
  }
});

it('preloads the files of the version that the visitor gets', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => open(createVisitorId())));
  for (const page of pages) expect(page.text).toContain(`/remotes/mf-workshops/${versionOf(page)}/remoteEntry.js`);
});

it('sets no cookie while no canary runs', async () => {
  await registryAnswers(stable);
  const page = await open();

  expect(page.headers['set-cookie']).toBeUndefined();
  expect(inlined(page).id).toBe(aComposition().id);
});

it('gives all visitors the stable version as soon as the canary was withdrawn', async () => {
  const visitors = Array.from({ length: 20 }, createVisitorId);
  await registryAnswers(stable);
  const versions = await Promise.all(visitors.map(async (visitor) => versionOf(await open(visitor))));

  expect(new Set(versions)).toEqual(new Set(['w1']));
});
