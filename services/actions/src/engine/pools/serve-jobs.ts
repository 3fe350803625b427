import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type JobReply, toJobError } from './job-reply';
import { OutsideCalls } from './outside-calls';
import type { PoolJob } from './pool-job';
import { type JobContext, runJob } from './run-job';
import type { FromWorker, ToWorker } from './worker-messages';

/** The worker's side: runs the jobs that the pool sends, and ends when the service is gone. */
export function serveJobs(context: JobContext): void {
  if (parentPort) serveThread(context, parentPort);
  else serveProcess(context);
}

function serveThread(context: JobContext, port: NonNullable<typeof parentPort>): void {
  // On Linux this is the priority of the calling thread alone.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const memoryBytes = () => {
    const { heapTotal, external } = process.memoryUsage();
    return heapTotal + external;
  };
  serve(context, {
    listen: (listener) => port.on('message', listener),
    send: (message) => port.postMessage(message),
    memoryBytes,
  });
}

function serveProcess(context: JobContext): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('This is the worker of a pool: it is started by the service.');
  process.on('disconnect', () => process.exit());
  serve(context, {
    listen: (listener) => process.on('message', listener),
    send: (message) => send(message),
    memoryBytes: process.memoryUsage.rss,
  });
}

interface PoolSide {
  listen(listener: (message: ToWorker) => void): unknown;
  send(message: FromWorker): unknown;
  memoryBytes(): number;
}

function serve({ find, ports }: JobContext, { listen, send, memoryBytes }: PoolSide): void {
  // The pool kills what takes too long, so a handler's signal never aborts here.
  const { signal } = new AbortController();
  let goOn: (() => void) | undefined;
  listen((message) => {
    if (message.type === 'job') void run(message.job);
    else goOn?.();
  });

  async function run(job: PoolJob): Promise<void> {
    const calls = new OutsideCalls({
      leave: () => void send({ type: 'waits' }),
      enter: () =>
        new Promise((resolve) => {
          goOn = resolve;
          send({ type: 'ready' });
        }),
    });
    const end = await runJob({ find, ports: calls.wrap(ports) }, job, signal).then(
      (result) => ({ ok: true, result }) as const,
      (error: unknown) => ({ ok: false, error: toJobError(error) }) as const,
    );
    calls.end();
    sendOrExplain({ ...end, memoryBytes: memoryBytes() });
  }

  function sendOrExplain(reply: JobReply): void {
    try {
      send({ type: 'reply', reply });
    } catch (error) {
      // What an action resolves with may hold what cannot be cloned, such as a function.
      send({ type: 'reply', reply: { ok: false, error: toJobError(error), memoryBytes: memoryBytes() } });
    }
  }
}
