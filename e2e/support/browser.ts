import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium without a window, a profile and extensions. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where distributions put Chromium; the whole browser comes first, because people measure with it. */
export const SYSTEM_BROWSERS: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  HEADLESS_SHELL,
];

/** One that people use, for what measures time: in the shell, Lighthouse's phone shows the same page up to a second later. */
export function wholeBrowser(): string | undefined {
  const known = [process.env['CHROMIUM_PATH'] ?? '', ...SYSTEM_BROWSERS];
  return known.find((path) => existsSync(path) && !path.endsWith('headless-shell'));
}

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
