import type { Page } from '../../../pages/parse-page';
import { readBlocks } from '../../../pages/page-blocks';
import { countWords } from '../../../text/words';

/** A page as the rules see it. */
export interface AuditedPage {
  readonly page: Page;
  readonly html: string;
  /** Null for pasted HTML. */
  readonly url: URL | null;
  readonly keyword: string | null;
  /** The text of the content, without navigation and footer. */
  readonly text: string;
  readonly words: number;
}

export function toAuditedPage(page: Page, html: string, url: string | null, keyword: string | null): AuditedPage {
  const text = readBlocks(page)
    .map((block) => block.text)
    .join('\n');
  return { page, html, url: url === null ? null : URL.parse(url), keyword, text, words: countWords(text) };
}

/** Trimmed content of the first `meta` with this name or property; null where there is none. */
export function metaContent(page: Page, name: string): string | null {
  const element = page(`meta[name="${name}" i], meta[property="${name}" i]`).first();
  return element.length === 0 ? null : (element.attr('content') ?? '').trim();
}

/** The page's own titles: pictures in SVG have titles, too. */
export function findTitles(page: Page) {
  return page('title').filter((_, element) => page(element).closest('svg').length === 0);
}
