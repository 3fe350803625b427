import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';
import { isDifference } from '../../engine/find-example-fault';
import type { StoredExampleRun, StoredPass } from './evidence.repository';

type Verification = NonNullable<OpOutput<'getActionEvidence'>['verification']>;
type ExampleResult = Verification['examples'][number];

const LONGEST_FAULT = 300;

/** A pass over the examples of an action, with what was compared; null when there was none. */
export function toVerification(
  action: Pick<Action, 'examples'>,
  pass: StoredPass | undefined,
  runs: readonly StoredExampleRun[],
): Verification | null {
  if (!pass) return null;
  return {
    finished_at: pass.finishedAt.toISOString(),
    passed: pass.passed,
    examples: runs.map((run) => toResult(action, run)),
  };
}

function toResult({ examples }: Pick<Action, 'examples'>, run: StoredExampleRun): ExampleResult {
  const example = examples.find(({ name }) => name === run.example);
  const expect = example?.expect;
  return {
    name: run.example,
    source: example?.source ?? null,
    compared: expect ? ('data' in expect ? 'whole' : 'part') : null,
    fields: expect && 'part' in expect ? Object.keys(expect.part) : [],
    outcome: run.outcome,
    fault: toFault(run),
    started_at: run.startedAt.toISOString(),
    duration_ms: run.durationMs,
  };
}

/** Messages of errors stay with the service: they may name what is inside it. */
function toFault({ outcome, fault }: StoredExampleRun): string | null {
  if (outcome === 'ok') return null;
  if (outcome === 'timeout') return 'It was not done within its time limit.';
  return fault !== null && isDifference(fault) ? fault.slice(0, LONGEST_FAULT).toWellFormed() : 'The run failed.';
}
