import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { readStories } from './story-index.ts';
import { test } from './story-page.ts';

/** A story is a part of a page: only a page owes landmarks and a level-one heading. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

for (const { id, title, name } of readStories()) {
  for (const theme of ['light', 'dark']) {
    test(`${title} / ${name} is accessible in the ${theme} theme`, async ({ storyPage }) => {
      const failures: string[] = [];
      storyPage.removeAllListeners('pageerror').on('pageerror', ({ message }) => failures.push(message));

      // Storybook's own axe would run at the same time, and axe refuses that.
      await storyPage.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
      await storyPage.waitForFunction(storyHasRendered);
      const { violations } = await new AxeBuilder({ page: storyPage })
        .setLegacyMode() // without it every check opens one more page, for frames that stories do not have
        .options({ resultTypes: ['violations'] })
        .disableRules(pageRules)
        .analyze();

      expect(violations.flatMap(describeViolation)).toEqual([]);
      expect(failures).toEqual([]);
    });
  }
}

/** Runs in the page. Throws when the story does, instead of waiting for it in vain. */
function storyHasRendered(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: StorybookPreview }; // Storybook's own
  const phase = preview?.currentRender?.phase;
  if (phase === 'errored') throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story threw.');
  return phase === 'finished';
}

interface StorybookPreview {
  currentRender?: { phase?: string };
}

function describeViolation({
  id,
  nodes,
}: {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}): string[] {
  return nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`);
}
