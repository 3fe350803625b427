import { describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/expect-problem';
import { type SendOptions, startEdge, startEdgeForFile } from '../testing/start-edge';
import type { SeenRequest } from '../testing/upstream';

const edge = await startEdgeForFile();

async function seen(target: string, options?: SendOptions): Promise<SeenRequest> {
  return (await edge.send(target, options)).json() as unknown as SeenRequest; // what the echo answers
}

describe('what reaches a service', () => {
  it.each([
    ['/api/workshops/sessions?page=2', '/api/workshops/sessions?page=2'],
    ['/api/accounts', '/api/accounts'],
    ['/v1/actions/email_validate', '/v1/actions/email_validate'],
    ['/v1/openapi.json', '/v1/openapi.json'],
    ['/llms.txt', '/llms.txt'],
    ['/sitemap-workshops.xml', '/sitemap-workshops.xml'],
    ['/docs', '/docs'],
    ['/docs/actions?search=mail', '/docs/actions?search=mail'],
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
    expectProblem(await edge.send(path));
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
