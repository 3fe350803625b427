const ANSWER_TIMEOUT_MS = 30_000;

/**
 * For calls that change something: one that is not answered by then fails with a TimeoutError, and may be sent again. Longer than
 * for reads, because a payment page is made in this time.
 */
export const inTime = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
