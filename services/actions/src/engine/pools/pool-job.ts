import type { Action } from '../action';

/** Where an action runs: on the event loop, in a thread, in a process without rights, in a process with a memory limit. */
export type PoolName = 'inline' | 'worker' | 'sandbox' | 'media';

/** One run as it crosses to a worker: structured-clonable data only. */
export interface PoolJob {
  readonly slug: string;
  /** Input that the action's `check` accepted; files are objects with their bytes. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** What the action's clock shows instead of the real time. */
  readonly now?: Date;
}

/** What an action resolves with; files are objects with their bytes. */
export type PoolResult = Awaited<ReturnType<Action['execute']>>;

/** What a worker is told when it starts. */
export interface WorkerSettings {
  readonly pool: Exclude<PoolName, 'inline'>;
  /** URL of a module that is used instead of the catalogue. */
  readonly catalogue?: string | undefined;
}
