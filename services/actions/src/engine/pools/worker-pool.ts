import type { ActionResult } from '../action';
import { FairSlots } from '@declic/media/confinement';
import { fromJobError } from './job-reply';
import type { PoolJob } from './pool-job';
import type { PoolLimits } from './pool-limits';
import { type Place, PoolPlaces } from './pool-places';
import { type CoreUse, PoolWorker, type WorkerChannel } from './pool-worker';
import { PoolOverloadedError } from './pool-overloaded.error';
import { SlotLease } from './slot-lease';
import type { OutsidePorts } from './port-calls';
import type { Deadline } from './within-deadline';

/** Processes of one kind. They start when they are needed, and a worker that was killed is replaced. */
export class WorkerPool {
  private readonly places: PoolPlaces;
  private readonly slots: FairSlots;
  private readonly cores: FairSlots;
  private readonly workers = new Set<PoolWorker>();
  /** Those without a job, each with the timer that ends it; the last is taken first. */
  private readonly idle = new Map<PoolWorker, NodeJS.Timeout>();
  private isClosed = false;

  constructor(
    private readonly startChannel: () => WorkerChannel,
    private readonly limits: PoolLimits,
    /** What a job may use of the service to reach the network. */
    private readonly portsFor: (job: PoolJob) => OutsidePorts = () => ({}),
  ) {
    this.places = new PoolPlaces(limits);
    this.slots = new FairSlots(limits.workers);
    this.cores = new FairSlots(limits.working);
  }

  /** Processes that live, with or without a job. */
  get size(): number {
    return this.workers.size;
  }

  /** @throws {PoolOverloadedError} the pool or the account's part of it is full. */
  reserve(account: string): Place {
    return this.places.take(account);
  }

  /**
   * Runs a job when a worker and a core are free. When the deadline's signal aborts, its worker is killed.
   *
   * @throws {PoolOverloadedError} the service stops.
   * @throws what the action throws, or why the worker ended.
   */
  async run(job: PoolJob, account: string, deadline: Deadline): Promise<ActionResult> {
    const slot = new SlotLease(this.slots, account, deadline);
    const core = new SlotLease(this.cores, account, deadline);
    try {
      await slot.take();
      await core.take();
      return await this.runInWorker(job, core, deadline.signal);
    } finally {
      core.end();
      slot.end();
    }
  }

  /** Ends all workers. What runs is cut off, what waits is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.idle.values()) clearTimeout(timer);
    for (const worker of this.workers) worker.kill();
    await Promise.all([...this.workers].map((worker) => worker.ended));
  }

  /** An idle worker may have ended without the pool knowing it yet: then the next one runs the job. */
  private async runInWorker(job: PoolJob, core: CoreUse, signal: AbortSignal): Promise<ActionResult> {
    for (;;) {
      signal.throwIfAborted();
      const idle = this.takeIdleWorker();
      try {
        return await this.runIn(idle ?? this.startWorker(), job, core, signal);
      } catch (error) {
        if (!idle || idle.isAlive || idle.hasBegun) throw error;
      }
    }
  }

  private async runIn(worker: PoolWorker, job: PoolJob, core: CoreUse, signal: AbortSignal): Promise<ActionResult> {
    const kill = () => worker.kill();
    signal.addEventListener('abort', kill, { once: true });
    try {
      const reply = await worker.run(job, core, this.portsFor(job));
      if (reply.ok) return reply.result;
      throw fromJobError(reply.error);
    } finally {
      signal.removeEventListener('abort', kill);
      // Until it has ended, it counts.
      if (!worker.isAlive) await worker.ended;
      this.release(worker);
    }
  }

  private takeIdleWorker(): PoolWorker | undefined {
    if (this.isClosed) throw new PoolOverloadedError();
    const worker = [...this.idle.keys()].at(-1);
    if (worker) this.unpark(worker);
    return worker;
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
