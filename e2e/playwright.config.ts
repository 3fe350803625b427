import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

/** Journeys against a running stack: `BASE_URL` (default http://localhost:4000), started by `npm test` or by hand. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './reports/journeys.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:4000',
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
