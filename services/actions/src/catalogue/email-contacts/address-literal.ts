import { isIPv4, isIPv6 } from 'node:net';

/** RFC 5321, section 4.1.3: in an address, `::` stands for two groups or more, so that six can be beside it. */
const MAX_GROUPS_BESIDE_GAP = 6;

/** Whether this is an IP address in brackets, as SMTP takes it for a domain: `[192.0.2.1]`, `[IPv6:2001:db8::1]`. */
export function isAddressLiteral(domain: string): boolean {
  const content = /^\[(.*)\]$/.exec(domain)?.[1];
  if (content === undefined) return false;
  const ipv6 = /^IPv6:(.*)$/i.exec(content)?.[1];
  return ipv6 === undefined ? isIPv4(content) : isSmtpIPv6(ipv6);
}

function isSmtpIPv6(address: string): boolean {
  // A zone (`%eth0`) has a meaning on one machine only.
  if (!isIPv6(address) || address.includes('%')) return false;
  if (!address.includes('::')) return true;
  const embeddedIPv4 = address.includes('.') ? 1 : 0;
  return address.split(':').filter(Boolean).length + embeddedIPv4 <= MAX_GROUPS_BESIDE_GAP;
}
