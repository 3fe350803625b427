import { expect, type Page, type Route, test } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';

/** What every tampered file does when it runs. */
const TAMPERED = '\nglobalThis.ranTampered = true;';

/** Answers a file with more than what was released, until the page is told otherwise. */
async function tamperWith(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const tamper = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}${TAMPERED}` });
  };
  await page.route(files, tamper);
  // Waits for what is being tampered with: the page asks again for what arrived damaged.
  return () => page.unrouteAll({ behavior: 'wait' });
}

const hasRun = (page: Page) => page.evaluate(() => 'ranTampered' in globalThis);
const workshops = (page: Page) => page.getByRole('heading', { level: 1, name: 'Libre dès demain' });
const cardOrPage = (page: Page) => page.getByRole('alert', { name: 'Ateliers' }).or(workshops(page));

const FILES = {
  'the entry': /\/remotes\/mf-workshops\/[^/]+\/remoteEntry\.js/,
  'the file of a route': /\/remotes\/mf-workshops\/[^/]+\/assets\/workshops-home\.route[^/]*\.js/,
};

for (const [what, files] of Object.entries(FILES)) {
  for (const entered of ['by its address', 'by a link'] as const) {
    test(`a tampered file is not run when an area is entered ${entered}: ${what}; Retry works after the repair`, async ({
      page,
    }) => {
      const repair = await tamperWith(page, files);
      await page.goto(entered === 'by a link' ? '/en/' : '/workshops');
      if (entered === 'by a link') {
        await expect(page.getByRole('heading', { level: 1, name: 'One POST. Done.' })).toBeVisible();
        await goWithin(page, '/workshops');
      }
      // The last good version of it, or the card where there is none.
      await expect(cardOrPage(page)).toBeVisible();
      expect(await hasRun(page)).toBe(false);

      await repair();
      const retry = page.getByRole('alert', { name: 'Ateliers' }).getByRole('button');
      // The card also tries again by itself: then there is nothing to press any more.
      await retry.or(workshops(page)).click();
      await expect(workshops(page)).toBeVisible();
      expect(await hasRun(page)).toBe(false);
    });
  }
}

test('a tampered file of the shell is not run, and costs no other area', async ({ page }) => {
  await tamperWith(page, /\/(?:assets|shell\/[^/]+\/assets)\/form-[^/]*\.js$/);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toBeVisible();
  await goWithin(page, '/workshops');
  await expect(workshops(page)).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('a page checks every module that it runs, of the shell and of two areas', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  const maps: string[] = [];
  await page.exposeFunction('noteMap', (map: string) => maps.push(map));
  // Maps are taken out of the page again once the browser has read them.
  await page.addInitScript(() => {
    const append = Element.prototype.append;
    Element.prototype.append = function noteMaps(...nodes) {
      for (const node of nodes)
        if (node instanceof HTMLScriptElement && node.type === 'importmap')
          void (globalThis as unknown as { noteMap: (map: string) => void }).noteMap(node.text); // exposed above
      append.apply(this, nodes);
    };
  });
  await page.goto('/en/');
  await expect(page.getByRole('heading', { level: 1, name: 'One POST. Done.' })).toBeVisible();
  maps.push((await page.locator('script[type="importmap"]').textContent()) ?? '{}');
  await goWithin(page, '/workshops');
  await expect(workshops(page)).toBeVisible();

  await expect.poll(() => maps).toHaveLength(2);
  const hashed = new Set(
    maps.flatMap((map) => Object.keys((JSON.parse(map) as { integrity: Record<string, string> }).integrity)),
  );
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => !hashed.has(script))).toEqual([]);
});

test('a page whose shell does not come says so, and comes back once it is there', async ({ page }) => {
  const repair = await tamperWith(page, /\/index-[^/]*\.js$/);
  // An address without HTML: a page that can be read stays.
  await page.goto('/workshops?vue=liste');
  await expect(page.getByRole('heading', { name: 'Declic is not available right now' })).toBeVisible();
  expect(await hasRun(page)).toBe(false);

  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(workshops(page)).toBeVisible();
});
