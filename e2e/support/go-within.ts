import type { Page } from '@playwright/test';

/**
 * Goes to a page of another area without loading a document, as a link of the router does. A page that is there as HTML has its code later.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await waitForRouter(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** A page that is there as HTML is without its code for as long as it is only read, some seconds at most. */
export async function waitForRouter(page: Page): Promise<void> {
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
}
