import { useEffect, useState } from 'react';
import { takeDeparture } from './departure';
import { usePage } from './page-context';

/**
 * Answers code that threw while it ran: reports it, and shows the page again when that may help, because the error belongs
 * to an area that was just left, or because the area has another version. False once there is nothing left to try.
 */
export function useCrashRecovery(error: unknown, name?: string): boolean {
  const { areas, reopen } = usePage();
  const [givenUp, setGivenUp] = useState<unknown>();

  useEffect(() => {
    const recover = async () => {
      const left = takeDeparture(name);
      const culprit = left ?? name;
      if (culprit === undefined) console.error('The page failed.', error);
      else areas.reportCrash(culprit, error);

      if (left === undefined) {
        if (name === undefined || !areas.canFallBack(name)) throw error;
        await areas.fallBack(name);
      }
      await reopen();
    };
    recover().catch(() => setGivenUp(error));
  }, [areas, reopen, name, error]);

  return givenUp !== error;
}
