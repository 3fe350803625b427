import type { BareChromium } from './chromium.ts';
import type { Cookie, Session } from './session-cookie.ts';

const CPU_SLOWDOWN = 4;
const GIVE_UP_MS = 60_000;

/**
 * Opens a page in a profile of its own, so with an empty cache, on a CPU that is slowed down. Returns when its heading was first in a
 * painted frame, in milliseconds since navigation.
 */
export async function measureHeading({ send }: BareChromium, url: string, session: Session): Promise<number> {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    await send('Storage.setCookies', { cookies: session.list, browserContextId });
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = (method: string, parameters?: Record<string, unknown>) => send(method, parameters, String(sessionId));
    await page('Page.enable');
    await page('Page.addScriptToEvaluateOnNewDocument', { source: `(${noteHeading.toString()})(${GIVE_UP_MS})` });
    await page('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { errorText } = await page('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`${url} cannot be opened: ${errorText as string}`);
    const { result } = await askPage(page);
    const { value } = result as { value?: unknown };
    if (typeof value !== 'number') throw new Error(`${url} showed no heading within ${GIVE_UP_MS / 1000} s.`);
    const { cookies } = await send('Storage.getCookies', { browserContextId });
    session.update(cookies as Cookie[]);
    return value;
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** The page keeps its own time: asking once costs nothing, asking often would cost CPU. */
async function askPage(
  page: (method: string, parameters: Record<string, unknown>) => ReturnType<BareChromium['send']>,
) {
  const ask = () => page('Runtime.evaluate', { expression: 'globalThis.headingAt', awaitPromise: true });
  try {
    return await ask();
  } catch (error) {
    // It was the empty page that was asked: the new one was about to take its place.
    if (/navigated or closed/.test(String(error))) return ask();
    throw error;
  }
}

/** Runs in the page: notes when the routed page's main heading is first in a painted frame; null when that takes too long. */
function noteHeading(giveUpMs: number): void {
  const headingAt = new Promise<number | null>((resolve) => {
    const look = () => {
      if (!document.querySelector('main h1')?.textContent) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    setTimeout(() => resolve(null), giveUpMs);
  });
  Object.assign(globalThis, { headingAt });
}
