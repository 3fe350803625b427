import { toNetwork, toSubnet } from '@declic/nest-kit';
import { hashNetwork } from './status-token';

/** Who asks, for counts: keyed hashes of a network, and of the larger one that it is probably a part of. */
export interface BookingNetwork {
  readonly networkHash: Buffer;
  /** Of IPv6 alone, where one household has hundreds of networks and one server tens of thousands. */
  readonly subnetHash?: Buffer | null;
}

export type NetworkColumn = 'network_hash' | 'subnet_hash';

/** What a /48 of IPv6 may take, in networks. */
const NETWORKS_OF_SUBNET = 5;

export function toBookingNetwork(address: string, secret: string): BookingNetwork {
  const network = toNetwork(address);
  const isIpv6 = network.endsWith('/64');
  return {
    networkHash: hashNetwork(network, secret),
    subnetHash: isIpv6 ? hashNetwork(toSubnet(address), secret) : null,
  };
}

/** The key of the advisory lock under which the bookings of a network are counted. */
export function networkLockKey(hash: Buffer): string {
  return hash.readBigInt64BE().toString();
}

/** Whether a network, and its subnet, have fewer than they may. */
export function isWithinNetworkLimit(
  has: { readonly network: number; readonly subnet: number },
  limit: number,
): boolean {
  return has.network < limit && has.subnet < limit * NETWORKS_OF_SUBNET;
}

/** Whether a network has the limit already, or its subnet so many times as much. The network is counted first, always. */
export async function hasReached(
  { networkHash, subnetHash }: BookingNetwork,
  limit: number,
  count: (column: NetworkColumn, hash: Buffer) => Promise<number>,
): Promise<boolean> {
  if ((await count('network_hash', networkHash)) >= limit) return true;
  return subnetHash ? (await count('subnet_hash', subnetHash)) >= limit * NETWORKS_OF_SUBNET : false;
}
