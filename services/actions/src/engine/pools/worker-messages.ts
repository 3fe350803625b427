import type { JobReply } from './job-reply';
import type { PoolJob } from './pool-job';

/** What the pool sends to a worker. `go on`: the job may work again after a call to the network. */
export type ToWorker = { readonly type: 'job'; readonly job: PoolJob } | { readonly type: 'go on' };

/** What a worker sends to the pool. `waits`: its job waits for the network. `ready`: it has an answer, and asks to go on. */
export type FromWorker =
  { readonly type: 'reply'; readonly reply: JobReply } | { readonly type: 'waits' } | { readonly type: 'ready' };
