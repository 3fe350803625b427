import { DeclicError, type DeclicProblem } from './declic-error.js';
import type { Declic } from './generated/sdk.gen.js';
import type { RunAccepted } from './generated/types.gen.js';

/** How long to wait. */
export interface WaitOptions {
  /** Milliseconds after which the waiting ends; the run goes on. 70 minutes: longer than any run waits and works. */
  readonly timeoutMs?: number;
  /** Milliseconds between two looks: 2 seconds. */
  readonly intervalMs?: number;
}

/** The run had not ended in time. */
export class RunNotEndedError extends Error {
  constructor(readonly runId: string) {
    super(`The run ${runId} has not ended yet.`);
    this.name = 'RunNotEndedError';
  }
}

/**
 * Waits until the action of a call with `Prefer: respond-async` has run, and gives what the call would have been answered without it.
 * An answer of another kind is given back as it is.
 *
 * @throws {DeclicError} the run failed; its credits were given back.
 * @throws {RunNotEndedError} it had not ended in time.
 */
export async function waitForRun<Answer extends object>(
  declic: Declic,
  answer: Answer,
  { timeoutMs = 70 * 60_000, intervalMs = 2_000 }: WaitOptions = {},
): Promise<Exclude<Answer, RunAccepted>> {
  if (!isAccepted(answer)) return answer as Exclude<Answer, RunAccepted>;
  const { id } = answer.run;
  const end = Date.now() + timeoutMs;
  for (;;) {
    const { state, answer: result } = await declic.getRun({ path: { id } });
    if (state === 'succeeded') return result as Exclude<Answer, RunAccepted>;
    if (state === 'failed') throw new DeclicError(result as DeclicProblem);
    if (Date.now() + intervalMs > end) throw new RunNotEndedError(id);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

function isAccepted(answer: object): answer is RunAccepted {
  return 'status' in answer && answer.status === 202 && 'run' in answer;
}
