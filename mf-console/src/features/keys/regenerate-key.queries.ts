import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { notify, useSingleMutation } from '@declic/remote-kit';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { holdNewKey, reloadAccount } from './hold-new-key';
import { captureUserId } from './captured-user-id';

const regenerationKey = ['api-keys', 'regeneration'] as const;

/** Replaces a key; the old one is refused from then on. Skipped while another regeneration runs, also one of an earlier visit. */
export function useRegenerateKey(kid: string) {
  const client = useQueryClient();
  const isRegenerating = useIsMutating({ mutationKey: regenerationKey }) > 0;
  const { mutateOnce } = useSingleMutation({
    secret: true,
    mutationKey: regenerationKey,
    mutationFn: (_isSamePerson: () => boolean) =>
      unwrap(accountsApi.POST('/api/accounts/keys/refresh', { body: { kid } })),
    onSuccess(created, isSamePerson) {
      if (!isSamePerson()) return undefined;
      notify.success('Your new API key is ready', { description: 'The old one no longer works. Copy this one now.' });
      return holdNewKey(client, { ...created, isFirst: false });
    },
    onError: (error, isSamePerson) => (isSamePerson() ? reportFailure(error, client) : undefined),
  });

  const regenerate = (onSettled: () => void) => mutateOnce(captureUserId, { onSettled });
  return { regenerate, isRegenerating };
}

/** Reloads after errors, too: the key may have been replaced although the response was lost. */
function reportFailure(error: Error, client: QueryClient): unknown {
  if (hasCode(error, 'key_replaced') || hasCode(error, 'key_not_found')) {
    notify.error('Key already replaced', {
      description: 'Another tab or device was faster. This page now shows the key that is valid.',
      error,
    });
    return reloadAccount(client);
  }
  const isSignedOut = error instanceof ApiError && error.status === 401;
  notify.error('Error', {
    description: isSignedOut ? 'No active session found' : 'Failed to regenerate API key. Please try again.',
    error,
  });
  return isSignedOut ? undefined : reloadAccount(client);
}

function hasCode(error: Error, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
