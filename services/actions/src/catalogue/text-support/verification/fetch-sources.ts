import type { Web, WebPage } from '../../../engine/ports';
import { UpstreamError } from '../../../engine/run-errors';
import { htmlToText } from '../../../pages/html-to-text';
import type { Source } from './read-sources';

const MAX_BYTES = 2_000_000;

/** Reads the pages; tells `onFailure` of those that cannot be read. */
export async function fetchSources(
  urls: readonly string[],
  {
    web,
    signal,
    onFailure,
  }: { readonly web: Web; readonly signal: AbortSignal; readonly onFailure: (message: string) => void },
): Promise<Omit<Source, 'number'>[]> {
  const read = urls.map(async (url) => {
    try {
      return [await toSource(await web.fetch(url, { signal, maxBytes: MAX_BYTES }))];
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      onFailure(`${url} was not read: ${error.message}`);
      return [];
    }
  });
  return (await Promise.all(read)).flat();
}

/** @throws {UpstreamError} when the page is away, or neither HTML nor plain text. */
async function toSource(page: WebPage): Promise<Omit<Source, 'number'>> {
  if (page.status >= 400) throw new UpstreamError(`It answers with status ${page.status}.`);
  if (page.mime === 'text/plain') return { title: null, url: page.url, text: page.text() };
  if (page.mime !== 'text/html' && page.mime !== 'application/xhtml+xml')
    throw new UpstreamError(`It is neither a web page nor plain text, but ${page.mime}.`);
  const { title, text } = await htmlToText(page.text());
  return { title, url: page.url, text };
}
