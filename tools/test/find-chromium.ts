import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SYSTEM_BROWSERS } from '../../e2e/support/browser.ts';
import { run } from './run.ts';

/** A Chromium for the browser tests: the given one, the system's, Playwright's own, or one that is installed now. */
export async function findChromium(): Promise<string | undefined> {
  const known = [process.env['CHROMIUM_PATH'] ?? '', ...SYSTEM_BROWSERS, chromium.executablePath()];
  const found = () => known.find((path) => path !== '' && existsSync(path));
  return found() ?? ((await install()) ? found() : undefined);
}

async function install(): Promise<boolean> {
  console.log('Installing Chromium for the browser tests');
  const withApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    withApt &&
    (await run('apt-get', ['update', '-qq'])) &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }))
  )
    return true;
  return run('npx', ['playwright', 'install', 'chromium']);
}
