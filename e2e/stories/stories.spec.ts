import { expect } from '@playwright/test';
import { readStories } from './story-index.ts';
import { test, type Theme } from './story-page.ts';

/** A story is a part of a page: only a page owes landmarks and a level-one heading. */
const off = { enabled: false };
const rules = { region: off, 'landmark-one-main': off, 'page-has-heading-one': off };

const themes: readonly Theme[] = ['light', 'dark'];

// One theme after the other: a worker loads Storybook once for each.
for (const theme of themes) {
  for (const { id, title, name } of readStories()) {
    test(`${title} / ${name} is accessible in the ${theme} theme`, async ({ storyPage }) => {
      const { page } = storyPage;
      const failures: string[] = [];
      page.removeAllListeners('pageerror').on('pageerror', ({ message }) => failures.push(message));

      await storyPage.show(id, theme);
      const { violations } = await storyPage.check({ resultTypes: ['violations'], rules });

      expect(violations.flatMap(describeViolation)).toEqual([]);
      expect(failures).toEqual([]);
    });
  }
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
