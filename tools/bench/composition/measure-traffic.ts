import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { goWithin } from '../../../e2e/support/go-within.ts';
import type { Session } from '../shared/cold-visit.ts';

/** What a first load transfers. JavaScript in bytes on the wire (gzip), without headers. */
export interface Traffic {
  readonly javascriptBytes: number;
  readonly requests: number;
  /** Files of the remote, of those. */
  readonly remoteRequests: number;
}

/** Opens a page with an empty cache and counts until it is idle; what is loaded later on demand is not part of the first load. */
export async function measureTraffic(browser: Browser, url: string, session: Session): Promise<Traffic> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  try {
    await context.addCookies(session.list);
    const { count } = await open(context, url);
    const traffic = count();
    session.update(await context.cookies());
    return traffic;
  } finally {
    await context.close();
  }
}

/** What a page of a further area costs in a page that is open: its JavaScript. */
export async function measureFurther(browser: Browser, origin: string, [first, further]: Way): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  try {
    const { page, count } = await open(context, origin + first);
    const before = count().javascriptBytes;
    const heading = page.locator('main h1');
    const former = await heading.textContent();
    await goWithin(page, further);
    await heading.filter({ hasNotText: former ?? '' }).waitFor();
    await settle(page, count);
    return count().javascriptBytes - before;
  } finally {
    await context.close();
  }
}

/** From one path to another. */
export type Way = readonly [first: string, further: string];

/** An idle page still fetches what most visitors need later. */
const SETTLED_MS = 2_000;

/** Waits until nothing is loaded any more. */
async function settle(page: Page, count: () => Traffic): Promise<void> {
  for (let before = -1; before !== count().requests;) {
    before = count().requests;
    await page.waitForTimeout(SETTLED_MS);
  }
}

async function open(context: BrowserContext, url: string): Promise<{ page: Page; count: () => Traffic }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const count = follow(cdp);
  await page.goto(url);
  await page.locator('main h1').waitFor();
  // A page that is there as HTML asks for its code when it is used, or later than it takes to settle. The first move only says where the pointer is.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await settle(page, count);
  if (count().javascriptBytes === 0) throw new Error(`${url} loaded no JavaScript, so there is nothing to compare.`);
  return { page, count };
}

function follow(cdp: CDPSession): () => Traffic {
  let traffic: Traffic = { javascriptBytes: 0, requests: 0, remoteRequests: 0 };
  const headersOfScripts = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response: { url, mimeType, encodedDataLength } }) => {
    const { requests, remoteRequests } = traffic;
    const isOfRemote = new URL(url).pathname.startsWith('/remotes/');
    traffic = { ...traffic, requests: requests + 1, remoteRequests: remoteRequests + (isOfRemote ? 1 : 0) };
    // What has been received when the answer is announced are its headers.
    if (mimeType.includes('javascript')) headersOfScripts.set(requestId, encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = headersOfScripts.get(requestId);
    if (headers === undefined) return;
    traffic = { ...traffic, javascriptBytes: traffic.javascriptBytes + encodedDataLength - headers };
  });
  return () => traffic;
}
