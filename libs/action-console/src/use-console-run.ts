import { validateInput } from '@declic/action-input';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from './console-context';
import { useKeepRun } from './history/use-history';
import { focusFirstProblem } from './parameters/focus-first-problem';
import { selectBody } from './payload/console-store';
import { useExecuteShortcut } from './run/use-execute-shortcut';
import { useKey } from './run/use-key';
import { useRunAction } from './run/use-run-action';

export type ConsoleRun = ReturnType<typeof useConsoleRun>;

export interface ConsoleRunOptions {
  /** Called before the first refused parameter takes the focus. */
  onInvalid?: (() => void) | undefined;
  /** Called when a call is sent. */
  onSent?: (() => void) | undefined;
}

/** The key, the run and the balance of one console. */
export function useConsoleRun({ onInvalid, onSent }: ConsoleRunOptions = {}) {
  const { schema, store } = useConsole();
  const keyState = useKey();
  const { key } = keyState;
  const { data: stats } = useQuery(accountStatsQuery());
  const showInvalid = () => {
    onInvalid?.();
    const check = validateInput(schema, selectBody(schema, store.getState()));
    if (!check.ok) focusFirstProblem(check.errors);
  };
  const onFinished = useKeepRun();
  const calls = { key, onInvalid: showInvalid, onSent, onFinished };
  const { execute, cancel, run, showRun, interruption, isPending } = useRunAction(calls);
  const onKeyDown = useExecuteShortcut(() => execute());
  // The balance of the last answer is newer than the figures that were loaded before it.
  const balance = (run?.restoredFrom === undefined ? run?.result.balance : undefined) ?? stats?.credit_balance_total;
  return { ...keyState, execute, cancel, run, showRun, interruption, isPending, balance, onKeyDown };
}
