import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only block from which global unicast addresses are assigned. IPv4-compatible addresses (`::127.0.0.1`) lie outside. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public addresses at which cloud platforms answer only their own machines: Azure's WireServer. */
const PLATFORM_ADDRESSES: readonly string[] = ['168.63.129.16'];

/**
 * True for an address on the public internet: not private, loopback, link-local, multicast, reserved, or one that a gateway
 * translates to IPv4 (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6') return address.match(GLOBAL_UNICAST);
  return !PLATFORM_ADDRESSES.includes(address.toString());
}
