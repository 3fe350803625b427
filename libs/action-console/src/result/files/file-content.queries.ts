import { queryOptions } from '@tanstack/react-query';
import { toOwnLink } from './own-link';

/** `expired`: the link or the file is no longer valid. `foreign`: another site keeps it, and the page does not read it. */
export type FileContent =
  | { readonly state: 'ready'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly state: 'expired' | 'foreign' | 'broken' };

/** The content of a file by its signed link. Not kept once no view shows it. */
export const linkedContentQuery = (url: string | undefined) =>
  queryOptions({
    queryKey: ['actions', 'result-file', url ?? ''],
    queryFn: ({ signal }) => readLinked(url, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });

async function readLinked(url: string | undefined, signal: AbortSignal): Promise<FileContent> {
  const link = toOwnLink(url);
  if (!link) return { state: url === undefined ? 'broken' : 'foreign' };
  const answer = await fetch(link, { signal, credentials: 'omit' });
  if (answer.status === 404 || answer.status === 410) return { state: 'expired' };
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return { state: 'ready', bytes: new Uint8Array(await answer.arrayBuffer()) };
}
