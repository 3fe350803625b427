import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { notify } from '@declic/remote-kit';
import { requestSignOut } from '@declic/session';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../error-message';
import { leaveTo } from './leave-to';

/** Deletes the account, signs out and leaves. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => unwrap(accountsApi.DELETE('/api/accounts/me')),
    onSuccess: signOutAndLeave,
    onError: (error) => notify.error('Deletion failed', { description: failureMessage(error) }),
  });
}

async function signOutAndLeave(): Promise<void> {
  // The sessions ended with the account: a sign-out that cannot be said changes nothing about that.
  await requestSignOut().catch(() => undefined);
  leaveTo('/');
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'runs_in_flight') {
    return 'An action of yours is still running. Please try again in a moment.';
  }
  return errorMessage(error, 'Failed to delete account. Please try again.');
}
