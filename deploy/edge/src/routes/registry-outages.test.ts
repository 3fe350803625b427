import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { aComposition, aRemote, toCandidates } from '../testing/a-composition';
import { startEdge, type TestEdge, type TestResponse } from '../testing/start-edge';

const OUTAGES: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  'is slow': (_request, response) => {
    setTimeout(() => response.end(JSON.stringify(toCandidates(aComposition()))), 1_000);
  },
  'answers 500': (_request, response) => response.writeHead(500).end(),
  'answers nothing': (_request, response) => response.end(),
  'breaks off': (_request, response) => response.end('{"id":"0123","remotes":[{"name":"mf-w'),
  'has no remote': (_request, response) =>
    response.end(JSON.stringify(toCandidates(aComposition({ id: 'e'.repeat(16), remotes: [] })))),
  'has one bad remote': (_request, response) =>
    response.end(JSON.stringify(toCandidates({ ...aComposition(), remotes: [{ ...aRemote(), areas: null }] }))),
};

/** Enough for the composition to be due, and for pages that would wait for it. */
const PAGES = 4;

// Then a page that waits for the registry gets no answer at all, however fast or slow the machine is.
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});

it.each(Object.keys(OUTAGES))('a page is the same while the registry %s', async (what) => {
  const edge = await startEdge();
  const before = await edge.send('/workshops');
  edge.registry.answer = OUTAGES[what];
  await untilAskedAgain(edge);
  await untilAskedAgain(edge);

  await expectSamePages(edge, before);
  await edge.stop();
});

it('a page is the same, and waits for nothing, while the registry hangs', async () => {
  const edge = await startEdge();
  const before = await edge.send('/workshops');
  const held: ServerResponse[] = [];
  edge.registry.answer = (_request, response) => void held.push(response);
  await untilAskedAgain(edge);

  await expectSamePages(edge, before);
  expect(held).toHaveLength(1);
  await edge.stop();
});

it('a page waits for nothing while the registry hangs after it failed', async () => {
  const edge = await startEdge();
  const before = await edge.send('/workshops');
  edge.registry.answer = OUTAGES['answers 500'];
  await untilAskedAgain(edge);
  edge.registry.answer = () => undefined;
  await untilAskedAgain(edge);

  await expectSamePages(edge, before);
  await edge.stop();
});

async function untilAskedAgain({ registry }: TestEdge): Promise<void> {
  const { asked } = registry;
  await expect.poll(() => registry.asked).toBeGreaterThan(asked);
}

async function expectSamePages(edge: TestEdge, before: TestResponse): Promise<void> {
  for (let page = 0; page < PAGES; page += 1) {
    const { status, text } = await edge.send('/workshops');
    expect([status, withoutNonces(text)]).toEqual([200, withoutNonces(before.text)]);
  }
}

/** Nonces and tickets are new for each page. */
function withoutNonces(html: string): string {
  return html.replaceAll(/nonce="[^"]+"|"ticket":"[^"]+"/g, '');
}
