import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

/** Where the stack is that everything here runs against. */
export const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:4000';

const NEWCOMER = '**/newcomer.spec.ts';

/**
 * Journeys through the pages, strangers at every operation, and releases of the shell under open pages, against a running stack, started by
 * `npm test` or by hand; and what a stack of its own goes through when it is deployed and killed.
 */
export default defineConfig({
  // In this order. The longest test is the first, so that no worker waits for it at the end.
  projects: [
    { name: 'stack', testDir: './stack' },
    { name: 'journeys', testDir: './journeys', testIgnore: NEWCOMER },
    { name: 'isolation', testDir: './isolation' },
    { name: 'failure-kit', testDir: './failure-kit' },
    // Makes videos within a minute: when the others have ended.
    {
      name: 'newcomer',
      testDir: './journeys',
      testMatch: NEWCOMER,
      dependencies: ['stack', 'journeys', 'isolation', 'failure-kit'],
    },
  ],
  outputDir: './test-results',
  fullyParallel: true,
  // More than the two cores of the test machine: a test waits for about half of its time.
  workers: 3,
  // `npm test` lists what needed the second attempt, and gives what failed at both another one without others beside it.
  retries: 1,
  // Every step has its own limit, so that a long journey on a busy machine is not taken for one that hangs.
  timeout: 180_000,
  // An area with its page may take 7.5 s to load (LOAD_BUDGET_MS), and the answers that the page shows come after.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './reports/journeys.json' }]],
  use: {
    baseURL: baseUrl,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
    // A trace keeps every request with its answer, which costs a tenth of the time: `--trace=retain-on-failure` has it on demand.
    trace: 'off',
  },
});
