import { headHtml, LARGEST_PAGE_FILE_BYTES, type LivePage, pageFault } from '@declic/remote-kit/contract';

/** Characters. */
export function pageSize({
  html,
  styles,
  data = [],
  head,
}: Pick<LivePage, 'html' | 'styles' | 'head'> & Partial<LivePage>): number {
  return html.length + styles.length + JSON.stringify([data, head]).length;
}

/** @throws the page may not stand in a document, or cannot be written. */
export function refusePage(page: LivePage): void {
  const size = pageSize(page);
  if (size > LARGEST_PAGE_FILE_BYTES)
    throw new Error(`It has ${size} characters, more than ${LARGEST_PAGE_FILE_BYTES}.`);
  const fault = pageFault(page);
  if (fault !== undefined) throw new Error(`It may not stand in a document: ${fault}.`);
  // What cannot be written must not be found out while a document is.
  headHtml(page.head, 'https://declic.example');
}
