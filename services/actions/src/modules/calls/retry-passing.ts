import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '@declic/nest-kit';

const RETRIES_MS = [50, 200, 500, 1_000, 2_000];

/** Repeats what is harmless to do twice while the database is away, for a few seconds. */
export async function retryPassing<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of RETRIES_MS) {
    try {
      return await act();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(pauseMs);
    }
  }
  return act();
}
