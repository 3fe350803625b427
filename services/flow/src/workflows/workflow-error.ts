/** Why a workflow did not take a call. */
export type WorkflowFailure =
  `workflow_status_${number}` | 'workflow_away' | 'workflow_timed_out' | 'workflow_bad_answer';

/** A workflow did not take a call; `isPassing` when another try may succeed. */
export class WorkflowError extends Error {
  override readonly name = 'WorkflowError';

  constructor(
    readonly failure: WorkflowFailure,
    readonly isPassing: boolean,
    options?: ErrorOptions,
  ) {
    super(`The workflow did not take the call: ${failure}.`, options);
  }

  /** About the workflow, and not about this call. */
  get isOutage(): boolean {
    return this.isPassing || this.failure === 'workflow_timed_out';
  }
}
