import { once } from 'node:events';
import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bearer, limitedEdge, OTHER } from '../testing/limited-edge';

const setup = limitedEdge();

const getEvents = (headers = '') =>
  `GET /api/flow/strategies/0198c0de-0000-7000-8000-000000000001/events HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;

describe('event streams', () => {
  it('take no connection from the other calls of their service', async () => {
    const { send } = await setup.startEdge({ connectionsPerService: 2 });
    for (let place = 0; place < 4; place += 1) await (await setup.connect(getEvents())).hears(/data: one/);

    expect((await send('/api/flow/x')).status).toBe(200);
  });

  it('are limited per account, and others are not affected', async () => {
    await setup.startEdge({ streams: { perNetwork: 100, perAccount: 2 } });
    for (let place = 0; place < 2; place += 1)
      await (await setup.connect(getEvents(bearer('mine')))).hears(/data: one/);

    const third = await (await setup.connect(getEvents(bearer('mine')))).hears(/too_many/);
    expect(third).toContain('HTTP/1.1 429');
    expect(third).toContain('retry-after: 2');
    expect(await (await setup.connect(getEvents(bearer('another')))).hears(/data: one/)).toContain('HTTP/1.1 200');
  });

  it('are limited per network, also with invented tokens, and end with their clients', async () => {
    await setup.startEdge({ streams: { perNetwork: 2, perAccount: 2 } });
    for (const token of ['one', 'two']) await (await setup.connect(getEvents(bearer(token)))).hears(/data: one/);
    expect(await (await setup.connect(getEvents(bearer('three')))).hears(/too_many/)).toContain('HTTP/1.1 429');
    expect(await (await setup.connect(getEvents(bearer('three')), OTHER)).hears(/data: one/)).toContain('HTTP/1.1 200');

    setup.clients[0]?.socket.destroy();
    await expect
      .poll(async () => (await setup.connect(getEvents(bearer('three')))).hears(/data: one|too_many/), {
        timeout: 10_000,
      })
      .toContain('HTTP/1.1 200');
  });
});

it('a service hears that the reader of a stream has left', async () => {
  const { port } = await setup.startEdge({});
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/api/flow/strategies/0198c0de-0000-7000-8000-000000000001/events',
  });
  await once(request, 'response');
  const left = once(setup.held[0] ?? request, 'close');
  request.destroy();

  await expect(left).resolves.toBeDefined();
});
