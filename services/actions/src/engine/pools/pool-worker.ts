import { isFromWorker } from './is-from-worker';
import type { JobReply } from './job-reply';
import type { PoolJob } from './pool-job';
import type { ToWorker } from './worker-messages';

/** A process that was started, as the pool sees it. */
export interface WorkerChannel {
  send(message: ToWorker): void;
  /** What the process sends is whatever it wants. */
  onMessage(listener: (message: unknown) => void): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
  /** Resolves with the reason once it has ended. Never rejects. */
  readonly ended: Promise<Error>;
}

/** The job's right to use a core, which it gives back while it waits for the network. */
export interface CoreUse {
  take(): Promise<void>;
  give(): void;
}

/** Runs one job at a time in its process, and counts what it has been used for. */
export class PoolWorker {
  isAlive = true;
  /** Whether the last job has reached it. */
  hasBegun = false;
  jobs = 0;
  memoryBytes = 0;
  private current: (PromiseWithResolvers<JobReply> & { readonly core: CoreUse }) | undefined;

  constructor(private readonly channel: WorkerChannel) {
    channel.onMessage((message) => this.handle(message));
    void this.ended.then((reason) => {
      this.isAlive = false;
      this.current?.reject(reason);
    });
  }

  get ended(): Promise<Error> {
    return this.channel.ended;
  }

  /**
   * Runs a job that holds a core.
   *
   * @throws the reason why the worker ended, when it ended before it replied.
   */
  async run(job: PoolJob, core: CoreUse): Promise<JobReply> {
    this.current = { ...Promise.withResolvers(), core };
    this.hasBegun = false;
    try {
      this.channel.send({ type: 'job', job });
      const reply = await this.current.promise;
      this.jobs += 1;
      this.memoryBytes = reply.memoryBytes;
      return reply;
    } finally {
      this.current = undefined;
    }
  }

  kill(): void {
    this.isAlive = false;
    this.channel.kill();
  }

  private handle(message: unknown): void {
    if (!isFromWorker(message)) this.kill();
    else if (message.type === 'begun') this.hasBegun = true;
    else if (message.type === 'reply') this.current?.resolve(message.reply);
    else if (message.type === 'waits') this.current?.core.give();
    else void this.letGoOn();
  }

  private async letGoOn(): Promise<void> {
    const { current } = this;
    // A run whose wait is cut off is ended by its deadline.
    const hasCore = await current?.core.take().then(
      () => true,
      () => false,
    );
    if (hasCore && this.current === current) this.channel.send({ type: 'go on' });
  }
}
