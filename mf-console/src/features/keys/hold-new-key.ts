import { accountsKeys, accountStatsQuery } from '@declic/openapi/accounts/queries';
import type { QueryClient } from '@tanstack/react-query';
import { storeNewKeyNotice } from './new-key-notice';
import { apiKeyKeys, type NewKey } from './user-api-keys.queries';

/** Keeps a new key's token in memory, notes in the browser that there is a new key, and reloads what the key changes. */
export function holdNewKey(client: QueryClient, held: NewKey) {
  storeNewKeyNotice(held.key.kid);
  // The list first: it removes the old card and its dialog, which would move the focus away from the new card.
  client.setQueryData(apiKeyKeys.list, [held.key]);
  client.setQueryData(apiKeyKeys.created, held);
  return reloadAccount(client);
}

/** The key changes the list, the figures and the plan's state; the guard must not act on "no keys" any more. */
export function reloadAccount(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: apiKeyKeys.list }),
    client.invalidateQueries({ queryKey: accountsKeys.billing }),
    client.invalidateQueries({ queryKey: accountStatsQuery().queryKey, refetchType: 'all' }),
  ]);
}
