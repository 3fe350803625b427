import type { ActionResult } from '../action';
import { fromJobError } from './job-reply';
import type { PoolJob } from './pool-job';
import type { PoolLimits } from './pool-limits';
import { PoolWorker, type WorkerChannel } from './pool-worker';
import { PoolOverloadedError } from './pool-overloaded.error';
import { Slots } from './slots';

/** Threads or processes of one kind. They start when they are needed, and a worker that was killed is replaced. */
export class WorkerPool {
  private readonly slots: Slots;
  private readonly workers = new Set<PoolWorker>();
  /** Those without a job, each with the timer that ends it; the last is taken first. */
  private readonly idle = new Map<PoolWorker, NodeJS.Timeout>();
  private isClosed = false;

  constructor(
    private readonly startChannel: () => WorkerChannel,
    private readonly limits: PoolLimits,
  ) {
    this.slots = new Slots(limits.maxWorkers, limits.maxWaiting);
  }

  /** Threads or processes that live, with or without a job. */
  get size(): number {
    return this.workers.size;
  }

  get isFull(): boolean {
    return this.slots.isFull;
  }

  /**
   * Runs a job when a worker is free. When the signal aborts, its worker is killed.
   *
   * @throws {PoolOverloadedError} too many wait already.
   * @throws what the action throws, or why the worker ended.
   */
  async run(job: PoolJob, signal: AbortSignal): Promise<ActionResult> {
    await this.slots.take(signal);
    try {
      signal.throwIfAborted();
      const worker = this.takeWorker();
      const kill = () => worker.kill();
      signal.addEventListener('abort', kill, { once: true });
      try {
        const reply = await worker.run(job);
        if (reply.ok) return reply.result;
        throw fromJobError(reply.error);
      } finally {
        signal.removeEventListener('abort', kill);
        // A thread inside native code ends late; until then it counts.
        if (!worker.isAlive) await worker.ended;
        this.release(worker);
      }
    } finally {
      this.slots.give();
    }
  }

  /** Ends all workers. What runs is cut off, what waits is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.idle.values()) clearTimeout(timer);
    for (const worker of this.workers) worker.kill();
    await Promise.all([...this.workers].map((worker) => worker.ended));
  }

  private takeWorker(): PoolWorker {
    if (this.isClosed) throw new PoolOverloadedError();
    const worker = [...this.idle.keys()].at(-1);
    if (worker) this.unpark(worker);
    return worker ?? this.startWorker();
  }

  private release(worker: PoolWorker): void {
    const { jobsPerWorker, maxIdleBytes } = this.limits;
    if (this.isClosed) return;
    if (worker.isAlive && worker.jobs < jobsPerWorker && worker.memoryBytes <= maxIdleBytes) return this.park(worker);
    worker.kill();
    // Started now, so that the next job does not wait for it.
    this.park(this.startWorker());
  }

  private park(worker: PoolWorker): void {
    const end = () => {
      this.unpark(worker);
      worker.kill();
    };
    this.idle.set(worker, setTimeout(end, this.limits.idleMs));
  }

  private unpark(worker: PoolWorker): void {
    clearTimeout(this.idle.get(worker));
    this.idle.delete(worker);
  }

  private startWorker(): PoolWorker {
    const worker = new PoolWorker(this.startChannel());
    this.workers.add(worker);
    void worker.ended.then(() => {
      this.workers.delete(worker);
      this.unpark(worker);
    });
    return worker;
  }
}
