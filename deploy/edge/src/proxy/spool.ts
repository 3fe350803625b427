import { PassThrough, pipeline, type Readable } from 'node:stream';

const SPOOL_BYTES = 256 * 1024;

/** Takes an answer of usual size from its service at once, so that a client that reads slowly holds no connection to it. */
export function spool(answer: Readable): Readable {
  const spooled = new PassThrough({ readableHighWaterMark: SPOOL_BYTES });
  // A failure of either side destroys the other one.
  pipeline(answer, spooled, () => undefined);
  return spooled;
}
