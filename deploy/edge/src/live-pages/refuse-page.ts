import { LARGEST_PAGE_FILE_BYTES, type LivePage } from '@declic/remote-kit/contract';
import { assertWritable } from '../pages/assert-writable';

/** Characters. */
export function pageSize({
  html,
  styles,
  data = [],
  head,
}: Pick<LivePage, 'html' | 'styles' | 'head'> & Partial<LivePage>): number {
  return html.length + styles.length + JSON.stringify([data, head]).length;
}

/** @throws the page is too large, may not stand in a document, or cannot be written. */
export function refusePage(page: LivePage): void {
  const size = pageSize(page);
  if (size > LARGEST_PAGE_FILE_BYTES)
    throw new Error(`It has ${size} characters, more than ${LARGEST_PAGE_FILE_BYTES}.`);
  assertWritable(page);
}
