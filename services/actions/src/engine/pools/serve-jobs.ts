import { type JobReply, toJobError } from './job-reply';
import { OutsideCalls } from './outside-calls';
import type { PoolJob } from './pool-job';
import type { RemotePorts } from './remote-ports';
import { type JobContext, runJob } from './run-job';
import type { FromWorker, ToWorker } from './worker-messages';

/** The worker's side: runs the jobs that the pool sends. Returns what takes the messages of the pool about them. */
export function serveJobs(
  { find, ports }: JobContext,
  send: (message: FromWorker) => void,
  remote: Pick<RemotePorts, 'begin' | 'end'>,
): (message: Extract<ToWorker, { type: 'job' | 'go on' }>) => void {
  // The pool kills what takes too long, so a handler's signal never aborts here.
  const { signal } = new AbortController();
  let goOn: (() => void) | undefined;

  async function run(job: PoolJob): Promise<void> {
    send({ type: 'begun' });
    remote.begin();
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
    remote.end();
    sendOrExplain({ ...end, memoryBytes: process.memoryUsage.rss() });
  }

  function sendOrExplain(reply: JobReply): void {
    try {
      send({ type: 'reply', reply });
    } catch (error) {
      // What an action resolves with may hold what cannot be sent, such as a function, or be too large.
      send({ type: 'reply', reply: { ok: false, error: toJobError(error), memoryBytes: process.memoryUsage.rss() } });
    }
  }

  return (message) => {
    if (message.type === 'job') void run(message.job);
    else goOn?.();
  };
}
