import type { Pool } from '../action';

/** One run as it crosses to a worker: structured-clonable data only. */
export interface PoolJob {
  readonly slug: string;
  /** Input that the action's `check` accepted; files are objects with their bytes. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** The name of the example that is run, with its own ports instead of the real ones. */
  readonly example?: string;
}

/** The pools that are not the event loop. */
export type WorkerPoolName = Exclude<Pool, 'inline'>;

/** What a worker is told when it starts. */
export interface WorkerSettings {
  readonly pool: WorkerPoolName;
  /** URL of a module that is used instead of the catalogue. */
  readonly catalogue?: string | undefined;
}
