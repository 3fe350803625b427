import { expect } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { COLOR_RULES } from '../support/page-health.ts';
import { readStories } from './story-index.ts';
import { test, type Theme } from './story-page.ts';

/** A story is a part of a page: only a page owes landmarks and a level-one heading. */
const off = { enabled: false };
const rules = { region: off, 'landmark-one-main': off, 'page-has-heading-one': off };

/** The themes differ in colours alone. */
const checks: readonly (readonly [Theme, RunOptions])[] = [
  ['light', { rules }],
  ['dark', { runOnly: COLOR_RULES }],
];

// One theme after the other: a worker loads Storybook once for each.
for (const [theme, options] of checks) {
  for (const { id, title, name } of readStories()) {
    test(`${title} / ${name} is accessible in the ${theme} theme`, async ({ storyPage }) => {
      const { page } = storyPage;
      const failures: string[] = [];
      page.removeAllListeners('pageerror').on('pageerror', ({ message }) => failures.push(message));

      await storyPage.show(id, theme);
      const { violations } = await storyPage.check({ resultTypes: ['violations'], ...options });

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
