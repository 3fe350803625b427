import { findParts, listViews } from '@declic/action-results';
import { useMemo } from 'react';

/** What an answer holds, and the views for it; found once for each answer. */
export function useParts(data: unknown) {
  return useMemo(() => {
    const parts = findParts(data);
    return { parts, views: listViews(data, parts) };
  }, [data]);
}
