import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

export interface Reading<Data> {
  data: Data | undefined;
  /** Why the last attempt failed, until one succeeds; kept while an attempt is repeated. */
  failure: Error | null;
  retry: () => void;
}

/** What a query that repeats itself has read, and whether that is still up to date. */
export function useReading<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Reading<Data> {
  const { data, error, isSuccess, refetch } = useQuery(options);
  const [lastError, setLastError] = useState<Error | null>(null);
  const failure = isSuccess ? null : (error ?? lastError);
  if (failure !== lastError) setLastError(failure);
  return { data, failure, retry: () => void refetch() };
}
