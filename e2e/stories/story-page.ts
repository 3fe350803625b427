import { test as base, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { serveFolder } from './static-server.ts';
import { storybookFolder } from './story-index.ts';

export type Theme = 'light' | 'dark';

/** A page that shows one story after the other. */
class StoryPage {
  readonly page: Page;
  private theme: Theme | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /** Resolves when the story is rendered. A new theme is a new load; another story is switched to, as in Storybook's own list. */
  async show(id: string, theme: Theme): Promise<void> {
    const isLoaded = this.theme === theme;
    this.theme = undefined;
    if (isLoaded) await this.page.evaluate(switchTo, id);
    // Storybook's own axe would run at the same time, and axe refuses that.
    else {
      await this.page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
      await this.page.evaluate(axe.source);
    }
    await this.page.waitForFunction(isRendered, { id, theme });
    // After a story that threw, the next one gets a new page.
    this.theme = theme;
  }

  /** What axe says about the page as it is. `AxeBuilder` would load axe twice for each story, which takes longer than its checks. */
  check(options: RunOptions): Promise<AxeResults> {
    return this.page.evaluate(runAxe, options);
  }
}

/** Runs in the page. */
function runAxe(options: RunOptions): Promise<AxeResults> {
  const { axe: loaded } = globalThis as unknown as { axe: typeof axe }; // put there by `show`
  return loaded.run(document, options);
}

interface StorybookGlobals {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
}

/** Runs in the page. */
function switchTo(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StorybookGlobals; // Storybook's own
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page. Throws when the story does, instead of waiting for it in vain. */
function isRendered(wanted: { id: string; theme: Theme }): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as StorybookGlobals; // Storybook's own
  const { id, phase } = preview?.currentRender ?? {};
  if (id !== wanted.id) return false;
  if (phase === 'errored') throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story threw.');
  return phase === 'finished' && document.documentElement.dataset['theme'] === wanted.theme;
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
