import { existsSync } from 'node:fs';
import { guardOrphan } from '@declic/tools/start/orphan-guard';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { browserLaunch } from '../../support/browser.ts';
import type { BrowserDriver, BrowserName, Visitor, VisitorOptions } from './browser-driver.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** The kit itself ends the browser after a signal: there is more to give back. */
const LAUNCH = { headless: true, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
const WINDOW = { width: 1280, height: 900 };

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function launchBrowser(name: BrowserName): Promise<BrowserDriver> {
  const browser = await (name === 'chromium' ? launchChromium() : launchFirefox());
  const child = browser.process();
  if (child) guardOrphan(child);
  return {
    name,
    newVisitor: (options) => newVisitor(browser, options),
    close: () => browser.close(),
  };
}

function launchChromium(): Promise<Browser> {
  const { executablePath, args = [] } = browserLaunch();
  if (!executablePath) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH.');
  return launch({ browser: 'chrome', executablePath, args, defaultViewport: WINDOW, ...LAUNCH });
}

function launchFirefox(): Promise<Browser> {
  const executablePath = process.env['FIREFOX_PATH'] ?? FIREFOX.find((path) => existsSync(path));
  if (!executablePath) throw new Error('There is no Firefox: install the package firefox-esr, or set FIREFOX_PATH.');
  // Its protocol cannot set the size of a page in Firefox 140, the ESR of Debian 13.
  const args = [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`];
  return launch({ browser: 'firefox', executablePath, args, defaultViewport: null, ...LAUNCH });
}

async function newVisitor(browser: Browser, { clockAheadMs = 0, beforeCode }: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (clockAheadMs !== 0) await page.evaluateOnNewDocument(shiftClock, clockAheadMs);
  if (beforeCode) await page.evaluateOnNewDocument(beforeCode);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return {
    complaints,
    open: async (url) => {
      await settled(page.goto(url, { waitUntil: 'domcontentloaded', timeout: 30_000 }));
    },
    click: (selector) => click(page, selector),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never), // its own types read tuples
    close: () => context.close(),
  };
}

/** A document that does not arrive is something to look at, too. */
async function settled(loading: Promise<unknown>): Promise<void> {
  await loading.catch(() => undefined);
}

/** What the page has replaced between the look at it and the press. */
const IS_GONE = /detached|not clickable/i;

async function click(page: Page, selector: string): Promise<boolean> {
  for (const element of await page.$$(selector)) {
    if (!(await element.isVisible())) continue;
    return element.click().then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && IS_GONE.test(error.message)) return false;
        throw error;
      },
    );
  }
  return false;
}

/** Runs in the page, before its own code. */
function shiftClock(aheadMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
