import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { HEADLESS_SHELL, SYSTEM_BROWSERS, wholeBrowser } from '../../e2e/support/browser.ts';
import { run } from './run.ts';

/**
 * A Chromium for the browser tests: the given one, Debian's headless shell, which opens a page in half of the time of a whole
 * browser, the system's browser, Playwright's own, or one that is installed now.
 */
export async function findChromium(): Promise<string | undefined> {
  const found = (paths: readonly string[]) => paths.find((path) => path !== '' && existsSync(path));
  const fast = [process.env['CHROMIUM_PATH'] ?? '', HEADLESS_SHELL];
  const known = [...fast, ...SYSTEM_BROWSERS, chromium.executablePath()];
  if (found(fast) === undefined) await installPackage('chromium-headless-shell');
  if (found(known) === undefined) await installWholeBrowser();
  return found(known);
}

/** For what measures pages as people see them, where one can be installed. */
export async function provideWholeBrowser(): Promise<void> {
  if (wholeBrowser() === undefined) await installPackage('chromium');
}

async function installWholeBrowser(): Promise<boolean> {
  return (await installPackage('chromium')) || run('npx', ['playwright', 'install', 'chromium']);
}

/** Whether there is such a package, and it could be installed. Without a network this ends soon. */
async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} for the browser tests`);
  const aptGet = (...args: string[]) =>
    run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  return (await aptGet('update')) && aptGet('install', '-y', '--no-install-recommends', name);
}
