import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { carryInput } from '../../../carried-input';
import type { Given, Matched } from './compute-fits';
import { type Matcher, startMatcher } from './matcher';
import { routingIndexQuery } from './routing-index.queries';

/** As long as a call may be, with its file in base64. */
export const MOST_FILE_BYTES = 12_000_000;

export type Matching = ReturnType<typeof useMatching>;

type Status = 'idle' | 'working' | 'failed';

type StartedMatcher = RefObject<Promise<Matcher> | undefined>;

/** What the reader gave, and which actions take it. It stays in this browser: only the public index of the actions is fetched. */
export function useMatching() {
  const client = useQueryClient();
  const matcher: StartedMatcher = useRef(undefined);
  const turn = useRef(0);
  const [matched, setMatched] = useState<Matched | null>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [error, setError] = useState<unknown>();

  useEffect(() => () => stopMatcher(matcher), []);

  /** With the first data; a start that failed is repeated with the next. */
  const start = () =>
    (matcher.current ??= client
      .fetchQuery(routingIndexQuery())
      .then(startMatcher)
      .catch((error: unknown) => {
        matcher.current = undefined;
        throw error;
      }));

  const match = async (given: Given | Promise<Given>) => {
    const own = (turn.current += 1);
    setStatus('working');
    try {
      const [started, data] = await Promise.all([start(), given]);
      const found = await started.match(data);
      // What was given since then is what counts.
      if (own !== turn.current) return;
      setMatched(found);
      setStatus('idle');
    } catch (failure) {
      console.warn('The data was not matched with the actions.', failure);
      // The same worker may be at work on what was given since then.
      if (own !== turn.current) return;
      stopMatcher(matcher);
      setError(failure);
      setStatus('failed');
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

  return { matched, status, error, match, clear, carry };
}

function stopMatcher(matcher: StartedMatcher): void {
  void matcher.current?.then(
    ({ stop }) => stop(),
    () => undefined,
  );
  matcher.current = undefined;
}
