import { MIMEType } from 'node:util';
import type { HeaderRecord } from './request-headers.ts';

/** What a fetch found. Any status is an answer: whether 404 is a failure decides the caller. */
export interface FetchedResource {
  /** Where the answer comes from, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: HeaderRecord;
  /** The media type that the server names, in lower case and without parameters; empty without one. */
  readonly contentType: string;
  /** That the server names for text; UTF-8 otherwise. */
  readonly charset: string;
  /** The decompressed body. */
  readonly bytes: Uint8Array;
  /** The body in the charset that the server names, UTF-8 otherwise. */
  text(): string;
}

/** Puts together what was received. */
export function toFetchedResource(url: URL, status: number, headers: HeaderRecord, bytes: Uint8Array): FetchedResource {
  const type = parseType(headers['content-type'] ?? '');
  const charset = type?.params.get('charset') ?? 'utf-8';
  return {
    url: url.href,
    status,
    headers,
    contentType: type?.essence ?? '',
    charset,
    bytes,
    text: () => toDecoder(charset).decode(bytes),
  };
}

function parseType(header: string): MIMEType | undefined {
  try {
    return new MIMEType(header);
  } catch {
    return undefined;
  }
}

function toDecoder(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
