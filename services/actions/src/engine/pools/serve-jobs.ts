import { type JobReply, toJobError } from './job-reply';
import { OutsideCalls } from './outside-calls';
import type { PoolJob } from './pool-job';
import { type JobContext, runJob } from './run-job';
import type { FromWorker, ToWorker } from './worker-messages';

/** The worker's side: runs the jobs that the pool sends, and ends when the service is gone. */
export function serveJobs({ find, ports }: JobContext): void {
  // The pool kills what takes too long, so a handler's signal never aborts here.
  const { signal } = new AbortController();
  let goOn: (() => void) | undefined;
  process.on('disconnect', () => process.exit());
  process.on('message', (message: ToWorker) => {
    if (message.type === 'job') void run(message.job);
    else goOn?.();
  });

  async function run(job: PoolJob): Promise<void> {
    send({ type: 'begun' });
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
    sendOrExplain({ ...end, memoryBytes: process.memoryUsage.rss() });
  }

  function sendOrExplain(reply: JobReply): void {
    try {
      send({ type: 'reply', reply });
    } catch (error) {
      // What an action resolves with may hold what cannot be cloned, such as a function.
      send({ type: 'reply', reply: { ok: false, error: toJobError(error), memoryBytes: process.memoryUsage.rss() } });
    }
  }
}

function send(message: FromWorker): void {
  process.send?.(message);
}
