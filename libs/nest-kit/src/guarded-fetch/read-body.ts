import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  type Zlib,
} from 'node:zlib';
import { GuardedFetchError } from './fetch-error.ts';

/** The window that RFC 9659 allows for zstd in HTTP: 8 MB. A frame may ask the decoder for 2 GB. */
const ZSTD_WINDOW_LOG_MAX = 23;

type Decoder = Transform & Zlib;

/** By content coding. Only those of `ACCEPT_ENCODING` are asked for. */
const DECODERS = new Map<string, () => Decoder>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX } })],
]);

export const ACCEPT_ENCODING = 'gzip, br, zstd';

/**
 * Reads and decompresses a body. Bytes are counted as they arrive, before and after decompression: the answer that a few
 * compressed kilobytes unpack to, and compressed data that unpacks to nothing, both end at the limit.
 *
 * @throws {GuardedFetchError} `too_large`, or `bad_response` for a coding that cannot be decoded
 */
export async function readBody(body: Readable, contentEncoding: string, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const limit = () => limitBytes(maxBytes);
  const coding = contentEncoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') {
    await pipeline(body, limit(), collect);
  } else {
    const decoder = createDecoder(coding);
    await pipeline(body, limit(), decoder, limit(), collect).catch((error: unknown) => {
      if (!isWithoutInput(decoder, error)) throw error;
    });
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Answers to HEAD, and empty ones, name a coding, too; decoders miss their data. */
function isWithoutInput(decoder: Decoder, error: unknown): boolean {
  return decoder.bytesWritten === 0 && error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
}

function createDecoder(coding: string): Decoder {
  const create = DECODERS.get(coding);
  if (!create) throw new GuardedFetchError('bad_response');
  return create();
}

function limitBytes(maxBytes: number) {
  return async function* (source: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes)
        throw new GuardedFetchError('too_large', { message: `The answer is larger than ${toText(maxBytes)}.` });
      yield chunk;
    }
  };
}

function toText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return Number.isInteger(megabytes) ? `${megabytes} MB` : `${bytes} bytes`;
}
