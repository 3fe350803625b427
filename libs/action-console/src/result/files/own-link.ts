/** The address of a file that this product keeps; null for every other one: an answer cannot make the page read an address. */
export function toOwnLink(url: string | undefined): URL | null {
  if (url === undefined || !URL.canParse(url, location.origin)) return null;
  const address = new URL(url, location.origin);
  return address.origin === location.origin && address.pathname.startsWith('/v1/files/') ? address : null;
}

/** An address that may be a link of the page: http or https, never a script or a page in the address itself. */
export function toSafeHref(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}
