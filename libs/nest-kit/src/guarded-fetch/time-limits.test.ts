import { expect, it, vi } from 'vitest';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { startRawSite, startSite } from './testing/start-site.ts';

const { fetch } = fetchOnLoopback();
/** Time-outs of this test file. The client's timers have a resolution of about half a second. */
const limits = { answerTimeoutMs: 200, timeoutMs: 300 };

async function timeOf(work: Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work.catch(() => undefined);
  return performance.now() - from;
}

/** Far below what the whole exchange may take, which is what would end it otherwise. */
const PROMPTLY_MS = 15_000;

it('gives up a server that accepts and says nothing', async () => {
  const { origin } = await startRawSite(() => undefined);
  const answer = fetch(origin, { ...limits, timeoutMs: 30_000 });
  const time = timeOf(answer);
  await expect(answer).rejects.toMatchObject({ code: 'timed_out' });
  expect(await time).toBeLessThan(PROMPTLY_MS);
});

it('gives up a server that sends headers byte by byte', async () => {
  const { origin } = await startRawSite((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await expect(fetch(origin, { ...limits, timeoutMs: 10_000 })).rejects.toMatchObject({ code: 'timed_out' });
});

it('gives up a server that does not finish the TLS handshake', async () => {
  const { origin } = await startRawSite(() => undefined);
  const url = origin.replace('http:', 'https:');
  await expect(fetch(url, { ...limits, timeoutMs: 10_000 })).rejects.toMatchObject({ code: 'timed_out' });
});

it('gives up a body that drips, however steadily', async () => {
  const { origin } = await startSite((_request, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  });
  await expect(fetch(origin, limits)).rejects.toMatchObject({ code: 'timed_out' });
});

it('gives up interim answers without end', async () => {
  const { origin } = await startRawSite((socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await expect(fetch(origin, limits)).rejects.toMatchObject({ code: 'timed_out' });
});

it('counts the time of all redirects together', async () => {
  const asked = vi.fn();
  const { origin } = await startSite((_request, response) => {
    asked();
    setTimeout(() => {
      response.writeHead(302, { location: '/again' });
      response.end();
    }, 120);
  });
  await expect(fetch(origin, { answerTimeoutMs: 5_000, timeoutMs: 300 })).rejects.toMatchObject({ code: 'timed_out' });
  expect(asked.mock.calls.length).toBeLessThan(4);
});

it('gives up a name server that does not answer', async () => {
  const guarded = fetchOnLoopback({ resolve: () => new Promise(() => undefined) });
  await expect(guarded.fetch('http://slow.example.com/', { timeoutMs: 100 })).rejects.toMatchObject({
    code: 'timed_out',
  });
});

it('ends with the reason of the caller, and closes the connection', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<boolean>();
  const { origin } = await startSite((request) => {
    request.socket.on('close', () => closed.resolve(true));
    controller.abort(new Error('the caller left'));
  });
  await expect(fetch(origin, { signal: controller.signal })).rejects.toThrow('the caller left');
  expect(await closed.promise).toBe(true);
});

it('begins nothing for a caller that left', async () => {
  await expect(fetch('http://127.0.0.1:1/', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
});
