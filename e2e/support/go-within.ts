import type { Page } from '@playwright/test';

/**
 * Goes to a page of another area without loading a document, as a link of the router does. Of a page that is there as HTML the code is
 * asked for once it was painted, so it may come after the document is loaded.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
