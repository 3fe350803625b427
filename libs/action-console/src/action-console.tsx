import { Stack } from '@declic/design-system';
import { ConsoleProvider, type ConsoleProviderProps } from './console-context';
import { ParameterPane } from './parameters/parameter-pane';
import { RunResult } from './result/run-result';
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
  const consoleRun = useConsoleRun();
  const { onKeyDown } = consoleRun;
  return (
    <Stack $gap={5} onKeyDownCapture={onKeyDown}>
      <ParameterPane />
      <RunControls of={consoleRun} />
      <RunResult of={consoleRun} />
    </Stack>
  );
}
