import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { queryOptions, skipToken } from '@tanstack/react-query';

export type ApiKey = Schemas['ApiKey'];
export type CreatedKey = Schemas['CreatedKey'];

/** A key with its token, until the person has saved it. */
export interface NewKey extends CreatedKey {
  /** The first one of the account: the one that is celebrated. */
  isFirst: boolean;
}

export const apiKeyKeys = {
  list: ['api-keys', 'list'] as const,
  created: ['api-keys', 'created'] as const,
};

export const fetchUserApiKeys = (signal?: AbortSignal) =>
  unwrap(accountsApi.GET('/api/accounts/keys', signal ? { signal } : {}));

/**
 * The keys. Nothing repeats a failed fetch by itself but a network that comes back: the page counts the attempts in front of
 * the person, who decides on each.
 */
export const userApiKeysQuery = () =>
  queryOptions({
    queryKey: apiKeyKeys.list,
    queryFn: ({ signal }) => fetchUserApiKeys(signal),
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: ({ state }) => state.status !== 'error',
  });

/** A key that was created a moment ago, with its token: in memory only, until it is cleared or the page is left. */
export const createdKeyQuery = () =>
  queryOptions<NewKey | null>({
    queryKey: apiKeyKeys.created,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
