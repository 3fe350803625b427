import type { PageBlock } from '../pages/page-blocks';

/** A text that answers are taken from: a page, or a document of the caller. */
export interface Source {
  readonly title: string;
  /** Null for a document without an address. */
  readonly url: string | null;
  readonly blocks: readonly Pick<PageBlock, 'text' | 'headings' | 'level'>[];
}
