import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { HEADLESS_SHELL, SYSTEM_BROWSERS, wholeBrowser } from '../../e2e/support/browser.ts';
import type { Output } from './output.ts';
import { run } from './run.ts';

/**
 * A Chromium for the browser tests: the given one, Debian's headless shell, which opens a page in half of the time of a whole
 * browser, the system's browser, Playwright's own, or one that is installed now.
 */
export async function findChromium(output: Output): Promise<string | undefined> {
  const found = (paths: readonly string[]) => paths.find((path) => path !== '' && existsSync(path));
  const fast = [process.env['CHROMIUM_PATH'] ?? '', HEADLESS_SHELL];
  const known = [...fast, ...SYSTEM_BROWSERS, chromium.executablePath()];
  if (found(fast) === undefined) await installPackage('chromium-headless-shell', output);
  if (found(known) === undefined) await installWholeBrowser(output);
  return found(known);
}

/** For what measures pages as people see them, where one can be installed. */
export async function provideWholeBrowser(output: Output): Promise<void> {
  if (wholeBrowser() === undefined) await installPackage('chromium', output);
}

async function installWholeBrowser(output: Output): Promise<boolean> {
  return (await installPackage('chromium', output)) || run('npx', ['playwright', 'install', 'chromium'], { output });
}

/** Whether there is such a package, and it could be installed. Without a network this ends soon. */
async function installPackage(name: string, output: Output): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  output.write(Buffer.from(`Installing ${name} for the browser tests\n`));
  const aptGet = (...args: string[]) =>
    run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      output,
    });
  return (await aptGet('update')) && aptGet('install', '-y', '--no-install-recommends', name);
}
