import { type PageBlock, readBlocks } from '../pages/page-blocks';
import type { Page } from '../pages/parse-page';

/** A text that answers are taken from: a page, or a document of the caller. */
export interface Source {
  readonly title: string;
  /** Null for a document without an address. */
  readonly url: string | null;
  readonly blocks: readonly Pick<PageBlock, 'text' | 'headings' | 'level'>[];
}

/** The texts of a page, without its tree: sources are many and stay in memory. */
export function contentBlocks(page: Page): Source['blocks'] {
  return readBlocks(page).map(({ text, headings, level }) => ({ text, headings, level }));
}
