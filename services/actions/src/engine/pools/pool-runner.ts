import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ActionResult, Pool } from '../action';
import { NO_WAY_OUT, type PortSettings } from '../port-settings';
import { type Command, type Confinement, confinedCommand } from './confined-command';
import { findTools, type Tools } from './find-tools';
import type { PoolJob, WorkerPoolName, WorkerSettings } from './pool-job';
import { pickEnvironment } from './pick-environment';
import { poolLimits, type PoolLimits } from './pool-limits';
import { type JobContext, runJob } from './run-job';
import { startProcess } from './start-process';
import { startThread } from './start-thread';
import { type DeadlineOptions, withinDeadline } from './within-deadline';
import { WorkerPool } from './worker-pool';

export interface PoolRunnerOptions extends JobContext {
  /** The built `action-worker.js`. */
  readonly workerFile: string;
  /** URL of a module that workers use instead of the catalogue. */
  readonly catalogue?: string;
  /** For the ports of threads. */
  readonly portSettings?: PortSettings;
  /** The service's environment, of which workers get a part. */
  readonly env?: NodeJS.ProcessEnv;
  /** What limits processes; by default what this machine has. */
  readonly tools?: Tools;
  readonly limits?: Partial<Record<WorkerPoolName, Partial<PoolLimits>>>;
}

/**
 * Runs each action where it belongs, with a deadline.
 */
export class PoolRunner {
  private readonly pools: Readonly<Record<WorkerPoolName, WorkerPool>>;

  constructor(private readonly options: PoolRunnerOptions) {
    this.pools = {
      worker: this.createPool('worker'),
      sandbox: this.createPool('sandbox'),
      media: this.createPool('media'),
    };
  }

  /**
   * Waiting for a worker counts against the deadline. What runs at the deadline, or when the caller's signal aborts, is ended.
   *
   * @throws {DeadlineError} it did not end in time.
   * @throws {PoolOverloadedError} too many wait already.
   * @throws {MemoryLimitError} it needed more memory than its pool gives.
   * @throws {WorkerEndedError} its thread or process ended in another way.
   * @throws {RejectedInputError} the content of an input cannot be worked on.
   * @throws {UpstreamError} something outside failed.
   * @throws any other error of the action; from a worker it has lost its class.
   */
  run(pool: Pool, job: PoolJob, deadline: DeadlineOptions): Promise<ActionResult> {
    return withinDeadline(deadline, (signal) =>
      pool === 'inline' ? runJob(this.options, job, signal) : this.pools[pool].run(job, signal),
    );
  }

  /** Whether a run would be refused now, for callers that charge before they run. */
  isFull(pool: Pool): boolean {
    return pool !== 'inline' && this.pools[pool].isFull;
  }

  /** Threads and processes that live now. */
  get size(): number {
    return Object.values(this.pools).reduce((sum, pool) => sum + pool.size, 0);
  }

  /** Ends all workers; Nest calls it when calls have been answered. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.close()));
  }

  private createPool(pool: WorkerPoolName): WorkerPool {
    const { workerFile, catalogue, portSettings = NO_WAY_OUT, env = {}, limits = {} } = this.options;
    // Processes read what users made, and their settings can be read by other processes.
    const settings: WorkerSettings = { pool, catalogue, ports: pool === 'worker' ? portSettings : NO_WAY_OUT };
    const own = pickEnvironment(pool, env);
    const start =
      pool === 'worker'
        ? () => startThread(workerFile, settings, own)
        : () => startProcess(this.toCommand(settings), own);
    return new WorkerPool(start, { ...poolLimits[pool], ...limits[pool] });
  }

  private toCommand(settings: WorkerSettings): Command {
    const { workerFile, tools = findTools() } = this.options;
    return confinedCommand(workerFile, [JSON.stringify(settings)], toConfinement(settings.pool, workerFile), tools);
  }
}

function toConfinement(pool: WorkerPoolName, workerFile: string): Confinement {
  if (pool === 'media') return { memoryMb: 1_536, heapMb: 512, withoutNetwork: false, nodeOptions: [] };
  const nodeOptions = ['--permission', ...readableFolders(workerFile).map((folder) => `--allow-fs-read=${folder}`)];
  return { memoryMb: 320, heapMb: 192, withoutNetwork: true, nodeOptions };
}

/** The folder of the build, and those that packages are found in from there. */
function readableFolders(file: string): string[] {
  const folders = [dirname(file)];
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const packages = join(folder, 'node_modules');
    if (existsSync(packages)) folders.push(packages);
  }
  return folders;
}
