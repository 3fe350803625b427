import { Stack } from '@declic/design-system';
import { ConsoleProvider, type ConsoleProviderProps, useConsole } from './console-context';
import { ParameterPane } from './parameters/parameter-pane';
import { ResultPane } from './result/result-pane';
import { RunControls } from './run/run-controls';
import { useConsoleRun } from './use-console-run';

export type ActionConsoleProps = Omit<ConsoleProviderProps, 'children'>;

/** The test console: one action in one column, as a panel that any area can open. */
export function ActionConsole(props: ActionConsoleProps) {
  return (
    <ConsoleProvider {...props}>
      <Panel />
    </ConsoleProvider>
  );
}

function Panel() {
  const { definition } = useConsole();
  const consoleRun = useConsoleRun();
  const { run, isPending, onKeyDown } = consoleRun;
  return (
    <Stack $gap={5} onKeyDownCapture={onKeyDown}>
      <ParameterPane />
      <RunControls of={consoleRun} />
      <ResultPane run={run} isPending={isPending} latencyTargetMs={definition.latency_target_ms} />
    </Stack>
  );
}
