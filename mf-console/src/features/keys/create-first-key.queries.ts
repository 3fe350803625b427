import { useSecretMutation } from '@declic/remote-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keyGenerationThrottle } from './key-generation-throttle';
import { keyGenerationToasts } from './key-generation-toasts';
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
      keyGenerationToasts.started();
    },
    onSuccess(created, isSamePerson) {
      if (!isSamePerson()) return undefined;
      return created ? showKey(client, created) : pointToKey(client);
    },
    onError(error, isSamePerson) {
      if (isSamePerson()) keyGenerationToasts.timedOut(error);
    },
  });
}

function showKey(client: QueryClient, created: CreatedKey) {
  keyGenerationToasts.created();
  return holdNewKey(client, { ...created, isFirst: true });
}

/** There is a key, but its token was returned to another tab or lost with the response. */
function pointToKey(client: QueryClient) {
  keyGenerationToasts.createdElsewhere();
  return reloadAccount(client);
}
