import { expect, it } from 'vitest';
import { UpstreamError } from '../run-errors';
import { RemotePorts } from './remote-ports';
import type { FromWorker } from './worker-messages';

function aRun() {
  const sent: FromWorker[] = [];
  const remote = new RemotePorts((message) => void sent.push(message));
  remote.begin();
  return { remote, web: remote.ports.web, sent };
}

const url = 'https://a.test/';
const none = () => new AbortController().signal;

it('reads a page through the service, in the charset of its server', async () => {
  const { remote, web, sent } = aRun();
  const reading = web.fetch(url, { signal: none(), maxBytes: 10 });
  expect(sent).toEqual([{ type: 'call', id: 1, call: { port: 'web', method: 'fetch', url, maxBytes: 10 } }]);
  const page = { url, status: 200, mime: 'text/html', charset: 'latin1', bytes: new Uint8Array([0xe9]) };
  remote.settle(1, { ok: true, value: page });
  const { text, ...facts } = await reading;
  expect([facts, text()]).toEqual([page, 'é']);
});

it('throws what the service was told', async () => {
  const { remote, web } = aRun();
  const asking = web.isAllowed(url);
  remote.settle(1, { ok: false, error: { type: 'upstream', message: 'The page is away.' } });
  await expect(asking).rejects.toEqual(new UpstreamError('The page is away.'));
});

it('cancels a call that is aborted, once', async () => {
  const { remote, web, sent } = aRun();
  const caller = new AbortController();
  const reading = expect(web.fetch(url, { signal: caller.signal })).rejects.toThrow('enough');
  caller.abort(new Error('enough'));
  await reading;
  expect(sent.slice(1)).toEqual([{ type: 'cancel', id: 1 }]);
  remote.settle(1, { ok: true, value: true });
});

it('sends nothing for what a run left behind', async () => {
  const { remote, web, sent } = aRun();
  const caller = new AbortController();
  void web.fetch(url, { signal: caller.signal }).catch(() => undefined);
  remote.end();
  caller.abort(new Error('too late'));
  void web.fetch(url, { signal: none() });
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.map(({ type }) => type)).toEqual(['call']);
});
