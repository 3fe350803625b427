import type { PageHead } from './head/page-head';
import { usePageHead } from './head/use-page-head';

/**
 * The name of `usePageHead` in releases of remotes that were built before it.
 *
 * @deprecated
 */
export function useTitle(title: string, head: Omit<PageHead, 'title'> = {}): void {
  usePageHead({ title, ...head });
}
