/**
 * The area that is the whole site on the host of this page, as the edge wrote it into the document: its page is at `/` there.
 * Undefined on the product's own host, where every area has its path.
 */
export function siteHome(): string | undefined {
  return globalThis.document?.documentElement.dataset['site'];
}
