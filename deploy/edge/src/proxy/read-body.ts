import type { Readable } from 'node:stream';

const FIRST_SIZE = 4 * 1024;

export class BodyTooLargeError extends Error {
  readonly code = 'payload_too_large';
}

/** The client closed the connection before its body was complete: no response is sent. */
export class BodyAbortedError extends Error {
  readonly code = 'body_aborted';
}

export interface ReadBodyOptions {
  readonly limit: number;
  /** Its size, as far as the request names one. */
  readonly announced: number | undefined;
  /** Called before that much memory is used for the body; throws to refuse it. */
  readonly reserve: (bytes: number) => void;
}

/**
 * Reads a body whole. Its bytes are copied into one growing buffer: kept as the parser gives them, a body of one-byte chunks would
 * take two hundred times its size. After a refusal the rest of the stream is left to the caller.
 */
export function readBody(body: Readable, { limit, announced = limit, reserve }: ReadBodyOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.allocUnsafeSlow(0);
    let length = 0;

    const append = (chunk: Buffer) => {
      if (length + chunk.length > limit) throw new BodyTooLargeError('The request body is too large.');
      if (length + chunk.length > bytes.length) {
        const size = Math.min(Math.max(bytes.length * 2, length + chunk.length, FIRST_SIZE), announced);
        reserve(size - bytes.length);
        const larger = Buffer.allocUnsafeSlow(size);
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      length += chunk.copy(bytes, length);
    };
    const onData = (chunk: Buffer) => {
      try {
        append(chunk);
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const onEnd = () => {
      stop();
      resolve(bytes.subarray(0, length));
    };
    const onAbort = () => {
      stop();
      reject(new BodyAbortedError('The client left before its body was complete.'));
    };
    const stop = () => body.off('data', onData).off('end', onEnd).off('error', onAbort).off('close', onAbort);
    body.on('data', onData).on('end', onEnd).on('error', onAbort).on('close', onAbort);
  });
}
