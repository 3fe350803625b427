import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { clearNewKeyNotice, readNewKeyNotice, watchOtherTabs } from './new-key-notice';
import { apiKeyKeys, createdKeyQuery } from './user-api-keys.queries';

/** The key that was just made, until the person clears it or leaves the page: that forgets the token and the notice. */
export function useNewKey() {
  const client = useQueryClient();
  const { data: held = null } = useQuery(createdKeyQuery());
  // A notice of another tab or a crashed browser names a new key. Its token cannot be shown any more.
  const [noted] = useState(() => readNewKeyNotice()?.keyId);

  const clear = useCallback(() => {
    client.setQueryData(apiKeyKeys.created, null);
    clearNewKeyNotice();
  }, [client]);

  useEffect(() => {
    // A browser may keep the page it leaves, and show it again as it was.
    globalThis.addEventListener('pagehide', clear);
    return () => {
      globalThis.removeEventListener('pagehide', clear);
      clear();
    };
  }, [clear]);

  // A page restored from the back/forward cache may show a key that was replaced since.
  useEffect(() => watchOtherTabs(() => void client.invalidateQueries({ queryKey: apiKeyKeys.list })), [client]);

  return { held, newKid: held?.key.kid ?? noted, clear };
}
