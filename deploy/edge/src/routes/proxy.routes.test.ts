import { Agent, createServer, get, request as httpRequest } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { BODY_LIMIT } from '@declic/nest-kit/body-limit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SendOptions, startEdge, type TestEdge } from '../testing/start-edge';
import { type SeenRequest, startUpstream, type Upstream } from '../testing/upstream';

let edge: TestEdge;

beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

async function seen(target: string, options?: SendOptions): Promise<SeenRequest> {
  return (await edge.send(target, options)).json() as unknown as SeenRequest; // what the echo answers
}

describe('what reaches a service', () => {
  it.each([
    ['/api/workshops/sessions?page=2', '/api/workshops/sessions?page=2'],
    ['/api/accounts', '/api/accounts'],
    ['/v1/actions/email_validate', '/v1/actions/email_validate'],
    ['/api/flow/ideas/a%20b?q=%2F', '/api/flow/ideas/a%20b?q=%2F'],
  ])('%s keeps its path', async (target, url) => {
    expect((await seen(target)).url).toBe(url);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is the body of a %s, as it was sent', async (method) => {
    const body = '{"b": 1,  "a": "é"}';
    const request = await seen('/api/flow/strategies', {
      method,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      body,
    });

    expect(request).toMatchObject({ method, body, headers: { 'content-type': 'application/json' } });
  });

  it('is the host that the visitor asked for, and who asked', async () => {
    const { headers } = await seen('/v1/actions', { headers: { host: 'declic.example' } });

    expect(headers).toMatchObject({
      host: 'declic.example',
      'x-forwarded-host': 'declic.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('is nothing that a visitor claims about himself', async () => {
    const { headers } = await seen('/v1/actions', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-forwarded-port': '1',
      },
    });

    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
    expect(headers['x-forwarded-port']).toBeUndefined();
  });

  it('is the cookie, the key and the composition id', async () => {
    const headers = {
      cookie: 'a=1',
      authorization: 'Bearer dc_live_x',
      'x-composition-id': 'abc',
      'idempotency-key': 'k',
    };

    expect((await seen('/v1/actions/x', { headers })).headers).toMatchObject(headers);
  });
});

describe('the request id', () => {
  it('is made when there is none, and told to both sides', async () => {
    const response = await edge.send('/api/flow/x');

    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((response.json() as unknown as SeenRequest).headers['x-request-id']).toBe(response.headers['x-request-id']);
  });

  it.each([
    ['kept-when-harmless', true],
    ['short', false],
    ['with spaces and "quotes"', false],
    ['x'.repeat(65), false],
  ])('%s: kept is %s', async (id, kept) => {
    const response = await edge.send('/api/flow/x', { headers: { 'x-request-id': id } });

    expect(response.headers['x-request-id'] === id).toBe(kept);
  });
});

describe('an address that no service has', () => {
  it.each(['/api/nothing', '/api/nothing/x', '/api/Workshops/x', '/dev/mailbox.json', '/v2/x'])(
    '%s is 404',
    async (path) => {
      expect((await edge.send(path)).status).toBe(404);
    },
  );

  it.each(['/api/nothing', '/api/nothing/x'])('%s is a problem, never HTML', async (path) => {
    const response = await edge.send(path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });

    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({ code: 'not_found', status: 404, request_id: expect.any(String) });
  });
});

