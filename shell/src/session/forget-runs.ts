import { sessionStore } from '@declic/session';

/** A sign-out does not wait longer: some browsers leave a request to their database without an answer. */
const LONGEST_WAIT_MS = 2_000;

/** Deletes the runs that the test console kept of the account that signs out, from this browser. A failure does not prevent the sign-out. */
export async function forgetRuns(): Promise<void> {
  const userId = sessionStore.getState().user?.id;
  if (userId === undefined) return;
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, LONGEST_WAIT_MS);
  await Promise.race([forget(userId), limit.promise]);
  clearTimeout(timer);
}

async function forget(userId: string): Promise<void> {
  try {
    const { forgetHistory } = await import('@declic/action-console/records');
    await forgetHistory(userId);
  } catch {
    // The browser keeps nothing, or the code could not be loaded.
  }
}
