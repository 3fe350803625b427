import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { getHeld, limitedEdge, OTHER, until } from '../testing/limited-edge';
import { unfinishedPost } from '../testing/raw-client';

const setup = limitedEdge();

describe('slow requests', () => {
  it('300 bodies that do not end take no connection to the service, and other visitors are answered', async () => {
    const { send } = await setup.startEdge({});
    let connections = 0;
    setup.service.server.on('connection', () => (connections += 1));
    await Promise.all(Array.from({ length: 300 }, () => setup.connect(unfinishedPost('/api/flow/x'))));
    await wait(100);

    expect(connections).toBe(0);
    expect((await send('/api/flow/x', { method: 'POST', body: 'hello', from: OTHER })).text).toBe('hello');
  });

  it.each([
    ['a body', unfinishedPost('/api/flow/x')],
    ['a chunked body', 'POST /api/flow/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n'],
    ['a body after 100 Continue', unfinishedPost('/api/flow/x', ['expect: 100-continue'])],
    ['headers', 'GET /api/flow/x HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ])('%s that takes too long is answered 408 and the connection ends', async (_, bytes) => {
    await setup.startEdge({ headersTimeoutMs: 200, requestTimeoutMs: 300, timeoutCheckMs: 50 });
    const slow = await setup.connect(bytes);
    const drip = setInterval(() => slow.socket.write(bytes.includes('chunked') ? '1\r\nx\r\n' : ' '), 50);
    await slow.closed;
    clearInterval(drip);

    expect(slow.heard()).toContain('HTTP/1.1 408 Request Timeout');
    expect(slow.heard()).toContain('"code":"request_timeout"');
  });

  it.each([
    ['/login', 405],
    ['/api/unknown/x', 404],
  ])('a body that no service takes (%s) is not kept, and answered before it is there', async (path, status) => {
    await setup.startEdge({});
    const slow = await setup.connect(unfinishedPost(path));
    await until(() => slow.heard() !== '');

    expect(slow.heard()).toContain(`HTTP/1.1 ${status} `);
  });

  it('a connection without a request is ended without an answer', async () => {
    await setup.startEdge({ headersTimeoutMs: 200, requestTimeoutMs: 300, timeoutCheckMs: 50 });
    const idle = await setup.connect('');
    await idle.closed;

    expect(idle.heard()).toBe('');
  });

  it('a slow service is waited for beyond the time-out of requests', async () => {
    await setup.startEdge({ headersTimeoutMs: 1_000, requestTimeoutMs: 1_000, timeoutCheckMs: 50 });
    const patient = await setup.connect(getHeld());
    await until(() => setup.held.length === 1);
    await wait(2_000);
    setup.held[0]?.end('late');

    expect(await patient.hears(/late/)).toContain('HTTP/1.1 200');
  });
});
