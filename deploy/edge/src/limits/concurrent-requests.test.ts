import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answersSoon, bearer, getHeld, limitedEdge, OTHER, until } from '../testing/limited-edge';
import { unfinishedPost } from '../testing/raw-client';
import { expectRefusalPage, FORM, inBrowser } from '../testing/refusal-page';

const setup = limitedEdge();

describe('requests at the same time', () => {
  const limits = { requests: { perNetwork: 3, perAccount: 2 } };

  it('of one network are limited, and other networks are not affected', async () => {
    const { send } = await setup.startEdge(limits);
    for (const bytes of [getHeld(), getHeld(), unfinishedPost('/v1/x')]) await setup.connect(bytes);
    await until(() => setup.held.length === 2);
    await answersSoon(() => send('/api/workshops/x'), 429);

    const refused = await send('/api/workshops/x');
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'content-type': expect.stringContaining('problem') });
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect((await send('/api/workshops/x', { from: OTHER })).status).toBe(200);
  });

  it('are refused with a page where a browser shows the answer', async () => {
    const { send } = await setup.startEdge(limits);
    for (let place = 0; place < 3; place += 1) await setup.connect(getHeld());
    await until(() => setup.held.length === 3);

    const headers = { ...inBrowser('fr'), ...FORM.headers };
    const refused = await send('/api/workshops/x', { method: 'POST', headers, body: FORM.body });
    expectRefusalPage(refused, 429);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.text).toContain('Rien n’a été envoyé. Revenez à la page précédente');
    expect((await send('/api/workshops/x', { headers: inBrowser('es') })).text).toContain('Reintentar');
  });

  it('of one account are limited over all its networks', async () => {
    const { send } = await setup.startEdge(limits);
    await setup.connect(getHeld(bearer('a-token')));
    await setup.connect(getHeld(bearer('a-token')), OTHER);
    await until(() => setup.held.length === 2);

    const headers = { authorization: 'Bearer a-token' };
    expect((await send('/v1/x', { headers, from: '127.0.0.3' })).status).toBe(429);
    expect((await send('/v1/x', { headers: { authorization: 'Bearer another' } })).status).toBe(200);
  });

  it('end with their answers', async () => {
    const { send } = await setup.startEdge(limits);
    for (let place = 0; place < 3; place += 1) await setup.connect(getHeld());
    await until(() => setup.held.length === 3);
    expect((await send('/v1/x')).status).toBe(429);
    for (const response of setup.held) response.end('done');
    await Promise.all(setup.clients.map((each) => each.hears(/done/)));

    const threeAtOnce = () => Promise.all(Array.from({ length: 3 }, async () => (await send('/v1/x')).status));
    await expect.poll(threeAtOnce, { timeout: 10_000 }).toEqual([200, 200, 200]);
  });

  it('count until the service has answered, also when their client has left', async () => {
    const { send } = await setup.startEdge(limits);
    for (let place = 0; place < 3; place += 1) await setup.connect(getHeld());
    await until(() => setup.held.length === 3);
    for (const { socket } of setup.clients) socket.destroy();
    await wait(50);
    expect((await send('/v1/x')).status).toBe(429);

    for (const response of setup.held) response.end('done');
    await answersSoon(() => send('/v1/x'), 200);
  });

  it.each([
    ['failed before its answer', (response: ServerResponse) => response.destroy()],
    [
      'hung up in the middle of it',
      async (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 10 }).write('half');
        await wait(50);
        response.destroy();
      },
    ],
  ])('are free again after the service %s', async (_, fail) => {
    const { send } = await setup.startEdge(limits);
    for (let place = 0; place < 3; place += 1) await setup.connect(getHeld());
    await until(() => setup.held.length === 3);
    await Promise.all(setup.held.map((response): unknown => fail(response)));

    await answersSoon(() => send('/v1/x'), 200);
  });

  it('are free again when a connection ends with pipelined requests', async () => {
    const { send } = await setup.startEdge(limits);
    const pipelining = await setup.connect(getHeld().repeat(3));
    await until(() => setup.held.length === 3);
    pipelining.socket.destroy();
    for (const response of setup.held) response.end('done');

    await answersSoon(() => send('/v1/x'), 200);
  });

  it('are free again when bodies were refused or never came', async () => {
    const { send } = await setup.startEdge(limits);
    for (let place = 0; place < 3; place += 1) {
      const leaving = await setup.connect(unfinishedPost('/v1/x'));
      leaving.socket.destroy();
      await send('/v1/x', {
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked' },
        body: Buffer.alloc(2_000_000),
      });
    }

    await answersSoon(() => send('/v1/x'), 200);
  });
});
