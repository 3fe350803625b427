/** The work did not end in time. */
export class DeadlineError extends Error {}

export interface DeadlineOptions {
  readonly timeoutMs: number;
  /** The caller's own signal, such as that of a connection that was closed. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs work with an abort signal and rejects at the deadline, or when the caller aborts, even when the work ignores the signal.
 *
 * @throws {DeadlineError} when it did not end in time.
 */
export async function withinDeadline<Result>(
  { timeoutMs, signal }: DeadlineOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const cancelled = Promise.withResolvers<never>();
  const cancel = (reason: unknown) => {
    controller.abort(reason);
    cancelled.reject(reason);
  };
  const timer = setTimeout(() => cancel(new DeadlineError(`Not done after ${timeoutMs} ms.`)), timeoutMs);
  const forward = () => cancel(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  try {
    return await Promise.race([work(controller.signal), cancelled.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}
