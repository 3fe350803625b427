import { test as base, type Page } from '@playwright/test';
import { serveFolder } from './static-server.ts';
import { storybookFolder } from './story-index.ts';

interface StoryFixtures {
  /** One page per worker, used for story after story: opening a page costs more than checking one. */
  storyPage: Page;
}

export const test = base.extend<object, StoryFixtures>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const { origin, stop } = await serveFolder(storybookFolder);
      const { viewport = null, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL: origin, viewport, ...contextOptions });
      await use(await context.newPage());
      await context.close();
      stop();
    },
    { scope: 'worker' },
  ],
});
