import { Stack } from '@declic/design-system';
import { ConsoleProvider, type ConsoleProviderProps, useConsole } from './console-context';
import { ParameterPane } from './parameters/parameter-pane';
import { ResultPane } from './result/result-pane';
import { ApiKeyField } from './run/api-key-field';
import { ExecuteBar } from './run/execute-bar';
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
  const { key, setKey, execute, cancel, run, isPending, balance, onKeyDown } = useConsoleRun();
  return (
    <Stack $gap={5} onKeyDownCapture={onKeyDown}>
      <ParameterPane />
      <ApiKeyField value={key} onChange={setKey} />
      <ExecuteBar
        hasKey={key.trim() !== ''}
        isPending={isPending}
        balance={balance}
        onExecute={() => execute()}
        onDryRun={() => execute(true)}
        onCancel={cancel}
      />
      <ResultPane run={run} isPending={isPending} latencyTargetMs={definition.latency_target_ms} />
    </Stack>
  );
}
