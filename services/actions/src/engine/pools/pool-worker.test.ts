import { expect, it } from 'vitest';
import { PoolWorker } from './pool-worker';

/** A worker whose process sends what the test says. */
function aWorker() {
  const ended = Promise.withResolvers<Error>();
  let listen: (message: unknown) => void = () => undefined;
  const worker = new PoolWorker({
    send: () => undefined,
    onMessage: (listener) => (listen = listener),
    kill: () => ended.resolve(new Error('The process was killed.')),
    ended: ended.promise,
  });
  const core = { take: () => Promise.resolve(), give: () => undefined };
  const run = worker.run({ slug: 'echo', input: {}, requestId: 'req_1' }, core);
  return { worker, run, send: (message: unknown) => listen(message) };
}

it('resolves with the reply of its process', async () => {
  const { run, send } = aWorker();
  const reply = { ok: true, result: { data: {}, warnings: [] }, memoryBytes: 1 };
  send({ type: 'reply', reply });
  expect(await run).toEqual(reply);
});

it.each([null, 'text', {}, { type: 'reply', reply: { ok: true, memoryBytes: 1 } }])(
  'ends a process that sends another message than a worker does: %j',
  async (message) => {
    const { worker, run, send } = aWorker();
    send(message);
    await expect(run).rejects.toThrow('The process was killed.');
    expect(worker.isAlive).toBe(false);
  },
);
