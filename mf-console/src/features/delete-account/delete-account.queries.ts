import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify, useSingleMutation } from '@declic/remote-kit';
import { requestSignOut, sessionStore } from '@declic/session';
import { flushSync } from 'react-dom';
import { forgetBatches } from '../../batch-store';
import { leaveTo } from './leave-to';

const mutationKey = accountsKey('delete-account');

/**
 * Deletes the account, signs out and leaves. Asked twice at once, it does so once. `onDeleted` takes what shows the account off
 * the page: it would ask the server for data that no longer exists.
 */
export function useDeleteAccount(onDeleted: () => void) {
  const { mutateOnce, isPending, isSuccess } = useSingleMutation({
    mutationKey,
    mutationFn: () => unwrap(accountsApi.DELETE('/api/accounts/me')),
    onSuccess: () => {
      flushSync(onDeleted);
      return signOutAndLeave();
    },
    onError: (error) => notify.error('Deletion failed', { description: failureMessage(error), error }),
  });
  return {
    deleteAccount: () => mutateOnce(() => undefined),
    // Stays busy after the answer, until the page is left.
    isDeleting: isPending || isSuccess,
  };
}

async function signOutAndLeave(): Promise<void> {
  const userId = sessionStore.getState().user?.id;
  // The sessions ended with the account: a request that is sent before the sign-out would be refused.
  await Promise.all([requestSignOut(), forgetInBrowser(userId)]);
  leaveTo('/');
}

/** Batches, and runs and saved inputs of the test console. A failure does not prevent the sign-out. */
async function forgetInBrowser(userId: string | undefined): Promise<void> {
  if (userId === undefined) return;
  try {
    const { forgetRecords } = await import('@declic/action-console/records');
    await Promise.allSettled([forgetRecords(userId), forgetBatches(userId)]);
  } catch {
    // The browser keeps nothing, or the code could not be loaded.
  }
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'runs_in_flight') {
    return 'An action of yours is still running. Please try again in a moment.';
  }
  return failureText(error, { fallback: 'Failed to delete account. Please try again.' });
}
