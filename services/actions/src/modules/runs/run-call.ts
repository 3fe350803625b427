import type { OpOutput } from '@declic/nest-kit';
import type { CallNotes } from '../request-log/call-notes';
import type { CallTerms } from './call-terms';
import type { Caller } from './caller';

/** A call as it came in. */
export interface RunCall {
  readonly caller: Caller;
  readonly slug: string;
  readonly payload: unknown;
  readonly terms: CallTerms;
  readonly requestId: string;
  /** What the request log is told while the call is handled. */
  readonly notes: CallNotes;
}

/** What goes out: the body, and the headers that belong to it. */
export interface RunAnswer {
  readonly body: OpOutput<'runAction'>;
  readonly headers: Readonly<Record<string, string>>;
}
