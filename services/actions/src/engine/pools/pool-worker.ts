import type { JobReply } from './job-reply';
import type { PoolJob } from './pool-job';

/** A thread or process that was started, as the pool sees it. */
export interface WorkerChannel {
  send(job: PoolJob): void;
  onReply(listener: (reply: JobReply) => void): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
  /** Resolves with the reason once it has ended. Never rejects. */
  readonly ended: Promise<Error>;
}

/** Runs one job at a time in its thread or process, and counts what it has been used for. */
export class PoolWorker {
  isAlive = true;
  jobs = 0;
  memoryBytes = 0;
  private current: PromiseWithResolvers<JobReply> | undefined;

  constructor(private readonly channel: WorkerChannel) {
    channel.onReply((reply) => this.current?.resolve(reply));
    void this.ended.then((reason) => {
      this.isAlive = false;
      this.current?.reject(reason);
    });
  }

  get ended(): Promise<Error> {
    return this.channel.ended;
  }

  /** @throws the reason why the worker ended, when it ended before it replied. */
  async run(job: PoolJob): Promise<JobReply> {
    this.current = Promise.withResolvers();
    try {
      this.channel.send(job);
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
}
