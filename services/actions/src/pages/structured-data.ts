import type { Page } from './parse-page';

/** The scripts of a page that state facts to search engines (JSON-LD). */
export function findStructuredData(page: Page) {
  return page('script[type="application/ld+json" i]').toArray();
}
