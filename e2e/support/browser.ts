import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where distributions put Chromium. */
export const SYSTEM_BROWSERS: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The system's Chromium where there is one, Playwright's own otherwise; quiet, because nothing outside is needed. */
export function browserLaunch(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
