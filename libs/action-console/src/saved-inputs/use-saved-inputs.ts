import { notify } from '@declic/remote-kit';
import { useMemo } from 'react';
import { isQuotaError, openRecords } from '../records/open-records';
import { announceChange } from '../records/record-changes';
import type { RecordKey } from '../records/record-store';
import { useRecords, useUserId } from '../records/use-records';
import { parseSavedInput, type SavedInput, toNameKey } from './saved-input';

const INPUTS = 'input';

/** The saved inputs of one action and of the signed-in account, by name. */
export function useSavedInputs(slug: string) {
  const { data, ...query } = useRecords([INPUTS, slug], parseSavedInput);
  const inputs = useMemo(() => data?.items.toSorted((a, b) => a.name.localeCompare(b.name)), [data]);
  return { ...query, inputs, isLasting: data?.isLasting ?? true };
}

/** Returns the functions that change them. Each resolves to whether it was done. */
export function useChangeSavedInputs(slug: string) {
  const userId = useUserId();
  const toKey = (name: string): RecordKey => [userId ?? '', INPUTS, slug, toNameKey(name)];

  const change = async (work: (store: Awaited<ReturnType<typeof openRecords>>) => Promise<void>): Promise<boolean> => {
    if (userId === undefined) return false;
    try {
      await work(await openRecords());
      announceChange(userId);
      return true;
    } catch (error) {
      const description = isQuotaError(error) ? 'The browser has no room left for it.' : 'Please try again.';
      notify.error('The saved inputs could not be changed', { description });
      return false;
    }
  };

  return {
    /** Replaces one of the same name. */
    save: (input: SavedInput) => change((store) => store.put(toKey(input.name), input)),
    remove: ({ name }: SavedInput) => change((store) => store.remove([toKey(name)])),
    rename: (input: SavedInput, name: string) =>
      change(async (store) => {
        await store.put(toKey(name), { ...input, name });
        if (toNameKey(name) !== toNameKey(input.name)) await store.remove([toKey(input.name)]);
      }),
  };
}
