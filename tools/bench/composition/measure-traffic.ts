import type { Browser, CDPSession } from '@playwright/test';

/** What a first load transfers. JavaScript in bytes on the wire (gzip), without headers. */
export interface Traffic {
  javascriptBytes: number;
  javascriptRequests: number;
  requests: number;
}

/** Opens a page with an empty cache and counts until it is idle; what is loaded later on demand is not part of the first load. */
export async function measureTraffic(browser: Browser, url: string): Promise<Traffic> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const traffic = count(cdp);
    await page.goto(url, { waitUntil: 'networkidle' });
    return traffic;
  } finally {
    await context.close();
  }
}

function count(cdp: CDPSession): Traffic {
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
