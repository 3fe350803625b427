import type { Web, WebPage } from '../../../engine/ports';
import { UpstreamError } from '../../../engine/run-errors';
import type { Fact } from './facts';
import { readPage, type PageReader } from './page-facts';

const MAX_BYTES = 2_000_000;
const MAX_CONTACT_PAGES = 2;

export interface SiteReading {
  readonly facts: readonly Fact[];
  readonly pages: readonly string[];
  /** Why the site could not be read, or null. */
  readonly failure: string | null;
}

/** Reads the home page of a domain and up to two pages on which it says how to contact it, where robots.txt allows it. */
export async function readCompanySite(web: Web, signal: AbortSignal, reader: PageReader): Promise<SiteReading> {
  const { domain } = reader;
  const home = await findHomePage(web, signal, domain);
  if (typeof home === 'string') return { facts: [], pages: [], failure: home };

  const { facts, contactPages } = await readPage(home, reader);
  const pages = [home.url];
  const all = [{ field: 'company.website', value: home.url, from: 'site' as const, detail: home.url }, ...facts];
  for (const url of contactPages.slice(0, MAX_CONTACT_PAGES)) {
    const page = await fetchPage(web, signal, url);
    if (typeof page === 'string') continue;
    pages.push(page.url);
    // The title and description of these pages are not those of the company.
    const more = await readPage(page, reader);
    all.push(...more.facts.filter(({ field }) => !/\.(title|description|language)$/.test(field)));
  }
  return { facts: all, pages, failure: null };
}

async function findHomePage(web: Web, signal: AbortSignal, domain: string): Promise<WebPage | string> {
  const first = await fetchPage(web, signal, `https://${domain}/`);
  if (typeof first !== 'string' || domain.startsWith('www.')) return first;
  const second = await fetchPage(web, signal, `https://www.${domain}/`);
  return typeof second === 'string' ? first : second;
}

/** The page, or why there is none. */
async function fetchPage(web: Web, signal: AbortSignal, url: string): Promise<WebPage | string> {
  try {
    if (!(await web.isAllowed(url))) return `robots.txt does not allow ${url}`;
    const page = await web.fetch(url, { signal, maxBytes: MAX_BYTES });
    if (page.status >= 400) return `${url} answered ${page.status}`;
    return page.mime === 'text/html' || page.mime === 'application/xhtml+xml' ? page : `${url} is no web page`;
  } catch (error) {
    if (error instanceof UpstreamError && !signal.aborted) return error.message;
    throw error;
  }
}
