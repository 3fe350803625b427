import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

export type Theme = 'light' | 'dark';

/** What axe finds in a story. */
export interface StoryFault {
  readonly theme: Theme;
  readonly rule: string;
  readonly html: string;
  readonly summary: string;
}

export interface Inspection {
  readonly id: string;
  readonly checks: readonly (readonly [Theme, RunOptions])[];
}

interface PageGlobals {
  readonly __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
  readonly axe: typeof axe;
}

/**
 * Runs in the page, in one call, because each call from outside takes as long as a check: shows the story, and has axe check it in
 * one theme after the other. Throws when the story does, instead of waiting for it in vain. It is sent as text, so it is by itself.
 */
export async function inspectStory({ id, checks }: Inspection): Promise<StoryFault[]> {
  const page = globalThis as unknown as PageGlobals; // Storybook's own, and axe
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isShown = (theme: Theme) => {
    const { id: shown, phase } = page.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (shown !== id) return false;
    if (phase === 'errored')
      throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story threw.');
    return phase === 'finished' && document.documentElement.dataset['theme'] === theme;
  };
  const show = async (theme: Theme) => {
    if (page.__STORYBOOK_PREVIEW__?.currentRender?.id !== id)
      page.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    page.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { theme } });
    while (!isShown(theme)) await nextFrame();
  };

  const faults: StoryFault[] = [];
  for (const [theme, options] of checks) {
    await show(theme);
    const { violations } = await page.axe.run(document, options);
    for (const { id: rule, nodes } of violations)
      for (const { html, failureSummary = '' } of nodes) faults.push({ theme, rule, html, summary: failureSummary });
  }
  return faults;
}
