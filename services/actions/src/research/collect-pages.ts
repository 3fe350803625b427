import type { Web } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';
import { fetchPage } from '../pages/fetch-page';
import { parsePage, type Page } from '../pages/parse-page';
import { UnreadablePageError } from '../pages/unreadable-page-error';
import { rankLinks, type PageLink } from './rank-links';
import { titleOf } from './read-documents';
import { contentBlocks, type Source } from './source';

export interface CollectOptions {
  readonly web: Web;
  readonly signal: AbortSignal;
  readonly warn: (message: string) => void;
  /** Named pages and followed links together. */
  readonly maxPages: number;
  /** What was not read by then is left out, so that slow sites do not end the run. */
  readonly timeLimitMs: number;
  /** How well the words of a link fit the question; 0 for not at all. */
  readonly relevance: (text: string) => number;
}

interface ReadPage {
  readonly source: Source;
  readonly links: readonly PageLink[];
}

const AT_ONCE = 4;

interface TimedOptions extends CollectOptions {
  readonly timeLimit: AbortSignal;
}

/**
 * Reads the named pages, then pages of the same sites that they link to, the most relevant first. Named pages are read as a browser
 * would; for others robots.txt is asked.
 *
 * @throws {UpstreamError} when no page could be read.
 */
export async function collectPages(urls: readonly string[], options: CollectOptions): Promise<Source[]> {
  if (urls.length === 0) return [];
  const timed = { ...options, timeLimit: AbortSignal.timeout(options.timeLimitMs) };
  const named = await readAll(urls, timed);
  if (named.length === 0) throw new UpstreamError(`None of the ${urls.length} pages could be read.`);
  const left = options.maxPages - urls.length;
  if (left <= 0) return named.map(({ source }) => source);
  const known = new Set([...urls, ...named.map(({ source }) => source.url ?? '')]);
  const candidates = rankLinks(
    named.flatMap(({ links }) => links),
    known,
    options.relevance,
  ).slice(0, left * 2);
  const allowed: string[] = [];
  for (const url of candidates) {
    if (allowed.length >= left || timed.timeLimit.aborted) break;
    if (await isAllowed(timed, url)) allowed.push(url);
  }
  const followed = await readAll(allowed, { ...timed, warn: () => undefined });
  return [...named, ...followed].map(({ source }) => source);
}

/** A robots.txt that does not come in time allows nothing. */
async function isAllowed({ web, timeLimit }: TimedOptions, url: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    timeLimit.addEventListener('abort', () => resolve(false), { once: true });
  });
  return Promise.race([web.isAllowed(url).catch(() => false), tooLate]);
}

async function readAll(urls: readonly string[], { web, signal, warn, timeLimit }: TimedOptions): Promise<ReadPage[]> {
  const read: (ReadPage | undefined)[] = [];
  const queue = urls.entries();
  const either = AbortSignal.any([signal, timeLimit]);
  const work = async () => {
    for (const [index, url] of queue)
      read[index] = await readPage(web, url, either).catch((error: unknown) => {
        if (signal.aborted) throw error;
        if (timeLimit.aborted) warn(`${url} was not read: there was no time left.`);
        else if (error instanceof UpstreamError || error instanceof UnreadablePageError)
          warn(`${url} was not read: ${error.message}`);
        else throw error;
        return undefined;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return read.filter((page) => page !== undefined);
}

async function readPage(web: Web, address: string, signal: AbortSignal): Promise<ReadPage> {
  signal.throwIfAborted();
  const { url, html } = await fetchPage(web, address, signal);
  const page = await parsePage(html);
  return { source: { title: titleOf(page) || url, url, blocks: contentBlocks(page) }, links: linksOf(page, url) };
}

function linksOf(page: Page, base: string): PageLink[] {
  const origin = new URL(base).origin;
  return page('a[href]')
    .toArray()
    .slice(0, 2_000)
    .flatMap((element) => {
      const url = URL.parse(element.attribs['href'] ?? '', base);
      if (!url || url.origin !== origin) return [];
      url.hash = '';
      return [{ url: url.href, text: page(element).text().slice(0, 300) }];
    });
}
