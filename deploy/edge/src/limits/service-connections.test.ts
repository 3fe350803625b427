import { describe, expect, it } from 'vitest';
import { answersSoon, getHeld, limitedEdge, until } from '../testing/limited-edge';

const setup = limitedEdge();

describe('the connections to a service', () => {
  it('that are all in use are answered 503 at once, and other services are not affected', async () => {
    const { send } = await setup.startEdge({ connectionsPerService: 2 });
    for (let place = 0; place < 2; place += 1) await setup.connect(getHeld());
    await until(() => setup.held.length === 2);

    const refused = await send('/api/flow/x');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.json()).toMatchObject({ code: 'service_unavailable', service: 'flow' });
    expect((await send('/api/workshops/x')).status).toBe(200);

    for (const response of setup.held) response.end('done');
    await answersSoon(() => send('/api/flow/x'), 200);
  });

  it('are free again when a client does not read a large answer', async () => {
    const { send } = await setup.startEdge({
      connectionsPerService: 1,
      // Time to see that it is taken.
      slowReader: { graceMs: 3_000, bytesPerSecond: 2 ** 30 },
    });
    const slow = await setup.connect('GET /api/flow/large HTTP/1.1\r\nhost: a\r\n\r\n');
    slow.socket.pause();

    await answersSoon(() => send('/api/flow/x'), 503);
    await answersSoon(() => send('/api/flow/x'), 200);
  });
});

it('a client that reads steadily gets all of a large answer', async () => {
  await setup.startEdge({ slowReader: { graceMs: 500, bytesPerSecond: 1024 } });
  const steady = await setup.connect('GET /api/flow/large HTTP/1.1\r\nhost: a\r\n\r\n');
  const pausing = setInterval(() => (steady.socket.isPaused() ? steady.socket.resume() : steady.socket.pause()), 20);
  await until(() => steady.heard().length > 8 * 1024 * 1024);
  clearInterval(pausing);
});
