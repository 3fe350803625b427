import { loadBudget } from '@declic/remote-kit/host';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from './shell-context';

/**
 * Answers code that threw while it ran, as `RemoteRecovery` does. False once there is nothing, or no time, left to try on this page:
 * what says so stays, whatever its next attempts throw.
 */
export function useCrashRecovery(error: unknown, name?: string): boolean {
  const { recovery } = useShell();
  // Another one when the page was opened again: a module that failed when it was evaluated throws the same error each time.
  const { key, pathname } = useLocation();
  const [givenUpAt, setGivenUpAt] = useState<string>();

  useEffect(() => {
    const giveUp = () => setGivenUpAt(pathname);
    const timer = setTimeout(giveUp, loadBudget.fallbackMs);
    recovery.recover(error, name).then((isTried) => (isTried ? undefined : giveUp()), giveUp);
    return () => clearTimeout(timer);
  }, [recovery, name, error, key, pathname]);

  return givenUpAt !== pathname;
}
