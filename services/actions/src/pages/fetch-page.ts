import type { Web, WebPage } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';
import { MAX_HTML } from './parse-page';

/** A page of the web as text. */
export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  readonly html: string;
}

const META_CHARSET = /<meta[^>]{0,200}charset\s{0,5}=\s{0,5}["']?([\w-]{2,40})/i;

/** @throws {UpstreamError} the page does not answer, answers with an error, or is no HTML or text. */
export async function fetchPage(web: Web, url: string, signal: AbortSignal): Promise<FetchedPage> {
  const page = await web.fetch(url, { signal, maxBytes: MAX_HTML });
  if (page.status >= 400) throw new UpstreamError(`${url} answers with status ${page.status}.`);
  if (!/^(?:text\/(?:html|plain|markdown)|application\/xhtml\+xml|)$/.test(page.mime))
    throw new UpstreamError(`${url} is no web page: its type is ${page.mime}.`);
  return { url: page.url, html: toHtml(page) };
}

function toHtml(page: WebPage): string {
  const text = decode(page);
  return page.mime === 'text/plain' || page.mime === 'text/markdown' ? `<pre>${escapeText(text)}</pre>` : text;
}

/** Old sites name their charset in the page only. */
function decode(page: WebPage): string {
  const text = page.text();
  if (!text.includes('\uFFFD')) return text;
  const charset = META_CHARSET.exec(text.slice(0, 4_000))?.[1];
  if (charset === undefined) return text;
  try {
    return new TextDecoder(charset).decode(page.bytes);
  } catch {
    return text;
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
