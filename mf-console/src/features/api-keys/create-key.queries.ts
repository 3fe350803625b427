import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { notify } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { firstKeyThrottle } from './first-key-throttle';
import { holdKey, reloadAccount } from './hold-key';
import { pollForKeys } from './poll-for-keys';
import type { CreatedKey } from './user-api-keys.queries';

const DEFAULT_LABEL = 'Default Key';

export const firstKeyMutationKey = ['api-keys', 'first'] as const;

/** Makes the first key, or finds the one that another tab made in the meantime. */
export function useCreateFirstKey() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: firstKeyMutationKey,
    mutationFn: createOrFindKey,
    gcTime: 0,
    onMutate() {
      firstKeyThrottle.start();
      notify.info('Génération de votre clé API...', { description: 'Cela ne prendra que quelques secondes' });
    },
    onSuccess(created) {
      if (!created) return reloadAccount(client);
      notify.success('Your API key is ready', { description: 'Copy it now: it is shown only once.' });
      return holdKey(client, { ...created, isFirst: true });
    },
    onError: () =>
      notify.error('Key Generation Timeout', {
        description: 'Key generation is taking longer than expected. Please contact support if this persists.',
      }),
  });
}

/** `null` when there is a key whose token this tab cannot know. */
async function createOrFindKey(): Promise<CreatedKey | null> {
  try {
    return await unwrap(accountsApi.POST('/api/accounts/keys', { body: { label: DEFAULT_LABEL } }));
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'key_exists';
    if (!isTaken) console.error('The first key could not be created; looking whether one appears.', error);
    await pollForKeys();
    return null;
  }
}
