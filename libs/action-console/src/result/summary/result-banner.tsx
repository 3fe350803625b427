import { Notice } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { toRunFailureText } from '../../run/run-failure';
import type { FinishedRun } from '../../run/use-run-action';
import { Refusal } from './refusal';
import { selectBanner } from './select-banner';

/** The class of a result, and what to do when it is no success. */
export function ResultBanner({ run: { result, isDryRun } }: { run: FinishedRun }) {
  const { status, error, problem, cost } = result;
  return (
    <Notice tone={status < 400 ? 'success' : 'danger'}>
      <strong>{selectBanner(status)}</strong>{' '}
      {error === null ? null : toRunFailureText({ status, code: problem?.code ?? '', text: error })}
      {isDryRun && status < 400 ? describeDryRun(cost) : null}
      <Refusal result={result} />
    </Notice>
  );
}

function describeDryRun(cost: number | null): string {
  const price = cost === null ? '' : ` Executing it costs ${formatCount(cost, 'credit')} at most.`;
  return `This was a dry run: the call would be accepted. Nothing ran, and nothing was debited.${price}`;
}
