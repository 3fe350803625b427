import type { OpOutput } from '@declic/nest-kit';
import type { RunAccepted } from '../background-queue/background-acceptance';
import type { CallNotes } from '../request-log/call-notes';
import type { CallTerms } from './call-terms';
import type { Caller } from '../calls/caller';
import type { CallRate } from './run-record';

/** A call as it came in. */
export interface RunCall {
  readonly caller: Caller;
  readonly slug: string;
  readonly payload: unknown;
  readonly terms: CallTerms;
  readonly requestId: string;
  /** The longest that the run may take, where that is less than the action's own limit. */
  readonly deadlineMs?: number;
  /** Larger files of the answer are links, in bytes; see `ActionRunner` for the limit of other calls. */
  readonly largestInline?: number | undefined;
  /** What the request log is told while the call is handled. */
  readonly notes: CallNotes;
}

/** A call that may be answered in another form than its run. */
export interface PresentedCall<Answer = RunAnswer> extends RunCall {
  /** Makes the answer of the call out of that of its run. It is this one that is kept for repetitions. */
  readonly present?: (answer: RunAnswer) => Answer;
}

/** What every other call is answered that is not refused. */
export type RunAnswer = Exclude<OpOutput<'runAction'>, RunAccepted>;

/** What became of a call that was not refused. */
export interface RunResult<Answer = RunAnswer> {
  readonly answer: Answer;
  /** The answer is that of an earlier call with the same key. */
  readonly isReplay: boolean;
  /** Absent where the call was not counted. */
  readonly rate: CallRate | undefined;
}
