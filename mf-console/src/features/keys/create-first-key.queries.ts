import { notify, useSecretMutation } from '@declic/remote-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keyGenerationThrottle } from './key-generation-throttle';
import { generateFirstKey } from './generate-first-key';
import { holdNewKey, reloadAccount } from './hold-new-key';
import type { CreatedKey } from './user-api-keys.queries';

export const firstKeyMutationKey = ['api-keys', 'first'] as const;

/** Makes the first key, or finds the one that another tab made in the meantime. */
export function useCreateFirstKey() {
  const client = useQueryClient();
  return useSecretMutation({
    mutationKey: firstKeyMutationKey,
    mutationFn: (isSamePerson: () => boolean) =>
      generateFirstKey((created) => isSamePerson() && void showKey(client, created)),
    onMutate() {
      keyGenerationThrottle.start();
      notify.info('Génération de votre clé API...', { description: 'Cela ne prendra que quelques secondes' });
    },
    onSuccess(created, isSamePerson) {
      if (!isSamePerson()) return undefined;
      return created ? showKey(client, created) : pointToKey(client);
    },
    onError(error, isSamePerson) {
      if (isSamePerson()) reportTimeout(error);
    },
  });
}

function showKey(client: QueryClient, created: CreatedKey) {
  notify.success('Your API key is ready', { description: 'Copy it now: it is shown only once.' });
  return holdNewKey(client, { ...created, isFirst: true });
}

/** There is a key, but its token was returned to another tab or lost with the response. */
function pointToKey(client: QueryClient) {
  notify.success('Your API key is ready', {
    description: 'It is shown in full only where it was created. If it was not, regenerate it.',
  });
  return reloadAccount(client);
}

function reportTimeout(error: unknown) {
  notify.error('Key Generation Timeout', {
    description: 'Key generation is taking longer than expected. Please contact support if this persists.',
    error,
  });
}
