import { test as base, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { serveFolder } from './static-server.ts';
import { storybookFolder } from './story-index.ts';
import { inspectStory, type StoryFault, type Theme } from './inspect-story.ts';

/** A page that shows one story after the other. */
class StoryPage {
  readonly page: Page;
  private isLoaded = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Shows the story in each theme, and gives what axe finds. Another story is switched to, as in Storybook's own list. */
  async inspect(id: string, checks: readonly (readonly [Theme, RunOptions])[]): Promise<readonly StoryFault[]> {
    if (!this.isLoaded) await this.load(id);
    // After a story that threw, the next one gets a new page.
    this.isLoaded = false;
    const faults = await this.page.evaluate(inspectStory, { id, checks });
    this.isLoaded = true;
    return faults;
  }

  private async load(id: string): Promise<void> {
    // Storybook's own axe would run at the same time, and axe refuses that.
    await this.page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await this.page.evaluate(axe.source);
  }
}

interface StoryFixtures {
  /** One page per worker, used for story after story: opening a page costs more than checking one. */
  storyPage: StoryPage;
}

export const test = base.extend<object, StoryFixtures>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const { origin, stop } = await serveFolder(storybookFolder);
      const { viewport = null, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL: origin, viewport, ...contextOptions });
      await use(new StoryPage(await context.newPage()));
      await context.close();
      stop();
    },
    { scope: 'worker' },
  ],
});
