import { parseWebUrl } from './check-url.ts';
import { withoutBodyHeaders, withoutCredentials } from './request-headers.ts';
import type { FetchRequest, RawResponse } from './send-request.ts';

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The place that a response redirects to, as it stands there. */
export function findRedirect({ status, headers }: Pick<RawResponse, 'status' | 'headers'>): string | undefined {
  return REDIRECTS.includes(status) ? headers['location'] : undefined;
}

/**
 * The request that follows a redirect, by the fetch standard: a POST becomes GET except with 307 and 308. Another origin gets no
 * credentials.
 *
 * @throws {GuardedFetchError} `bad_url`
 */
export function toRedirected(request: FetchRequest, status: number, location: string): FetchRequest {
  const url = parseWebUrl(location, request.url);
  const headers = url.origin === request.url.origin ? request.headers : withoutCredentials(request.headers);
  const keepsMethod = status >= 307 || request.method === 'HEAD' || (status !== 303 && request.method !== 'POST');
  if (keepsMethod) return { ...request, url, headers };
  return { url, method: 'GET', headers: withoutBodyHeaders(headers), body: null };
}
