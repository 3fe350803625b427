import { loadBudget } from '@declic/remote-kit/host';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from './shell-context';

/** Answers code that threw while it ran, as `RemoteRecovery` does. False once there is nothing, or no time, left to try. */
export function useCrashRecovery(error: unknown, name?: string): boolean {
  const { recovery } = useShell();
  // Another one when the page was opened again: a module that failed when it was evaluated throws the same error each time.
  const { key } = useLocation();
  const [givenUp, setGivenUp] = useState<unknown>();

  useEffect(() => {
    const giveUp = () => setGivenUp(error);
    const timer = setTimeout(giveUp, loadBudget.fallbackMs);
    recovery.recover(error, name).then((isTried) => (isTried ? undefined : giveUp()), giveUp);
    return () => clearTimeout(timer);
  }, [recovery, name, error, key]);

  return givenUp !== error;
}
