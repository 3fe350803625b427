/** Runs a piece of work while no other tab runs one. */
export type RenewalLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

const NAME = 'declic-session-renewal';
/** A tab that holds the lock for so long is frozen or gone wrong, and must not keep the others from their session. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Web Locks: many tabs that wake up at once renew one after the other. The service forgives a refresh token that is one step
 * behind; a request that left with the oldest cookie and arrived after two others would look like a stolen token.
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
