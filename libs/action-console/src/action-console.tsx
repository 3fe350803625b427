import { Stack } from '@declic/design-system';
import type { ReactNode } from 'react';
import { ConsoleProvider, type ConsoleProviderProps } from './console-context';
import { ParameterPane } from './parameters/parameter-pane';
import { RunResult } from './result/run-result';
import { RunControls } from './run/run-controls';
import { useConsoleRun } from './use-console-run';

export interface ActionConsoleProps extends Omit<ConsoleProviderProps, 'children'> {
  /** Above the parameters; it can read what is entered. */
  children?: ReactNode;
}

/** The test console: one action in one column, as a panel that any area can open. */
export function ActionConsole({ children, ...props }: ActionConsoleProps) {
  return (
    <ConsoleProvider {...props}>
      <Panel>{children}</Panel>
    </ConsoleProvider>
  );
}

function Panel({ children }: { children: ReactNode }) {
  const consoleRun = useConsoleRun();
  const { onKeyDown } = consoleRun;
  return (
    <Stack $gap={5} onKeyDownCapture={onKeyDown}>
      {children}
      <ParameterPane />
      <RunControls of={consoleRun} />
      <RunResult of={consoleRun} />
    </Stack>
  );
}
