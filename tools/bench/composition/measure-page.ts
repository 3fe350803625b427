import type { Browser, CDPSession, Page } from '@playwright/test';

/** One cold visit. Times in milliseconds since navigation, JavaScript in bytes on the wire (gzip), without headers. */
export interface Visit {
  firstContentfulPaint: number;
  heading: number;
  javascriptBytes: number;
  javascriptRequests: number;
  requests: number;
}

const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 40;

/** Opens a page with an empty cache on a slowed-down machine and network. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await throttle(cdp);
    const traffic = countTraffic(cdp);
    await noteHeading(page);
    await page.goto(url, { waitUntil: 'commit' });
    const heading = await (
      await page.waitForFunction(() => (globalThis as { headingAt?: number }).headingAt)
    ).jsonValue();
    await page.waitForLoadState('networkidle');
    const firstContentfulPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { firstContentfulPaint, heading: heading ?? Number.NaN, ...traffic };
  } finally {
    await context.close();
  }
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Counts until the page is idle; what is loaded later on demand is not part of the first load. */
function countTraffic(cdp: CDPSession): Pick<Visit, 'javascriptBytes' | 'javascriptRequests' | 'requests'> {
  const traffic = { javascriptBytes: 0, javascriptRequests: 0, requests: 0 };
  const headersOfScripts = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    traffic.requests += 1;
    if (!response.mimeType.includes('javascript')) return;
    traffic.javascriptRequests += 1;
    // What has been received when the answer is announced are its headers.
    headersOfScripts.set(requestId, response.encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = headersOfScripts.get(requestId);
    if (headers !== undefined) traffic.javascriptBytes += encodedDataLength - headers;
  });
  return traffic;
}

/** Notes when the routed page's main heading is first in a painted frame. */
async function noteHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('main h1');
      if (!heading?.textContent) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        (globalThis as { headingAt?: number }).headingAt = performance.now();
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
}
