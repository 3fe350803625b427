import { expect } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { COLOR_RULES } from '../support/page-health.ts';
import type { Theme } from './inspect-story.ts';
import { readStories } from './story-index.ts';
import { test } from './story-page.ts';

/** A story is a part of a page: only a page owes landmarks and a level-one heading. */
const off = { enabled: false };
const rules = { region: off, 'landmark-one-main': off, 'page-has-heading-one': off };

/** The themes differ in colours alone. */
const CHECKS: readonly (readonly [Theme, RunOptions])[] = [
  ['light', { resultTypes: ['violations'], rules }],
  ['dark', { resultTypes: ['violations'], runOnly: COLOR_RULES }],
];

for (const { id, title, name } of readStories()) {
  test(`${title} / ${name} is accessible in both themes`, async ({ storyPage }) => {
    const failures: string[] = [];
    storyPage.page.removeAllListeners('pageerror').on('pageerror', ({ message }) => failures.push(message));
    expect(await storyPage.inspect(id, CHECKS)).toEqual([]);
    expect(failures).toEqual([]);
  });
}
