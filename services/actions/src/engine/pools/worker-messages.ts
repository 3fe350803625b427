import type { MailExchange } from '../ports';
import type { JobError, JobReply } from './job-reply';
import type { PoolJob, WorkerSettings } from './pool-job';

/** What a worker asks the service to do for it: it has no way out itself. */
export type PortCall =
  | { readonly port: 'web'; readonly method: 'fetch'; readonly url: string; readonly maxBytes?: number | undefined }
  | { readonly port: 'web'; readonly method: 'isAllowed'; readonly url: string }
  | { readonly port: 'mailExchange'; readonly method: 'lookup'; readonly domain: string };

/** A page as it crosses to a worker, which decodes its text itself. */
export interface SentPage {
  readonly url: string;
  readonly status: number;
  readonly mime: string;
  readonly charset: string;
  readonly bytes: Uint8Array;
}

/** What came of a call. */
export type CallAnswer =
  | { readonly ok: true; readonly value: SentPage | boolean | MailExchange }
  | { readonly ok: false; readonly error: JobError };

/**
 * What the pool sends to a worker. The settings come first: as arguments, other processes could read them. `go on`: the job may
 * work again after a call to the network.
 */
export type ToWorker =
  | { readonly type: 'settings'; readonly settings: WorkerSettings }
  | { readonly type: 'job'; readonly job: PoolJob }
  | { readonly type: 'go on' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: CallAnswer };

/**
 * What a worker sends to the pool. `begun`: it has its job. `waits`: its job waits for the network. `ready`: it has an answer, and
 * asks to go on. `call`: through a port of the service; `cancel`: it needs the answer no more.
 */
export type FromWorker =
  | { readonly type: 'begun' }
  | { readonly type: 'reply'; readonly reply: JobReply }
  | { readonly type: 'waits' }
  | { readonly type: 'ready' }
  | { readonly type: 'call'; readonly id: number; readonly call: PortCall }
  | { readonly type: 'cancel'; readonly id: number };
