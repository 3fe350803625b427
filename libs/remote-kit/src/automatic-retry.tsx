import { useState } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { mayPass } from './may-pass';
import { useAutomaticRetry } from './use-automatic-retry';

export interface AutomaticRetryProps {
  /** What the part of the page failed with. */
  error: unknown;
  /** The part can be rendered again: its data is there, or there is something else to say. */
  onSettled: () => void;
}

/** Fetches the query that failed again, out of sight, so that the card which says so stands still until there is something new. */
export function AutomaticRetry({ error, onSettled }: AutomaticRetryProps) {
  const client = useQueryClient();
  const [query] = useState(() => failedQuery(client, error));
  useAutomaticRetry(
    async () => {
      await query?.fetch().catch((next: unknown) => {
        if (mayPass(next)) throw next;
      });
      onSettled();
    },
    query !== undefined && mayPass(error),
  );
  return null;
}

function failedQuery(client: QueryClient, error: unknown): Query | undefined {
  return client
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.error === error);
}
