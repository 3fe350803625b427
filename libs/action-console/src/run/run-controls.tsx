import type { ConsoleRun } from '../use-console-run';
import { ApiKeyField } from './api-key-field';
import { ExecuteBar } from './execute-bar';

/** The API key and the buttons of a run, below each other in the stack around them. */
export function RunControls({ of: run }: { of: ConsoleRun }) {
  const { key, setKey, isHanded, noteSaved, execute, cancel, isPending, balance } = run;
  return (
    <>
      <ApiKeyField value={key} onChange={setKey} isHanded={isHanded} onCopied={noteSaved} />
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
