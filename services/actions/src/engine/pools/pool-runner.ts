import {
  type Command,
  confinedCommand,
  type Confinement,
  findTools,
  readableFolders,
  type Tools,
} from '@declic/media/confinement';
import type { ActionResult, Pool } from '../action';
import { grantOutside } from './grant-outside';
import type { PoolJob, WorkerPoolName } from './pool-job';
import { workerEnvironment } from './worker-environment';
import { poolLimits, type PoolLimits } from './pool-limits';
import { type JobContext, runJob } from './run-job';
import { startProcess } from './start-process';
import type { Place } from './pool-places';
import type { Deadline } from './within-deadline';
import { WorkerPool } from './worker-pool';

export interface PoolRunnerOptions extends JobContext {
  /** The built `action-worker.js`. */
  readonly workerFile: string;
  /** URL of a module that workers use instead of the catalogue. */
  readonly catalogue?: string;
  /** What limits processes; by default what this machine has. */
  readonly tools?: Tools;
  readonly limits?: Partial<Record<WorkerPoolName, Partial<PoolLimits>>>;
}

/** A run as the pools take it. */
export interface PoolRun {
  readonly job: PoolJob;
  readonly place: Place;
  readonly deadline: Deadline;
}

/** Runs each action where it belongs. */
export class PoolRunner {
  private readonly pools: Readonly<Record<WorkerPoolName, WorkerPool>>;

  constructor(private readonly options: PoolRunnerOptions) {
    this.pools = {
      worker: this.createPool('worker'),
      sandbox: this.createPool('sandbox'),
      picture: this.createPool('picture'),
      media: this.createPool('media'),
    };
  }

  /**
   * Takes a place for a run, before it is charged. The event loop has places without limit.
   *
   * @throws {PoolOverloadedError} the pool or the account's part of it is full.
   */
  reserve(pool: Pool, account: string): Place {
    return pool === 'inline'
      ? { account, keep: () => undefined, leave: () => undefined }
      : this.pools[pool].reserve(account);
  }

  /**
   * Runs a job that has a place. Its wait for a worker does not count against the deadline; what runs when the deadline's signal
   * aborts is ended.
   *
   * @throws {PoolOverloadedError} the service stops.
   * @throws {MemoryLimitError} it needed more memory than its pool gives.
   * @throws {WorkerEndedError} its process ended in another way.
   * @throws {RejectedInputError} the content of an input cannot be worked on.
   * @throws {UpstreamError} something outside failed.
   * @throws any other error of the action; from a worker it has lost its class.
   */
  run(pool: Pool, { job, place, deadline }: PoolRun): Promise<ActionResult> {
    return pool === 'inline'
      ? runJob(this.options, job, deadline.signal)
      : this.pools[pool].run(job, place.account, deadline);
  }

  /** Processes that live now. */
  get size(): number {
    return Object.values(this.pools).reduce((sum, pool) => sum + pool.size, 0);
  }

  /** Ends all workers; Nest calls it when calls have been answered. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.close()));
  }

  private createPool(pool: WorkerPoolName): WorkerPool {
    const { catalogue, limits = {} } = this.options;
    let command: Command | undefined;
    const start = () => {
      command ??= this.toCommand(pool);
      const channel = startProcess(command, workerEnvironment(pool));
      channel.send({ type: 'settings', settings: { pool, catalogue } });
      return channel;
    };
    // What reads files that users made has no way out.
    const portsFor = pool === 'worker' ? (job: PoolJob) => grantOutside(this.options, job) : undefined;
    return new WorkerPool(start, { ...poolLimits[pool], ...limits[pool] }, portsFor);
  }

  private toCommand(pool: WorkerPoolName): Command {
    const { workerFile, tools = findTools() } = this.options;
    return confinedCommand(workerFile, [], toConfinement(pool, workerFile), tools);
  }
}

const confinements = {
  worker: { memoryMb: 768, heapMb: 256, nodeOptions: [] },
  // The libraries of pictures, PDFs and video are native modules.
  picture: { memoryMb: 1_024, heapMb: 256, nodeOptions: ['--allow-addons'] },
  media: { memoryMb: 2_048, heapMb: 512, nodeOptions: ['--allow-addons'] },
  sandbox: { memoryMb: 320, heapMb: 192, nodeOptions: [] },
} as const;

/** Reads the build and its packages, writes nothing, starts nothing, and has no network. */
function toConfinement(pool: WorkerPoolName, workerFile: string): Confinement {
  const { nodeOptions, ...memory } = confinements[pool];
  const readable = readableFolders(workerFile).map((folder) => `--allow-fs-read=${folder}`);
  return { ...memory, withoutNetwork: true, nodeOptions: ['--permission', ...readable, ...nodeOptions] };
}
