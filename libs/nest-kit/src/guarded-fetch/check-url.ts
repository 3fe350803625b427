import { GuardedFetchError } from './fetch-error.ts';

const MAX_URL_LENGTH = 8_000;

/** Top-level names without a public meaning: RFC 6761, RFC 6762 (appendix G), RFC 7686, RFC 8375, and `.internal` (ICANN). */
const PRIVATE_TOP_LEVEL: ReadonlySet<string> = new Set(
  'localhost local internal intranet private corp home lan arpa onion'.split(' '),
);

/**
 * Parses what a user or a redirect gives. The WHATWG parser turns decimal, octal, hexadecimal and short hosts into IPv4 addresses
 * and other dots (`。`) into dots, so every later check sees one spelling.
 *
 * @throws {GuardedFetchError} `bad_url`
 */
export function parseWebUrl(text: string, base?: URL): URL {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text, base?.href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new GuardedFetchError('bad_url');
  url.hostname = url.hostname.replace(/\.+$/, '');
  url.hash = '';
  return url;
}

/** The host of a URL without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** The port of a URL, the default one of its scheme included. */
export function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

/** False for `localhost`, names of internal zones, and names without a dot, which search domains complete. */
export function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.');
  return labels.length > 1 && !PRIVATE_TOP_LEVEL.has(labels.at(-1) ?? '');
}
