import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type JobReply, toJobError } from './job-reply';
import type { PoolJob } from './pool-job';
import { type JobContext, runJob } from './run-job';

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
  serve(
    context,
    (listener) => port.on('message', listener),
    (reply) => port.postMessage(reply),
    memoryBytes,
  );
}

function serveProcess(context: JobContext): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('This is the worker of a pool: it is started by the service.');
  process.on('disconnect', () => process.exit());
  serve(
    context,
    (listener) => process.on('message', listener),
    (reply) => send(reply),
    process.memoryUsage.rss,
  );
}

function serve(
  context: JobContext,
  listen: (listener: (job: PoolJob) => void) => unknown,
  send: (reply: JobReply) => unknown,
  memoryBytes: () => number,
): void {
  // The pool kills what takes too long, so a handler's signal never aborts here.
  const { signal } = new AbortController();
  listen((job) => {
    void runJob(context, job, signal).then(
      (result) => sendOrExplain({ ok: true, result, memoryBytes: memoryBytes() }),
      (error: unknown) => sendOrExplain({ ok: false, error: toJobError(error), memoryBytes: memoryBytes() }),
    );
  });

  function sendOrExplain(reply: JobReply): void {
    try {
      send(reply);
    } catch (error) {
      // What an action resolves with may hold what cannot be cloned, such as a function.
      send({ ok: false, error: toJobError(error), memoryBytes: memoryBytes() });
    }
  }
}
