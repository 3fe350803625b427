import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import type { PinnedAddress } from './pin-addresses.ts';
import { type HeaderRecord, joinHeaders } from './request-headers.ts';

export type FetchMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, without what redirects make of its answer. */
export interface FetchRequest {
  readonly url: URL;
  readonly method: FetchMethod;
  readonly headers: HeaderRecord;
  readonly body: string | Uint8Array | null;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: HeaderRecord;
  readonly body: Readable;
}

interface Connection {
  readonly addresses: readonly PinnedAddress[];
  /** For the connection with TLS, and again for the headers of the answer. */
  readonly answerTimeoutMs: number;
  readonly signal: AbortSignal;
}

const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Sends one request on a connection of its own, to one of the pinned addresses, and destroys the connection when `read` is
 * done: no body is read on in the background, and no later request meets what this server has still to say.
 */
export async function sendRequest<Result>(
  { url, method, headers, body }: FetchRequest,
  { addresses, answerTimeoutMs, signal }: Connection,
  read: (response: RawResponse) => Promise<Result>,
): Promise<Result> {
  // Takes 17 MB: a process that fetches nothing does without.
  const { Client } = await import('undici');
  const client = new Client(url.origin, {
    pipelining: 0,
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: answerTimeoutMs,
    bodyTimeout: 0,
    connect: {
      lookup: answerWith(addresses),
      autoSelectFamily: true,
      timeout: answerTimeoutMs,
      // Said here, so that NODE_TLS_REJECT_UNAUTHORIZED does not decide it.
      rejectUnauthorized: true,
    },
  });
  try {
    const path = url.pathname + url.search;
    const response = await client.request({ path, method, headers, body, signal });
    // Of a body that is not read, destroying the connection is an error.
    response.body.on('error', () => undefined);
    return await read({ status: response.statusCode, headers: joinHeaders(response.headers), body: response.body });
  } finally {
    client.destroy().catch(() => undefined);
  }
}

/** A `lookup` that knows its answer. Node does not call it for a literal address, which is pinned as it is. */
function answerWith(addresses: readonly PinnedAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
