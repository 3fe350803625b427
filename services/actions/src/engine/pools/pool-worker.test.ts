import { describe, expect, it } from 'vitest';
import type { OutsidePorts } from './port-calls';
import { PoolWorker } from './pool-worker';
import type { ToWorker } from './worker-messages';

/** A worker whose process sends what the test says. */
function aWorker(ports: OutsidePorts = {}, unreadBytes = 0) {
  const sent: ToWorker[] = [];
  const ended = Promise.withResolvers<Error>();
  let listen: (message: unknown) => void = () => undefined;
  const worker = new PoolWorker({
    send: (message) => void sent.push(message),
    onMessage: (listener) => (listen = listener),
    countUnread: () => unreadBytes,
    refuse: (reason) => ended.resolve(new Error(reason)),
    kill: () => ended.resolve(new Error('The process was killed.')),
    ended: ended.promise,
  });
  const core = { take: () => Promise.resolve(), give: () => undefined };
  const run = worker.run({ slug: 'echo', input: {}, requestId: 'req_1' }, core, ports);
  return { worker, run, sent, send: (message: unknown) => listen(message) };
}

it('resolves with the reply of its process', async () => {
  const { run, send } = aWorker();
  const reply = { ok: true, result: { data: {}, warnings: [] }, memoryBytes: 1 };
  send({ type: 'begun' });
  send({ type: 'reply', reply });
  expect(await run).toEqual(reply);
});

const reply = { type: 'reply', reply: { ok: true, result: { data: {}, warnings: [] }, memoryBytes: 1 } };
const aCall = (id: number) => ({ type: 'call', id, call: { port: 'web', method: 'fetch', url: 'https://a.test' } });
const aPage = (id: number, maxBytes?: number) => ({ ...aCall(id), call: { ...aCall(id).call, maxBytes } });
const begun = { type: 'begun' };
const waits = { type: 'waits' };
const MB = 1024 * 1024;
const callsWithoutEnd = Array.from({ length: 65 }, (_, id) => aPage(id, 1));
const cancelsWithoutEnd = Array.from({ length: 20_001 }, (_, id) => ({ type: 'cancel', id }));

it.each([
  ['none of a worker', [null]],
  ['none of a worker', ['text']],
  ['none of a worker', [{}]],
  ['none of a worker', [begun, { type: 'reply', reply: { ok: true, memoryBytes: 1 } }]],
  ['none of a worker', [begun, { ...aCall(1), call: { port: 'files', method: 'read', path: '/etc/passwd' } }]],
  ['"reply" out of its turn', [reply]],
  ['"begun" out of its turn', [begun, begun]],
  ['"waits" out of its turn', [begun, waits, waits]],
  ['"ready" out of its turn', [begun, { type: 'ready' }]],
  ['too many calls', [begun, ...callsWithoutEnd]],
  ['too many calls', [begun, aCall(1), aCall(1)]],
  ['none of a worker', [begun, aPage(1, 20 * MB + 1)]],
  ['more than it reads', [begun, ...Array.from({ length: 5 }, (_, id) => aPage(id))]],
  ['more than it reads', [begun, ...Array.from({ length: 25 }, (_, id) => aPage(id, 4 * MB))]],
  ['too many messages', [begun, ...cancelsWithoutEnd]],
])('ends a process that sends %s', async (fault, messages) => {
  const { worker, run, send } = aWorker();
  for (const message of messages) send(message);
  await expect(run).rejects.toThrow(fault);
  expect(worker.isAlive).toBe(false);
});

it('ends a process that sends something without a job', async () => {
  const { worker, run, send } = aWorker();
  send(begun);
  send(reply);
  await run;
  send(waits);
  expect(worker.isAlive).toBe(false);
});

it('ends a process that asks for pages and does not read them', async () => {
  const { run, send } = aWorker({}, 90 * MB);
  send(begun);
  send(aPage(1, 5 * MB));
  send(aPage(2, 5 * MB));
  await expect(run).rejects.toThrow('more than it reads');
});

describe('calls to the network', () => {
  it('are answered only through the ports of the run', async () => {
    const { send, sent } = aWorker();
    send(begun);
    send(aCall(1));
    await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'answer', id: 1, answer: { ok: false } });
    expect(JSON.stringify(sent.at(-1))).toContain('The port \\"web\\" is not there.');
  });

  it.each([
    ['are cancelled', { type: 'cancel', id: 1 }],
    ['end with the run', reply],
  ])('%s', async (_, message) => {
    const signals: AbortSignal[] = [];
    const fetch = (_url: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { send } = aWorker({ web: { fetch, isAllowed: () => Promise.resolve(true) } });
    send(begun);
    send(aCall(1));
    send(message);
    await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
