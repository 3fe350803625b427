/** The work did not end in time. */
export class DeadlineError extends Error {}

/**
 * Runs work with an abort signal and rejects at the deadline, even when the work ignores the signal.
 *
 * @throws {DeadlineError} when it did not end in time.
 */
export async function withinDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineError(`Not done after ${timeoutMs} ms.`);
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
