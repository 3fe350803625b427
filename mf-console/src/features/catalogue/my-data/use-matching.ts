import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { carryInput } from '../../../carried-input';
import type { Given, Matched } from './compute-fits';
import { type Matcher, startMatcher } from './matcher';
import { routingIndexQuery } from './routing-index.queries';

/** As long as a call may be, with its file in base64. */
export const MOST_FILE_BYTES = 12_000_000;

export type Matching = ReturnType<typeof useMatching>;

type Status = 'idle' | 'working' | 'failed';

/** What the reader gave, and which actions take it. It stays in this browser: only the public index of the actions is fetched. */
export function useMatching() {
  const client = useQueryClient();
  const matcher = useRef<Promise<Matcher>>(undefined);
  const turn = useRef(0);
  const [matched, setMatched] = useState<Matched | null>(null);
  const [status, setStatus] = useState<Status>('idle');

  const match = async (given: Given) => {
    const own = (turn.current += 1);
    setStatus('working');
    try {
      matcher.current ??= client.fetchQuery(routingIndexQuery()).then(startMatcher);
      const found = await (await matcher.current)(given);
      // What was given since then is what counts.
      if (own !== turn.current) return;
      setMatched(found);
      setStatus('idle');
    } catch (error) {
      console.warn('The data was not matched with the actions.', error);
      matcher.current = undefined;
      if (own === turn.current) setStatus('failed');
    }
  };

  const clear = () => {
    turn.current += 1;
    setMatched(null);
    setStatus('idle');
  };

  /** Takes the data along into the form of an action. */
  const carry = useCallback(
    (slug: string) => {
      const fit = matched?.fits.find((one) => one.slug === slug);
      if (fit && Object.keys(fit.payload).length > 0) carryInput(slug, fit.payload);
    },
    [matched],
  );

  return { matched, status, match, clear, carry };
}
