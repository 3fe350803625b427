import { parseWebUrl } from './check-url.ts';
import { GuardedFetchError } from './fetch-error.ts';
import { type FetchedResource, toFetchedResource } from './fetched-resource.ts';
import type { PinnedAddress } from './pin-addresses.ts';
import { ACCEPT_ENCODING, readBody } from './read-body.ts';
import { findRedirect, toRedirected } from './redirect.ts';
import { type HeaderRecord, toAllowedHeaders } from './request-headers.ts';
import { type FetchMethod, type FetchRequest, sendRequest } from './send-request.ts';
import { toFetchError } from './to-fetch-error.ts';

const MAX_REDIRECTS = 3;
const ANSWER_TIMEOUT_MS = 5_000;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** What one fetch may ask for. */
export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly method?: FetchMethod;
  readonly headers?: HeaderRecord;
  readonly body?: string | Uint8Array;
  /** The `Accept` header. */
  readonly accept?: string;
  /** Of the body, compressed or not. 20 MB by default. */
  readonly maxBytes?: number;
  /** For everything, redirects and body included. 10 s by default. */
  readonly timeoutMs?: number;
  /** For a connection, and again for the headers of an answer. 5 s by default. */
  readonly answerTimeoutMs?: number;
  /** `manual` gives the redirecting answer itself. */
  readonly redirect?: 'follow' | 'manual';
  /** Where status and headers are enough: the body is not read, and the connection closed. */
  readonly discardBody?: boolean;
}

/** Gives the addresses that a URL may be fetched from. @throws {GuardedFetchError} when there are none. */
export type Pin = (url: URL, signal: AbortSignal) => Promise<PinnedAddress[]>;

interface FetchContext {
  readonly pin: Pin;
  readonly userAgent: string;
}

/**
 * Fetches a URL, follows its redirects, and ends at the deadline in every step.
 *
 * @throws {GuardedFetchError} or the reason of the caller's signal
 */
export async function fetchUrl(text: string, options: FetchOptions, context: FetchContext): Promise<FetchedResource> {
  const { signal: cancelled, timeoutMs = TIMEOUT_MS } = options;
  cancelled?.throwIfAborted();
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = cancelled ? AbortSignal.any([cancelled, deadline]) : deadline;
  try {
    return await followRedirects(toRequest(text, options), options, { ...context, signal });
  } catch (error) {
    cancelled?.throwIfAborted();
    throw signal.aborted ? new GuardedFetchError('timed_out') : toFetchError(error);
  }
}

function toRequest(text: string, { method = 'GET', headers = {}, accept, body }: FetchOptions): FetchRequest {
  const given = { ...headers, ...(accept !== undefined && { accept }) };
  return { url: parseWebUrl(text), method, headers: toAllowedHeaders(given), body: body ?? null };
}

type RunningContext = FetchContext & { readonly signal: AbortSignal };

async function followRedirects(first: FetchRequest, options: FetchOptions, context: RunningContext) {
  let answer = await requestOnce(first, options, context);
  for (let redirects = 1; !('bytes' in answer); redirects += 1) {
    if (redirects > MAX_REDIRECTS) throw new GuardedFetchError('too_many_redirects');
    answer = await requestOnce(answer, options, context);
  }
  return answer;
}

/** Gives the resource, or the request that a redirect asks for. */
async function requestOnce(
  request: FetchRequest,
  { answerTimeoutMs = ANSWER_TIMEOUT_MS, maxBytes = MAX_BYTES, redirect, discardBody = false }: FetchOptions,
  { pin, userAgent, signal }: RunningContext,
): Promise<FetchedResource | FetchRequest> {
  const addresses = await pin(request.url, signal);
  const headers = { ...request.headers, 'user-agent': userAgent, 'accept-encoding': ACCEPT_ENCODING };
  const connection = { addresses, answerTimeoutMs, signal };
  return sendRequest({ ...request, headers }, connection, async (response) => {
    const location = redirect === 'manual' ? undefined : findRedirect(response);
    if (location !== undefined) return toRedirected(request, response.status, location);
    const coding = response.headers['content-encoding'] ?? '';
    const bytes = discardBody ? new Uint8Array() : await readBody(response.body, coding, maxBytes);
    return toFetchedResource(request.url, response.status, response.headers, bytes);
  });
}
