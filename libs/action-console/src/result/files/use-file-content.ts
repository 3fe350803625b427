import type { ResultFile } from '@declic/action-results';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FileContent, linkedContentQuery } from './file-content.queries';
import { readInline } from './read-inline';

export type FileState = FileContent | { readonly state: 'loading' } | { readonly state: 'failed'; retry: () => void };

/** The content of a file of an answer: from the answer itself, or by its link. */
export function useFileContent({ base64, url }: ResultFile): FileState {
  const inline = useMemo(() => (base64 === undefined ? undefined : readInline(base64)), [base64]);
  const { data, isError, refetch } = useQuery({ ...linkedContentQuery(url), enabled: inline === undefined });
  if (inline) return inline;
  if (data) return data;
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
