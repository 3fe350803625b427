import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../support/browser.ts';

/** Every story of the built Storybook, in both themes, through axe. `npm run storybook:build` comes first. */
export default defineConfig({
  testDir: import.meta.dirname,
  // Apart from those of the journeys, whose runner empties its folder when it starts.
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  retries: 1,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../reports/stories.json' }]],
  use: {
    viewport: { width: 1024, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch(),
  },
});
