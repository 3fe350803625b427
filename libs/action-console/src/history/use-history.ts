import { notify } from '@declic/remote-kit';
import { sessionStore } from '@declic/session';
import { useCallback, useMemo } from 'react';
import { useConsole } from '../console-context';
import { forgetHistory } from '../records';
import { useRecords, useUserId } from '../records/use-records';
import type { FinishedRun } from '../run/use-run-action';
import { keepRun, RUNS } from './history-records';
import { parseHistoryRun, toHistoryRun } from './history-run';

/** The runs of the signed-in account in this browser, newest first. */
export function useHistory() {
  const { data, ...query } = useRecords([RUNS], parseHistoryRun);
  const runs = useMemo(() => data?.items.toReversed(), [data]);
  return { ...query, runs, isLasting: data?.isLasting ?? true };
}

/** Returns the function that keeps a finished run. A browser that cannot keep it is no reason for the run to fail. */
export function useKeepRun() {
  const { definition } = useConsole();
  const userId = useUserId();
  return useCallback(
    (finished: FinishedRun) => {
      // An answer may come after the sign-out, which has forgotten the runs.
      if (userId === undefined || sessionStore.getState().user?.id !== userId) return;
      keepRun(userId, toHistoryRun(definition, finished))
        .then((isKept) => isKept || sayThatThereIsNoRoom())
        .catch(sayThatThereIsNoRoom);
    },
    [definition, userId],
  );
}

/** Returns the function that forgets all runs. */
export function useClearHistory() {
  const userId = useUserId();
  return () => (userId === undefined ? Promise.resolve() : forgetHistory(userId));
}

function sayThatThereIsNoRoom(): void {
  notify.info('This run is not in the history', { description: 'The browser has no room left for it.' });
}
