import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { notify } from '@declic/remote-kit';
import { requestSignOut } from '@declic/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../error-message';
import { leaveTo } from './leave-to';

const mutationKey = accountsKey('delete-account');

/** Deletes the account, signs out and leaves. Asked twice at once, it does so once. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: () => unwrap(accountsApi.DELETE('/api/accounts/me')),
    onSuccess: signOutAndLeave,
    onError: (error) => notify.error('Deletion failed', { description: failureMessage(error) }),
  });
  return {
    // A second click may come before the button is drawn as busy.
    deleteAccount: () => (client.isMutating({ mutationKey }) === 0 ? mutate() : undefined),
    // Stays busy after the answer, until the page is left.
    isDeleting: isPending || isSuccess,
  };
}

async function signOutAndLeave(): Promise<void> {
  // The sessions ended with the account, whether or not the server is told.
  await requestSignOut();
  leaveTo('/');
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'runs_in_flight') {
    return 'An action of yours is still running. Please try again in a moment.';
  }
  return errorMessage(error, 'Failed to delete account. Please try again.');
}
