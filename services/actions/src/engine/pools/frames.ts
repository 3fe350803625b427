import { z } from 'zod';
import { RejectedInputError } from '../run-errors';
import { putBytes, takeBytes } from './byte-places';
import { ProtocolError } from './protocol-error';

/** The largest frame that is sent or read. */
export interface FrameLimits {
  /** Of its JSON and the bytes after it. */
  readonly maxBytes: number;
  readonly maxJsonBytes: number;
}

/**
 * A frame: the length of what follows the header, the length of the JSON in it (four bytes each, big-endian), the JSON, and one
 * after the other the bytes that belong into it.
 */
export const FRAME_HEADER_BYTES = 8;

const head = z.strictObject({
  message: z.unknown(),
  bytes: z.array(z.tuple([z.array(z.string()).min(1), z.int().min(0)])).max(10_000),
});

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The parts of a message's frame, in their order.
 *
 * @throws {RejectedInputError} it is larger than a frame may be.
 * @throws {TypeError} it holds what cannot be sent.
 */
export function encodeFrame(content: object, { maxBytes, maxJsonBytes }: FrameLimits): Uint8Array[] {
  const { message, places } = takeBytes(content);
  const lengths = places.map(({ path, bytes }) => [path, bytes.length]);
  const json = Buffer.from(JSON.stringify({ message, bytes: lengths }));
  const total = places.reduce((sum, { bytes }) => sum + bytes.length, json.length);
  if (total > maxBytes || json.length > maxJsonBytes)
    throw new RejectedInputError('', 'The result and its files would be too large. Send less at a time.');
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.writeUInt32BE(total, 0);
  header.writeUInt32BE(json.length, 4);
  return [header, json, ...places.map(({ bytes }) => bytes)];
}

/**
 * How long the frame with this header is, the header included.
 *
 * @throws {ProtocolError} it would be larger than a frame may be, or has no JSON.
 */
export function readFrameSize(header: Buffer, { maxBytes, maxJsonBytes }: FrameLimits): number {
  const total = header.readUInt32BE(0);
  const json = header.readUInt32BE(4);
  if (total > maxBytes || json > maxJsonBytes) throw new ProtocolError('It sent a frame above the limit.');
  if (json < 2 || json > total) throw new ProtocolError('It sent a frame without JSON.');
  return FRAME_HEADER_BYTES + total;
}

/**
 * The message of a whole frame. Its bytes are views of the frame.
 *
 * @throws {ProtocolError} it is not a frame as `encodeFrame` makes them.
 */
export function decodeFrame(frame: Buffer): unknown {
  const start = FRAME_HEADER_BYTES + frame.readUInt32BE(4);
  const { message, bytes } = parseHead(frame.subarray(FRAME_HEADER_BYTES, start));
  let offset = start;
  for (const [path, length] of bytes) {
    if (length > frame.length - offset) throw new ProtocolError('It sent a frame with fewer bytes than it names.');
    putBytes(message, { path, bytes: new Uint8Array(frame.buffer, frame.byteOffset + offset, length) });
    offset += length;
  }
  if (offset !== frame.length) throw new ProtocolError('It sent a frame with more bytes than it names.');
  return message;
}

function parseHead(json: Buffer): z.infer<typeof head> {
  const parsed = head.safeParse(parseJson(json));
  if (!parsed.success) throw new ProtocolError('It sent a frame of another form.');
  return parsed.data;
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(json));
  } catch {
    throw new ProtocolError('It sent a frame that is not JSON.');
  }
}
