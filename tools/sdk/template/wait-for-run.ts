import { DeclicError, type DeclicProblem } from './declic-error.js';

/** How long to wait. */
export interface WaitOptions {
  /** Milliseconds after which the waiting ends; the run goes on. 70 minutes: longer than any run waits and works. */
  readonly timeoutMs?: number;
  /** Milliseconds between two looks: 2 seconds. */
  readonly intervalMs?: number;
}

/** The part of the client that looks at runs. */
export interface RunReader {
  getRun(options: { path: { id: string } }): Promise<{ state: string; answer: unknown }>;
}

/** The run had not ended in time. */
export class RunNotEndedError extends Error {
  readonly runId: string;

  constructor(runId: string) {
    super(`The run ${runId} has not ended yet.`);
    this.name = 'RunNotEndedError';
    this.runId = runId;
  }
}

/** What a call is answered that was accepted. */
interface Accepted {
  readonly status: 202;
  readonly run: { readonly id: string };
}

/**
 * Waits until the action of a call with `Prefer: respond-async` has run, and gives what the call would have been answered without it.
 * An answer of another kind is given back as it is.
 *
 * @throws {DeclicError} the run failed; its credits were given back.
 * @throws {RunNotEndedError} it had not ended in time.
 */
export async function waitForRun<Answer extends object>(
  declic: RunReader,
  answer: Answer,
  { timeoutMs = 70 * 60_000, intervalMs = 2_000 }: WaitOptions = {},
): Promise<Exclude<Answer, Accepted>> {
  if (!isAccepted(answer)) return answer as Exclude<Answer, Accepted>; // by the test
  const { id } = answer.run;
  const end = Date.now() + timeoutMs;
  for (;;) {
    const { state, answer: result } = await declic.getRun({ path: { id } });
    if (state === 'succeeded') return result as Exclude<Answer, Accepted>; // by the contract
    if (state === 'failed') throw new DeclicError(result as DeclicProblem); // by the contract
    if (Date.now() + intervalMs > end) throw new RunNotEndedError(id);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

function isAccepted(answer: object): answer is Accepted {
  return 'status' in answer && answer.status === 202 && 'run' in answer;
}
