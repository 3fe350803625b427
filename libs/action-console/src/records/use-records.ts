import { useSession } from '@declic/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchChanges } from './record-changes';
import { openRecords } from './open-records';

const recordsKey = (userId: string | undefined, ...rest: readonly string[]) =>
  ['console-records', userId ?? null, ...rest] as const;

/** Records of the signed-in account and whether they outlive the page; read again when any tab changes them. */
export function useRecords<Item>(path: readonly string[], parse: (value: unknown) => Item | null) {
  const userId = useUserId();
  const client = useQueryClient();
  useEffect(() => watchChanges((id) => void client.invalidateQueries({ queryKey: recordsKey(String(id)) })), [client]);
  return useQuery({
    queryKey: recordsKey(userId, ...path),
    queryFn: async () => {
      const store = await openRecords();
      const values = userId === undefined ? [] : await store.list([userId, ...path]);
      const items = values.flatMap((value) => parse(value) ?? []);
      return { items, isLasting: store.isLasting };
    },
    // It asks no network.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The account that records belong to; undefined for an anonymous visitor. */
export function useUserId(): string | undefined {
  return useSession(({ user }) => user?.id);
}
