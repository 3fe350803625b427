import { headHtml, pageFault, type PrerenderedPage } from '@declic/remote-kit/contract';

/** @throws the page may not stand in a document, or cannot be written, which must not be found out while the document is. */
export function assertWritable(page: PrerenderedPage): void {
  const fault = pageFault(page);
  if (fault !== undefined) throw new Error(`It may not stand in a document: ${fault}.`);
  headHtml(page.head, 'https://declic.example');
}
