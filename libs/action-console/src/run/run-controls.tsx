import type { ConsoleRun } from '../use-console-run';
import { ApiKeyField } from './api-key-field';
import { ExecuteBar } from './execute-bar';

/** The API key and the buttons of a run, below each other in the stack around them. */
export function RunControls({ of: { key, setKey, execute, cancel, isPending, balance } }: { of: ConsoleRun }) {
  return (
    <>
      <ApiKeyField value={key} onChange={setKey} />
      <ExecuteBar
        hasKey={key.trim() !== ''}
        isPending={isPending}
        balance={balance}
        onExecute={() => execute()}
        onDryRun={() => execute(true)}
        onCancel={cancel}
      />
    </>
  );
}
