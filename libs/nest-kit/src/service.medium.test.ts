import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import type { OpOutput } from '.';
import { ada, example, startExample } from './testing/start-example';

const { app } = await startExample();

const ledgerUrl = '/api/accounts/ledger';

describe('another method', () => {
  it.each([
    { method: 'DELETE', url: ledgerUrl, allow: 'GET, HEAD, OPTIONS' },
    { method: 'GET', url: '/v1/email/validate?a=b', allow: 'POST, OPTIONS' },
    { method: 'HEAD', url: '/api/accounts/sign-up', allow: 'POST, OPTIONS' },
    { method: 'PUT', url: '/v1/actions/anything', allow: 'GET, HEAD, POST, OPTIONS' },
  ] as const)('$method of $url is refused with what is allowed', async ({ method, url, allow }) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(response.json()).toMatchObject({ code: 'method_not_allowed', status: 405 });
  });

  it('OPTIONS names what is allowed', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: ledgerUrl });
    expect([response.statusCode, response.headers['allow'], response.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
  });

  it.each(['POST', 'OPTIONS'] as const)('%s of an unknown path is 404', async (method) => {
    expect((await app.inject({ method, url: '/api/accounts/nothing' })).statusCode).toBe(404);
  });

  it('HEAD answers as GET does, without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/accounts/me', headers: app.as(ada) });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('HEAD of an event stream opens no stream', async () => {
    const url = '/api/flow/strategies/0198c0de-0000-7000-8000-000000000001/events';
    const response = await app.inject({ method: 'HEAD', url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, OPTIONS']);
  });
});

describe('answers', () => {
  it.each(['/api/accounts/me', '/nowhere', '/health/live'])(
    'allow no content when %s is opened as a page',
    async (url) => {
      const response = await app.inject({ url, headers: app.as(ada) });
      expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('carry the request id that the edge gave', async () => {
    const response = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'request-12345678' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-request-id']).toBe('request-12345678');
    expect(response.json()).toEqual({
      type: '/docs/errors/not_found',
      title: 'There is nothing at this address.',
      status: 404,
      code: 'not_found',
      request_id: 'request-12345678',
    });
  });

  it('make up an id when the given one could be an attack on the logs', async () => {
    const response = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'a b\t{"level":60}' } });
    expect(response.json().request_id).toMatch(/^[\w-]{36}$/);
  });

  it('add what a refusal wants to say', async () => {
    const response = await app.inject({ method: 'POST', url: '/v1/email/validate', headers: { 'x-pass': 'yes' } });
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({
      status: 402,
      code: 'out_of_credits',
      title: 'There are no credits left.',
      balance: 0,
    });
  });

  it('do not report a client that leaves in the middle of its body as an error', async () => {
    const reports = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await app.nest.listen(0, '127.0.0.1');
    const { port } = app.nest.getHttpServer().address() as AddressInfo; // listens on TCP
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/accounts/sign-up HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await wait(100);
    socket.destroy();
    await wait(100);
    expect(reports).not.toHaveBeenCalled();
    reports.mockRestore();
  });

  it('say nothing about an unexpected error', async () => {
    const response = await app.inject({ url: '/broken' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
    expect(response.json().code).toBe('internal_error');
  });

  it('are checked against the contract', async () => {
    example.ledger = [{ id: 'not a ledger entry' }] as unknown as OpOutput<'getUserCreditLedger'>;
    const response = await app.inject({ url: ledgerUrl, headers: app.as(ada) });
    expect(response.statusCode).toBe(500);
  });

  it('are not cached unless a handler says so', async () => {
    const response = await app.inject({ url: '/api/accounts/me', headers: app.as(ada) });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('probes', () => {
  it.each(['/health/live', '/health/ready'])('answers %s', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('counts requests by route', async () => {
    await app.inject({ url: '/api/accounts/me', headers: app.as(ada) });
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toMatch(
      /http_request_duration_seconds_count\{service="accounts",method="GET",route="\/api\/accounts\/me",status="200"\} [1-9]/,
    );
  });
});
