import { isIP } from 'node:net';
import { hostOf, isPublicName, portOf } from './check-url.ts';
import { GuardedFetchError } from './fetch-error.ts';
import type { FetchPolicy } from './fetch-policy.ts';
import { resolveBySystem } from './resolve-host.ts';

/** An address to connect to, in the form of Node's `lookup`. */
export interface PinnedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Resolves the host of a URL once and checks every address. The connection is made to one of these and asks no name server
 * again, so an answer that changes after the check (DNS rebinding) has no effect.
 *
 * @throws {GuardedFetchError} `blocked_address`, `blocked_port` or `unreachable`
 */
export async function pinAddresses(url: URL, policy: FetchPolicy, signal: AbortSignal): Promise<PinnedAddress[]> {
  const host = hostOf(url);
  const isLiteral = isIP(host) !== 0;
  if (!isLiteral && !isPublicName(host)) throw new GuardedFetchError('blocked_address');
  const addresses = isLiteral ? [host] : await untilAborted(policy.resolve(host, signal), signal);
  if (!addresses.every(policy.isPublic)) throw new GuardedFetchError('blocked_address');
  if (!policy.isOpenPort(portOf(url))) throw new GuardedFetchError('blocked_port');
  return toPinned(addresses);
}

/** The same for an origin that the operator configured: wherever its host is. */
export async function pinAllowedOrigin(url: URL, signal: AbortSignal): Promise<PinnedAddress[]> {
  const host = hostOf(url);
  return toPinned(isIP(host) === 0 ? await untilAborted(resolveBySystem(host), signal) : [host]);
}

function toPinned(addresses: readonly string[]): PinnedAddress[] {
  if (addresses.length === 0) throw new GuardedFetchError('unreachable');
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

/** Name servers do not always let go of a question in time. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
