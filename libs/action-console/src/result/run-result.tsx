import { useConsole } from '../console-context';
import type { ConsoleRun } from '../use-console-run';
import { ResultPane } from './result-pane';

/** What became of the run of a console. */
export function RunResult({ of: { run, interruption, isPending, cancel } }: { of: ConsoleRun }) {
  const { definition } = useConsole();
  return (
    <ResultPane
      run={run}
      interruption={interruption}
      isPending={isPending}
      latencyTargetMs={definition.latency_target_ms}
      onCancel={cancel}
    />
  );
}
