import { validateInput } from '@declic/action-input';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from './console-context';
import { focusFirstProblem } from './parameters/focus-first-problem';
import { selectBody } from './payload/console-store';
import { useExecuteShortcut } from './run/use-execute-shortcut';
import { useRunAction } from './run/use-run-action';

export type ConsoleRun = ReturnType<typeof useConsoleRun>;

export interface ConsoleRunOptions {
  /** Called before the first refused parameter takes the focus. */
  onInvalid?: (() => void) | undefined;
  /** Called when a call is sent. */
  onSent?: (() => void) | undefined;
}

/** The key, the run and the balance of one console. The key lives in this state, and ends with it. */
export function useConsoleRun({ onInvalid, onSent }: ConsoleRunOptions = {}) {
  const { schema, store } = useConsole();
  const [key, setKey] = useState('');
  const { data: stats } = useQuery(accountStatsQuery());
  const showInvalid = () => {
    onInvalid?.();
    const check = validateInput(schema, selectBody(schema, store.getState()));
    if (!check.ok) focusFirstProblem(check.errors);
  };
  const { execute, cancel, run, isPending } = useRunAction({ key, onInvalid: showInvalid, onSent });
  const onKeyDown = useExecuteShortcut(() => execute());
  // The newest answer knows better than figures that were loaded before it.
  const balance = run?.result.balance ?? stats?.credit_balance_total;
  return { key, setKey, execute, cancel, run, isPending, balance, onKeyDown };
}
