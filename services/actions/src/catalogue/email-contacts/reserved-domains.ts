/**
 * The names of IANA's registry of special-use domain names (RFC 6761) that are not for mail between organisations, and the
 * RFC that reserves each.
 */
const RESERVED = new Set([
  ...['test', 'example', 'invalid', 'localhost', 'example.com', 'example.net', 'example.org'], // RFC 6761
  'local', // RFC 6762
  'onion', // RFC 7686
  'home.arpa', // RFC 8375
  'alt', // RFC 9476
]);

/** Whether a domain (A-labels, lower case) is reserved, or below a reserved one. */
export function isReservedDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => RESERVED.has(labels.slice(index).join('.')));
}
