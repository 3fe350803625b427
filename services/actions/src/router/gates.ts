/** Shares that `npm run eval:router` prints. */
export interface RouterFigures {
  readonly top1: number;
  readonly top3: number;
  /** Of messages that one action answers: another one was run. */
  readonly wrongRuns: number;
  /** Of messages that no action answers: one was run. */
  readonly outOfScopeRuns: number;
}

/** What must be reached before a message may run an action by itself. */
export const GATES: RouterFigures = { top1: 0.85, top3: 0.95, wrongRuns: 0.01, outOfScopeRuns: 0.02 };

/** The worse of what was measured on the two sets of `eval/`, less a small margin; a test fails when this claims too much. */
export const MEASURED: RouterFigures = { top1: 0.88, top3: 0.95, wrongRuns: 0.005, outOfScopeRuns: 0.01 };

/** From this probability on an action is sure. */
export const SURE = 0.92;
/** From this probability on an action is likely: its missing arguments are asked for. */
export const LIKELY = 0.5;

export const passesGates = ({ top1, top3, wrongRuns, outOfScopeRuns }: RouterFigures): boolean =>
  top1 >= GATES.top1 && top3 >= GATES.top3 && wrongRuns <= GATES.wrongRuns && outOfScopeRuns <= GATES.outOfScopeRuns;
