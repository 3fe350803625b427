import { sessionStore } from '@declic/session';

/** Deletes the runs that the test console kept of the account that signs out, from this browser. A failure does not prevent the sign-out. */
export async function forgetRuns(): Promise<void> {
  const userId = sessionStore.getState().user?.id;
  if (userId === undefined) return;
  try {
    const { forgetHistory } = await import('@declic/action-console/records');
    await forgetHistory(userId);
  } catch {
    // The browser keeps nothing, or the code could not be loaded.
  }
}
