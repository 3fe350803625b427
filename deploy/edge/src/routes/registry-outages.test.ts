import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { aComposition, aRemote, toCandidates } from '../testing/a-composition';
import { startEdge, type TestEdge, type TestResponse } from '../testing/start-edge';

const OUTAGES: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  hangs: () => undefined,
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

/** Of a page on a busy machine: a page that waited for a registry that hangs would take half a second or more. */
const MAX_MS = 250;

it.concurrent.each(Object.keys(OUTAGES))('a page is the same, and as fast, while the registry %s', async (what) => {
  const edge = await startEdge();
  const before = await edge.send('/workshops');
  edge.registry.answer = OUTAGES[what];
  const pages = await timePages(edge, 4);
  const { asked } = edge.registry;
  await edge.stop();

  expect(asked).toBeGreaterThan(1);
  for (const { status, text } of pages)
    expect([status, withoutNonces(text)]).toEqual([200, withoutNonces(before.text)]);
  expect(Math.max(...pages.map(({ ms }) => ms))).toBeLessThan(MAX_MS);
});

/** Pages that come so late that the composition is due each time. */
async function timePages(edge: TestEdge, count: number) {
  const pages: (TestResponse & { ms: number })[] = [];
  while (pages.length < count) {
    await new Promise((resolve) => setTimeout(resolve, 260));
    const startedAt = performance.now();
    const response = await edge.send('/workshops');
    pages.push({ ...response, ms: performance.now() - startedAt });
  }
  return pages;
}

/** Nonces and tickets are new for each page. */
function withoutNonces(html: string): string {
  return html.replaceAll(/nonce="[^"]+"|"ticket":"[^"]+"/g, '');
}
