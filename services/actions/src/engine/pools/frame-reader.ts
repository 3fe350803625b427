import { decodeFrame, FRAME_HEADER_BYTES, type FrameLimits, readFrameSize } from './frames';

/** What is set aside for a frame at first: its length is only a claim until the bytes are there. */
const FIRST_BYTES = 64 * 1024;

/**
 * Puts frames together from the chunks of a stream. What an incomplete frame holds in memory is at most twice what has arrived of
 * it, however small its chunks are.
 */
export class FrameReader {
  private buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  private filled = 0;
  /** Of the present frame; undefined until its header is there. */
  private size: number | undefined;

  constructor(private readonly limits: FrameLimits) {}

  /**
   * The messages that are complete with this chunk.
   *
   * @throws {ProtocolError} a frame is not as it has to be; the stream cannot be read further.
   */
  *push(chunk: Uint8Array): Generator<unknown, void> {
    for (let rest = chunk; rest.length > 0;) {
      const wanted = (this.size ?? FRAME_HEADER_BYTES) - this.filled;
      this.append(rest.subarray(0, wanted));
      rest = rest.subarray(wanted);
      if (this.size === undefined && this.filled === FRAME_HEADER_BYTES)
        this.size = readFrameSize(this.buffer.subarray(0, FRAME_HEADER_BYTES), this.limits);
      if (this.filled === this.size) yield decodeFrame(this.take());
    }
  }

  private append(part: Uint8Array): void {
    const needed = this.filled + part.length;
    if (needed > this.buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(this.size ?? needed, 2 * needed));
      this.buffer.copy(larger, 0, 0, this.filled);
      this.buffer = larger;
    }
    this.buffer.set(part, this.filled);
    this.filled = needed;
  }

  /** The frame. Its buffer is given away, because bytes of the message are views of it; a small one is copied out instead. */
  private take(): Buffer {
    const frame = this.buffer.subarray(0, this.filled);
    const isSmall = this.buffer.length === FIRST_BYTES;
    if (!isSmall) this.buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
    this.filled = 0;
    this.size = undefined;
    return isSmall ? Buffer.from(frame) : frame;
  }
}
