/** Runs a piece of work while no other tab runs one. */
export type RenewalLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

const NAME = 'declic-session-renewal';
/** How long a tab may hold the lock, in milliseconds; afterwards the others renew without it. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Web Locks: many tabs that wake up at once renew one after the other. The service takes the refresh token before the newest for a
 * short time; a request that left with the oldest cookie and arrived after two others would look like a stolen token.
 */
export const withRenewalLock: RenewalLock = async (work) => {
  if (!('locks' in navigator)) return work();
  const granted = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  navigator.locks
    .request(NAME, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      granted.resolve();
      return done.promise;
    })
    .catch(() => granted.resolve()); // not granted in time: better two renewals at once than none
  await granted.promise;
  return work().finally(done.resolve);
};
