import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const GROUPS_OF_SITE = 3;

/**
 * Whom to count when visitors are told apart by their address. An IPv6 connection comes with 2^64 addresses, so its network
 * is counted; an IPv4 address is counted as it is, however it is written.
 */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${splitGroups(address).slice(0, GROUPS_OF_NETWORK).join(':')}::/64` : address;
}

/**
 * The network that an address probably shares with its neighbours: /24 of IPv4, /48 of IPv6. For counts that one client must not
 * move by taking another address of its provider's block.
 */
export function toSubnet(address: string): string {
  const network = toNetwork(address);
  if (isIPv6(address) && !isIPv4(network)) return `${splitGroups(address).slice(0, GROUPS_OF_SITE).join(':')}::/48`;
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}

/** All eight groups, each without leading zeros. */
function splitGroups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(GROUPS - head.length - tail.length, 0) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}
