import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * Whom to count when visitors are told apart by their address. An IPv6 connection comes with 2^64 addresses, so its network
 * is counted; an IPv4 address is counted as it is, however it is written.
 */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${splitGroups(address).slice(0, GROUPS_OF_NETWORK).join(':')}::/64` : address;
}

/** All eight groups, each without leading zeros. */
function splitGroups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(GROUPS - head.length - tail.length, 0) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}
