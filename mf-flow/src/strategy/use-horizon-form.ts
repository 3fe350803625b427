import { callFailure, notify, useUnsavedInput } from '@declic/remote-kit';
import { useState } from 'react';
import { useChangeHorizon } from './change-horizon.queries';

const LONGEST_DAYS = 730;

/** The field of the horizon: closed (`typed` null) or with what is typed in it. */
export function useHorizonForm(strategyId: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useChangeHorizon(strategyId);
  useUnsavedInput(typed !== null);

  const put = (text: string | null) => {
    setTyped(text);
    setProblem(null);
  };
  return {
    typed,
    problem,
    isSaving: change.isPending,
    open: (days: number | null) => put(days?.toString() ?? ''),
    type: put,
    close: () => put(null),
    submit: () => {
      const days = Number(typed);
      if (!Number.isInteger(days) || days < 1 || days > LONGEST_DAYS)
        return setProblem(`Choose a whole number from 1 to ${LONGEST_DAYS}.`);
      setProblem(null);
      change.mutateOnce(() => days, {
        onSuccess: () => put(null),
        onError: (error) => {
          setProblem(callFailure(error, { fallback: 'It could not be saved. Try again in a moment.' }).text);
          notify.error('Failed to change the horizon', { error });
        },
      });
    },
  };
}
