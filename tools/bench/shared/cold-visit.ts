import { setTimeout as pause } from 'node:timers/promises';
import type { BareChromium } from './chromium.ts';

const CPU_SLOWDOWN = 4;

/**
 * The visitor comes from a page of another site, as by a link or a search, so that every contender starts in a new process. From an empty page only
 * documents with a `Cross-Origin-Opener-Policy` would: they may not share the process that the empty page has.
 */
const ANOTHER_SITE = 'data:text/html,<title>Another site</title><p>Another site</p>';

/** The visitor has looked at that page, so the browser is done with it, and has a process ready for the next. */
const LOOKED_AT_MS = 500;

/** A cookie as browsers and drivers take it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: string;
}

/** Who visits: the cookies that a browser brings, and what becomes of those that it leaves with. */
export interface Session {
  readonly list: Cookie[];
  update(cookies: readonly Pick<Cookie, 'name' | 'value'>[]): void;
}

export const ANONYMOUS: Session = { list: [], update: () => undefined };

export interface ColdVisit {
  readonly url: string;
  readonly session?: Session;
  /** Runs in the page before anything else of it; leaves a promise of what is measured as `globalThis.measured`. */
  readonly script: string;
}

/** Opens a page in a profile of its own, so with an empty cache, on a CPU that is slowed down. Gives what its script has measured. */
export async function visitCold(
  { send }: BareChromium,
  { url, session = ANONYMOUS, script }: ColdVisit,
): Promise<unknown> {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    await send('Storage.setCookies', { cookies: session.list, browserContextId });
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = (method: string, parameters?: Record<string, unknown>) => send(method, parameters, String(sessionId));
    await page('Page.enable');
    await page('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await navigate(page, ANOTHER_SITE);
    await pause(LOOKED_AT_MS);
    await page('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await navigate(page, url);
    const { result } = await askPage(page);
    const { cookies } = await send('Storage.getCookies', { browserContextId });
    session.update(cookies as Cookie[]);
    return (result as { value?: unknown }).value;
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

type SendToPage = (method: string, parameters: Record<string, unknown>) => ReturnType<BareChromium['send']>;

async function navigate(page: SendToPage, url: string): Promise<void> {
  const { errorText } = await page('Page.navigate', { url });
  if (errorText !== undefined) throw new Error(`${url} cannot be opened: ${errorText as string}`);
}

/** The page keeps its own time: asking once costs nothing, asking often would cost CPU. */
async function askPage(page: SendToPage) {
  const ask = () =>
    page('Runtime.evaluate', { expression: 'globalThis.measured', awaitPromise: true, returnByValue: true });
  try {
    return await ask();
  } catch (error) {
    // It was the page before that was asked: the new one was about to take its place.
    if (/navigated or closed/.test(String(error))) return ask();
    throw error;
  }
}
