import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from './shell-context';

/** Answers code that threw while it ran, as `RemoteRecovery` does. False once there is nothing left to try. */
export function useCrashRecovery(error: unknown, name?: string): boolean {
  const { recovery } = useShell();
  // Another one when the page was opened again: a module that failed when it was evaluated throws the same error each time.
  const { key } = useLocation();
  const [givenUp, setGivenUp] = useState<unknown>();

  useEffect(() => {
    recovery.recover(error, name).then(
      (isTried) => (isTried ? undefined : setGivenUp(error)),
      () => setGivenUp(error),
    );
  }, [recovery, name, error, key]);

  return givenUp !== error;
}
