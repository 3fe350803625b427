import { accountsApi, ApiError, unwrap } from '@declic/openapi/accounts';
import { notify } from '@declic/remote-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { userApiStatsQuery } from '../../account/user-api-stats.queries';
import { firstKeyThrottle } from './first-key-throttle';
import { storeNewKeyNotice } from './new-key-notice';
import { pollForKeys } from './poll-for-keys';
import { apiKeyKeys, type CreatedKey } from './user-api-keys.queries';

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
    onSuccess: (created) => (created ? keepCreated(client, created) : reloadAccount(client)),
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

function keepCreated(client: QueryClient, created: CreatedKey) {
  storeNewKeyNotice(created.key.kid);
  client.setQueryData(apiKeyKeys.created, created);
  client.setQueryData(apiKeyKeys.list, [created.key]);
  notify.success('Your API key is ready', { description: 'Copy it now: it is shown only once.' });
  return reloadAccount(client);
}

/** The key changes the list and the figures; the guard must not act on "no keys" any more. */
function reloadAccount(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: apiKeyKeys.list }),
    client.invalidateQueries({ queryKey: userApiStatsQuery().queryKey, refetchType: 'all' }),
  ]);
}
