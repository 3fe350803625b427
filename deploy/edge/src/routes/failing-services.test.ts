import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { expectRefusalPage, FORM, inBrowser } from '../testing/refusal-page';
import { startEdge, startEdgeForFile, type TestEdge } from '../testing/start-edge';
import { startUpstream, type Upstream } from '../testing/upstream';

const edge = await startEdgeForFile();

describe('a service in trouble', () => {
  let other: TestEdge | undefined;
  let upstream: Upstream | undefined;

  afterEach(async () => {
    await other?.stop();
    await upstream?.stop();
    other = upstream = undefined;
  });

  async function edgeWithFlowAt(url: string): Promise<TestEdge> {
    other = await startEdge({ services: { ...servicesAt(edge), flow: url } });
    return other;
  }

  it('that is down is named in a 503', async () => {
    const response = await (await edgeWithFlowAt(await freeAddress())).send('/api/flow/strategies');

    expect(response.status).toBe(503);
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.json()).toMatchObject({ code: 'service_unavailable', service: 'flow', status: 503 });
  });

  it.each([
    ['fr-FR,fr;q=0.9', 'POST', 'Revenez à la page précédente'],
    ['es', 'POST', 'Vuelve a la página anterior'],
    ['de,en;q=0.5', 'GET', 'Open this page again in a moment.'],
  ])(
    'is a page in the language %s for whoever sees the answer of a %s in a browser',
    async (language, method, words) => {
      const { send } = await edgeWithFlowAt(await freeAddress());
      const headers = { ...inBrowser(language), ...(method === 'POST' && FORM.headers) };
      const response = await send('/api/flow/form', { method, headers, ...(method === 'POST' && { body: FORM.body }) });
      expectRefusalPage(response, 503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.text).toContain(words);
    },
  );

  it.each([
    ['/fr/', 'http://localhost', 'fr'],
    ['/es/', 'http://localhost', 'es'],
    ['/partners', 'http://localhost', 'en'],
    ['/fr/', 'https://elsewhere.example', 'en'],
  ])(
    'answers a form of the page %s of %s in the language %s, whose browser wants English',
    async (page, origin, lang) => {
      const { send } = await edgeWithFlowAt(await freeAddress());
      const headers = { ...inBrowser('en'), ...FORM.headers, host: 'localhost', referer: origin + page };
      const { text } = await send('/api/flow/form', { method: 'POST', headers, body: FORM.body });
      expect(text).toContain(`<html lang="${lang}">`);
    },
  );

  it('that hangs up is named, too', async () => {
    upstream = await startUpstream((request) => void request.socket.destroy());
    const response = await (await edgeWithFlowAt(upstream.url)).send('/api/flow/strategies');

    expect(response.json()).toMatchObject({ code: 'service_unavailable', service: 'flow' });
  });

  it('that answers 503 itself is asked once', async () => {
    let asked = 0;
    upstream = await startUpstream((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '1' }).end();
    });

    expect((await (await edgeWithFlowAt(upstream.url)).send('/api/flow/strategies')).status).toBe(503);
    expect(asked).toBe(1);
  });

  it('leaves the others alone', async () => {
    expect((await (await edgeWithFlowAt(await freeAddress())).send('/api/workshops/sessions')).status).toBe(200);
  });

  it('streams events as they happen, and hears when the visitor leaves', async () => {
    let left: Promise<unknown> | undefined;
    upstream = await startUpstream((_request, response) => {
      left = once(response, 'close');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
    });
    const { port } = await edgeWithFlowAt(upstream.url);

    const request = get({ host: '127.0.0.1', port, path: '/api/flow/events' });
    const [response] = await once(request, 'response');
    const [chunk] = await once(response, 'data');
    request.destroy();

    expect(String(chunk)).toBe('data: one\n\n');
    await expect(left).resolves.toBeDefined();
  });

  it('does not hold up a shutdown with an open event stream', async () => {
    upstream = await startUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    });
    const { app, port } = await edgeWithFlowAt(upstream.url);
    const request = get({ host: '127.0.0.1', port, path: '/api/flow/events' });
    request.on('error', () => undefined);
    const [response] = await once(request, 'response');
    response.on('error', () => undefined);
    await once(response, 'data');

    await expect(app.close()).resolves.toBeUndefined();
  });
});

function servicesAt({ port }: TestEdge) {
  const url = `http://127.0.0.1:${port}`;
  return { releases: url, marketing: url, accounts: url, actions: url, workshops: url, flow: url };
}

/** An address on which no process listens any more. */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
