import { isAddressLiteral } from './address-literal';
import { toAsciiDomain } from './ascii-domain';
import { isLocalPart } from './local-part';

/** A mailbox of RFC 5321, section 4.1.2, with the extensions of RFC 6531, section 3.3. */
export interface EmailAddress {
  readonly localPart: string;
  /** The domain in A-labels, lower case; null when the address has an IP address in brackets instead. */
  readonly asciiDomain: string | null;
}

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, two of which are its angle brackets. */
const MAX_OCTETS = 254;

/** Reads an address as SMTP would; null when no standard allows it. Comments and folding space are not part of one. */
export function parseEmailAddress(text: string): EmailAddress | null {
  if (!isWithinLimit(text)) return null;
  const { localPart, domain } = splitAddress(text);
  if (!isLocalPart(localPart)) return null;
  if (isAddressLiteral(domain)) return { localPart, asciiDomain: null };

  const asciiDomain = toAsciiDomain(domain);
  return asciiDomain !== null && isWithinLimit(`${localPart}@${asciiDomain}`) ? { localPart, asciiDomain } : null;
}

/** The last `@` separates: a quoted local part may hold others, a domain none. */
export function splitAddress(text: string): { localPart: string; domain: string } {
  const at = text.lastIndexOf('@');
  return { localPart: text.slice(0, Math.max(at, 0)), domain: text.slice(at + 1) };
}

function isWithinLimit(text: string): boolean {
  // No string has fewer octets than UTF-16 units: a long one is refused without being read.
  return text.length <= MAX_OCTETS && Buffer.byteLength(text) <= MAX_OCTETS;
}
