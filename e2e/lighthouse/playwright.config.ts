import { defineConfig } from '@playwright/test';

/** Lighthouse over every public page of a running stack, one after the other: another page beside it would be part of the figures. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: './test-results',
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../reports/lighthouse.json' }]],
});
