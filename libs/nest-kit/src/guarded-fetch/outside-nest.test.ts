import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { startSite } from './testing/start-site.ts';

/** Fetches `workerData.url`, and says which packages that loaded. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads');
const { registerHooks } = require('node:module');
const packages = new Set();
registerHooks({
  load(url, context, next) {
    const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
    if (name) packages.add(name);
    return next(url, context);
  },
});
import(workerData.module).then(async ({ createGuardedFetch }) => {
  const { fetch } = createGuardedFetch({ allowedOrigins: [workerData.url] });
  const answer = await fetch(workerData.url);
  const refused = await createGuardedFetch().fetch(workerData.url).catch(({ code }) => code);
  parentPort.postMessage({ text: answer.text(), refused, packages: [...packages].sort() });
});
`;

it('works in a worker thread, and loads neither Nest nor the rest of the kit', async () => {
  const { origin } = await startSite((_request, response) => response.end('hello'));
  const module = new URL('guarded-fetch.ts', import.meta.url).href;
  const worker = new Worker(WORK, { eval: true, workerData: { url: origin, module } });
  const message = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(message).toEqual({
    text: 'hello',
    refused: 'blocked_address',
    packages: ['ipaddr.js', 'robots-parser', 'undici'],
  });
});
