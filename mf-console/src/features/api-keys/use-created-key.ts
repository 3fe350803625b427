import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearNewKeyNotice } from './new-key-notice';
import { apiKeyKeys, createdKeyQuery, type CreatedKey } from './user-api-keys.queries';

/** The key that was just created, for as long as the page is open: leaving it forgets the token and the notice. */
export function useCreatedKey(): CreatedKey | null {
  const client = useQueryClient();
  const { data } = useQuery(createdKeyQuery());

  useEffect(() => {
    globalThis.addEventListener('pagehide', clearNewKeyNotice);
    return () => {
      globalThis.removeEventListener('pagehide', clearNewKeyNotice);
      client.removeQueries({ queryKey: apiKeyKeys.created });
      clearNewKeyNotice();
    };
  }, [client]);

  return data ?? null;
}
