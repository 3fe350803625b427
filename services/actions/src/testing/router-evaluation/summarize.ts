import type { RouterFigures } from '../../router/gates';
import type { Outcome } from './evaluate';

export interface Summary extends RouterFigures {
  readonly messages: number;
  /** Of messages that one action answers: another one is sure, whether or not its arguments are there. */
  readonly wrongSure: number;
  readonly outOfScopeSure: number;
  /** Of messages that one action answers: it is run at once. */
  readonly rightRuns: number;
  readonly refused: number;
  readonly bothOfTwo: number;
  readonly runsOfTwo: number;
  readonly argumentsRead: number;
  readonly p95Ms: number;
}

export function summarize(outcomes: readonly Outcome[]): Summary {
  const ofOne = outcomes.filter(({ asked }) => asked.kind === 'action');
  const ofNone = outcomes.filter(({ asked }) => asked.kind === 'none');
  const ofTwo = outcomes.filter(({ asked }) => asked.kind === 'two');
  const stated = ofOne.filter(({ argumentsRead }) => argumentsRead !== null);
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    messages: outcomes.length,
    top1: share(ofOne, ({ top1 }) => top1),
    top3: share(ofOne, ({ top3 }) => top3),
    wrongRuns: share(ofOne, ({ ran, asked }) => ran !== null && !asked.actions.includes(ran)),
    wrongSure: share(ofOne, ({ sure, asked }) => sure !== null && !asked.actions.includes(sure)),
    rightRuns: share(ofOne, ({ ran, asked }) => ran !== null && asked.actions.includes(ran)),
    outOfScopeRuns: share(ofNone, ({ ran }) => ran !== null),
    outOfScopeSure: share(ofNone, ({ sure }) => sure !== null),
    refused: share(ofNone, ({ isRefused }) => isRefused),
    bothOfTwo: share(ofTwo, ({ top3 }) => top3),
    runsOfTwo: share(ofTwo, ({ ran }) => ran !== null),
    argumentsRead: share(stated, ({ argumentsRead }) => argumentsRead === true),
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** NaN where there is nothing to count. */
function share(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number {
  return outcomes.filter(holds).length / outcomes.length;
}
