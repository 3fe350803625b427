import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import { createGuardedFetch } from '@declic/nest-kit/guarded-fetch';
import { createPorts } from '../../ports/create-ports';
import { createWeb } from '../../ports/web';
import { runWithin } from '../../testing/pools/run-within';
import type { PoolJob } from './pool-job';

const aJob = (slug: string, value: unknown): PoolJob => ({ slug, input: { value }, requestId: 'req_1' });
/** For a worker that starts on a machine that does other work. */
const START_MS = 30_000;
const soon = { timeoutMs: START_MS };

/** A page that is answered when the test says so, and a pool of one core whose actions may read it. */
async function aSlowPage(workers: number) {
  const held = Promise.withResolvers<void>();
  const server = createServer((_request, response) => void held.promise.then(() => response.end('the page')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on TCP
  const { fetch, mayFetch } = createGuardedFetch({ allowedOrigins: [url] });
  // The page is held for as long as another worker takes to start.
  const patience = { timeoutMs: START_MS, answerTimeoutMs: START_MS };
  const web = createWeb({ mayFetch, fetch: (address, options) => fetch(address, { ...options, ...patience }) });
  const ports = { ...createPorts({ egress: { allowedOrigins: [url] }, model: null }), web };
  const runner = aPoolRunner({ ports, limits: { worker: { workers, working: 1 } } });
  const hasAsked = (count: number) => expect.poll(() => countConnections(server), { timeout: START_MS }).toBe(count);
  return { runner, url, answer: () => held.resolve(), hasAsked };
}

function countConnections(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

it('lets others work while a run waits for the network', async () => {
  const { runner, url, answer, hasAsked } = await aSlowPage(2);
  const reading = runWithin(runner, 'worker', aJob('read_page', url), soon);
  await hasAsked(1);
  expect(await runWithin(runner, 'worker', aJob('echo', 1), { ...soon, account: 'eve' })).toMatchObject({ data: {} });
  answer();
  expect(await reading).toMatchObject({ data: { text: 'the page' } });
});

it('gives an answer of the network to its run when a core is free', async () => {
  const { runner, url, answer, hasAsked } = await aSlowPage(2);
  const reading = runWithin(runner, 'worker', aJob('read_page', url), soon).then(() => 'read');
  await hasAsked(1);
  const working = runWithin(runner, 'worker', aJob('sleep', 1_000), { ...soon, account: 'eve' }).then(() => 'worked');
  await pause(100);
  answer();
  expect(await Promise.race([reading, working])).toBe('worked');
  expect(await reading).toBe('read');
});

it('ends a run that loops after its page, and no other', async () => {
  const { runner, url, answer, hasAsked } = await aSlowPage(4);
  const reading = runWithin(runner, 'worker', aJob('read_page', url), { ...soon, account: 'eve' });
  await hasAsked(1);
  const looping = runWithin(runner, 'worker', aJob('read_and_loop', url), { timeoutMs: 10_000 });
  await hasAsked(2);
  answer();
  await expect(looping).rejects.toThrow('Not done after 10000 ms.');
  expect(await reading).toMatchObject({ data: { text: 'the page' } });
  // The core that the loop held is free.
  expect(await runWithin(runner, 'worker', aJob('echo', 1), soon)).toMatchObject({ data: {} });
});

it('closes the connection of a run that is ended, which is answered at its deadline', async () => {
  const { runner, url, hasAsked } = await aSlowPage(2);
  await runWithin(runner, 'worker', aJob('echo', 1), soon);
  const startedAt = performance.now();
  const reading = runWithin(runner, 'worker', aJob('read_page', url), { timeoutMs: 5_000 });
  await hasAsked(1);
  await expect(reading).rejects.toThrow('Not done after 5000 ms.');
  // The page is not answered, and is given up after 30 s.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  await hasAsked(0);
  await expect.poll(() => runner.size).toBeLessThanOrEqual(1);
});

it('gives one account half of the workers', async () => {
  const { runner, url, answer, hasAsked } = await aSlowPage(2);
  const reading = [1, 2, 3].map(() => runWithin(runner, 'worker', aJob('read_page', url), soon));
  await hasAsked(1);
  expect(await runWithin(runner, 'worker', aJob('echo', 1), { ...soon, account: 'eve' })).toMatchObject({ data: {} });
  answer();
  await Promise.all(reading);
});
