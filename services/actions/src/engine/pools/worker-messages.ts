import type { JobReply } from './job-reply';
import type { PoolJob, WorkerSettings } from './pool-job';

/**
 * What the pool sends to a worker. The settings come first: as arguments, other processes could read them. `go on`: the job may
 * work again after a call to the network.
 */
export type ToWorker =
  | { readonly type: 'settings'; readonly settings: WorkerSettings }
  | { readonly type: 'job'; readonly job: PoolJob }
  | { readonly type: 'go on' };

/** What a worker sends to the pool. `begun`: it has its job. `waits`: its job waits for the network. `ready`: it has an answer, and asks to go on. */
export type FromWorker =
  | { readonly type: 'begun' }
  | { readonly type: 'reply'; readonly reply: JobReply }
  | { readonly type: 'waits' }
  | { readonly type: 'ready' };
