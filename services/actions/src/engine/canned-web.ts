import type { Web } from './ports';
import { UpstreamError } from './run-errors';

type Canned = string | { readonly mime: string; readonly body: string; readonly status?: number };

/** A web of a few known pages by address, for examples and tests; any other address does not answer. Texts are HTML. */
export function cannedWeb(pages: Readonly<Record<string, Canned>>, disallowed: readonly string[] = []): Web {
  return {
    fetch: async (url) => {
      const page = Object.hasOwn(pages, url) ? pages[url] : undefined;
      if (page === undefined) throw new UpstreamError(`${url} did not answer.`);
      const { mime, body, status = 200 } = typeof page === 'string' ? { mime: 'text/html', body: page } : page;
      return { url, status, mime, bytes: Buffer.from(body), text: () => body };
    },
    isAllowed: async (url) => !disallowed.includes(url),
  };
}
