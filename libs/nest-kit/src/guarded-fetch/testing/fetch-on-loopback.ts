import type { FetchPolicy } from '../fetch-policy.ts';
import { createFetchWithin, type GuardedFetchOptions } from '../guarded-fetch.ts';

/** Loopback stands for the internet: 127.0.0.1 is public, at any port, and every name is there; other addresses are internal. */
export function fetchOnLoopback(policy: Partial<FetchPolicy> = {}, options: GuardedFetchOptions = {}) {
  return createFetchWithin(
    {
      isOpenPort: () => true,
      isPublic: (address) => address === '127.0.0.1',
      resolve: () => Promise.resolve(['127.0.0.1']),
      ...policy,
    },
    options,
  );
}
