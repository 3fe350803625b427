import { isIP } from 'node:net';
import { hostOf, isPublicName, parseWebUrl, portOf } from './check-url.ts';
import { GuardedFetchError } from './fetch-error.ts';
import { type FetchPolicy, PUBLIC_INTERNET } from './fetch-policy.ts';
import { type FetchOptions, fetchUrl, type Pin } from './fetch-url.ts';
import type { FetchedResource } from './fetched-resource.ts';
import { pinAddresses, pinAllowedOrigin } from './pin-addresses.ts';
import { createRobots } from './robots.ts';

export { isPublicName } from './check-url.ts';
export { egressOptions } from './egress-options.ts';
export { type FetchErrorCode, GuardedFetchError } from './fetch-error.ts';
export type { FetchOptions } from './fetch-url.ts';
export type { FetchedResource } from './fetched-resource.ts';
export type { FetchMethod } from './send-request.ts';

/** Decided by the operator and the code, never by a request. */
export interface GuardedFetchOptions {
  /** `off` refuses everything. */
  readonly egress?: 'on' | 'off';
  /** Origins whose address and port are not checked: endpoints that the operator configured, sites that tests serve. */
  readonly allowedOrigins?: readonly string[];
  readonly userAgent?: string;
}

/** Fetches for users. */
export interface GuardedFetch {
  /** @throws {GuardedFetchError} or the reason of `signal` */
  readonly fetch: (url: string | URL, options?: FetchOptions) => Promise<FetchedResource>;
  /**
   * What the site's robots.txt says about a page; for work on several pages of a site.
   *
   * @throws {GuardedFetchError} for an address that `fetch` refuses, too
   */
  readonly mayFetch: (url: string | URL) => Promise<boolean>;
}

/**
 * The client for every URL that comes from a user: it reaches the public internet only, checks each redirect anew, connects to the
 * address that it checked, and bounds size, time and redirects. It sends no cookies and knows no proxy.
 *
 * @decision D21
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  return createFetchWithin(PUBLIC_INTERNET, options);
}

/**
 * What is wrong with an address as it stands, before it is kept for a fetch later: without a look at the name servers, and so without
 * a promise that it will be fetched. Null when nothing is. Plain http is for allowed origins only.
 *
 * @decision D21
 */
export function findAddressFault(
  text: string,
  { egress = 'on', allowedOrigins = [] }: GuardedFetchOptions,
): GuardedFetchError | null {
  if (egress === 'off') return new GuardedFetchError('egress_disabled');
  try {
    const url = parseWebUrl(text);
    if (allowedOrigins.some((origin) => new URL(origin).origin === url.origin)) return null;
    const host = hostOf(url);
    if (isIP(host) === 0 ? !isPublicName(host) : !PUBLIC_INTERNET.isPublic(host))
      return new GuardedFetchError('blocked_address');
    if (!PUBLIC_INTERNET.isOpenPort(portOf(url))) return new GuardedFetchError('blocked_port');
    return url.protocol === 'https:' ? null : new GuardedFetchError('bad_url', { message: 'Use https://.' });
  } catch (error) {
    if (error instanceof GuardedFetchError) return error;
    throw error;
  }
}

/** For tests of the rules, which need a policy of their own. */
export function createFetchWithin(
  policy: FetchPolicy,
  { egress = 'on', allowedOrigins = [], userAgent = 'Declic/1.0' }: GuardedFetchOptions,
): GuardedFetch {
  const allowed = new Set(allowedOrigins.map((origin) => new URL(origin).origin));
  const pin: Pin = (url, signal) =>
    allowed.has(url.origin) ? pinAllowedOrigin(url, signal) : pinAddresses(url, policy, signal);
  const fetch: GuardedFetch['fetch'] = async (url, options = {}) => {
    if (egress === 'off') throw new GuardedFetchError('egress_disabled');
    return fetchUrl(String(url), options, { pin, userAgent });
  };
  return { fetch, mayFetch: createRobots(fetch, userAgent) };
}