describe('a path with two readings', () => {
  it.each([
    '/api/flow/..%2faccounts/x',
    '/api/flow/../accounts/x',
    '/api/flow//x',
    '/v1/%2e%2e/x',
    '/api/flow/a%5cb',
    '/api/flow/%00',
    '/api/flow/%zz',
  ])('%s reaches no service', async (path) => {
    const response = await edge.send(path);

    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});

describe('a large body', () => {
  const postChunked = (agent: Agent, size: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'transfer-encoding': 'chunked' };
      const target = { host: '127.0.0.1', port: edge.port, path: '/api/flow/x', method: 'POST', headers, agent };
      const request = httpRequest(target, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      request.once('error', reject);
      request.end(Buffer.alloc(size, 'x'));
    });
  const tooMuch = Buffer.alloc(BODY_LIMIT + 1, 'x');

  it('is refused when it says so', async () => {
    const response = await edge
      .send('/api/flow/x', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': tooMuch.length },
      })
      .catch(() => undefined);

    expect(response?.status).toBe(413);
    expect(response?.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('is refused when it does not say so', async () => {
    const response = await edge.send('/api/flow/x', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: tooMuch,
    });

    expect(response.status).toBe(413);
  });

  it('leaves the connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses = [];
    for (const size of [3 * BODY_LIMIT, 1, 3 * BODY_LIMIT, 1]) statuses.push(await postChunked(agent, size));
    agent.destroy();

    expect(statuses).toEqual([413, 200, 413, 200]);
  });

  it('is small already for a beacon', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 17 * 1024 };

    expect((await edge.send('/api/releases/beacons', { method: 'POST', headers })).status).toBe(413);
  });

  it('passes up to the limit', async () => {
    const body = tooMuch.subarray(1);

    expect(
      (await seen('/api/flow/x', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body })).body,
    ).toHaveLength(body.length);
  });
});

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

describe('the local mailbox', () => {
  it('is there in local mode', async () => {
    const mailbox = await startUpstream((request, response) => void response.end(request.url));
    const local = await startEdge({ mailboxUrl: mailbox.url });

    expect((await local.send('/dev/mailbox/messages')).text).toBe('/dev/mailbox/messages');
    await local.stop();
    await mailbox.stop();
  });

  it('does not exist otherwise', async () => {
    expect((await edge.send('/dev/mailbox')).status).toBe(404);
  });
});

describe('the local payments', () => {
  it('have their own place beside the mailbox, and nothing but their pages is reached', async () => {
    const mailbox = await startUpstream((request, response) => void response.end(`mailbox ${request.url}`));
    const payments = await startUpstream((request, response) => void response.end(`payments ${request.url}`));
    const local = await startEdge({ mailboxUrl: mailbox.url, paymentsUrl: payments.url });

    expect((await local.send('/dev/payments/checkout/cs_1?a=b')).text).toBe('payments /dev/payments/checkout/cs_1?a=b');
    expect((await local.send('/dev/mailbox')).text).toBe('mailbox /dev/mailbox');
    expect((await local.send('/dev/payments/../../v1/customers', { method: 'POST' })).text).not.toContain('payments');
    await local.stop();
    await Promise.all([mailbox.stop(), payments.stop()]);
  });

  it('do not exist otherwise', async () => {
    expect((await edge.send('/dev/payments/checkout/cs_1')).status).toBe(404);
  });
});

it('serves the API document that was built in', async () => {
  const response = await edge.send('/v1/openapi.json');

  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/releases/composition': expect.any(Object) },
  });
});

it('is alive', async () => {
  expect((await edge.send('/healthz')).json()).toEqual({ status: 'ok', composition_id: '0123456789abcdef' });
});

it('believes what a trusted proxy says about the visitor, and no more', async () => {
  const behindProxy = await startEdge({ trustedProxies: ['127.0.0.1'] });
  const response = await behindProxy.send('/v1/x', {
    headers: { 'x-forwarded-for': '6.6.6.6, 7.7.7.7', 'x-forwarded-proto': 'https' },
  });
  await behindProxy.stop();

  // 7.7.7.7 spoke to the proxy; 6.6.6.6 is only what 7.7.7.7 claims.
  expect((response.json() as unknown as SeenRequest).headers).toMatchObject({
    'x-forwarded-for': '7.7.7.7',
    'x-forwarded-proto': 'https',
  });
});

it('promises HTTPS only where there is HTTPS', async () => {
  const behindTls = await startEdge({ trustedProxies: ['127.0.0.1'] });

  expect(
    (await behindTls.send('/healthz', { headers: { 'x-forwarded-proto': 'https' } })).headers[
      'strict-transport-security'
    ],
  ).toBeDefined();
  expect(
    (await edge.send('/healthz', { headers: { 'x-forwarded-proto': 'https' } })).headers['strict-transport-security'],
  ).toBeUndefined();
  await behindTls.stop();
});

function servicesAt({ port }: TestEdge) {
  const url = `http://127.0.0.1:${port}`;
  return { releases: url, marketing: url, accounts: url, actions: url, workshops: url, flow: url };
}

/** An address where nobody listens any more. */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
