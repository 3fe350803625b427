import { QueryClient, type FetchQueryOptions, type Query, type QueryKey } from '@tanstack/react-query';
import { mayPass } from './may-pass';
import { retryDelay } from './retry-delay';

const FIVE_MINUTES = 5 * 60_000;
const MAX_RETRIES = 2;

/** The query client of a page, with the product's defaults: data is fresh for five minutes, a query is repeated twice at most. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error) && !isTimeout(error),
        // Without a network a query must fail and say so, rather than wait unseen.
        networkMode: 'always',
        // The mode above would turn it off.
        refetchOnReconnect: true,
        refetchInterval: untilItPasses,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A page has waited long enough by then: it says so, and the query goes on from there. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** A query on screen that failed is fetched again while the page is in sight, with growing pauses. */
function untilItPasses({ state }: Query): number | false {
  if (state.status !== 'error' || !mayPass(state.error)) return false;
  // The millisecond of the failure is the jitter: it must not change between renders.
  return retryDelay(state.errorUpdateCount, (state.errorUpdatedAt % 1_000) / 1_000);
}

let current: QueryClient | undefined;

/**
 * Registers the query client, so that route loaders and components share one cache. Called by the shell or a standalone remote.
 */
export function provideQueryClient(client: QueryClient): void {
  current = client;
}

/** The page's query client, for route loaders. Components use `useQueryClient`. */
export function currentQueryClient(): QueryClient {
  if (!current)
    throw new Error('No query client is provided: the shell (or standalone.tsx) has to call provideQueryClient first.');
  return current;
}

/** Whether an answer of a service is on its way. */
export function isReading(): boolean {
  return (current?.isFetching() ?? 0) > 0;
}

/**
 * For route loaders: begins to fetch what the component will read, without making the navigation wait for it.
 * Returns `null`, so that `loader: () => prefetch(homeQuery())` is a whole loader.
 */
export function prefetch<Data, Key extends QueryKey>(...queries: FetchQueryOptions<Data, Error, Data, Key>[]): null {
  for (const query of queries) void currentQueryClient().prefetchQuery(query);
  return null;
}

/** For route loaders whose data the page's crumbs name: waits for the answer. A failure is left to the component, and gives null. */
export async function loadForCrumbs<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | null> {
  try {
    return await currentQueryClient().ensureQueryData(query);
  } catch {
    return null;
  }
}
