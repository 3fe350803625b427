import type { Socket } from 'node:net';
import { FrameReader } from './frame-reader';
import { encodeFrame, type FrameLimits } from './frames';

/** The descriptor of the channel in a worker. */
export const CHANNEL_DESCRIPTOR = 3;

const MB = 1024 * 1024;

/** What a worker may send: a result has at most 8 MB of JSON, and its files. */
export const fromWorkerLimits: FrameLimits = { maxBytes: 64 * MB, maxJsonBytes: 9 * MB };

/** The service is trusted: this is more than the files of a call, or a page, can be. */
export const toWorkerLimits: FrameLimits = { maxBytes: 1_024 * MB, maxJsonBytes: 256 * MB };

/** Why a channel ended whose other side broke no rule. */
export const CLOSED = 'It closed its channel.';

export interface FrameChannelOptions {
  readonly sent: FrameLimits;
  readonly received: FrameLimits;
  /** Called for each message until the channel ends. */
  readonly onMessage: (message: unknown) => void;
  /** Called once: the other side broke the protocol or closed the channel. */
  readonly onEnd: (reason: string) => void;
}

/** Messages in frames over a socket. Nothing that the other side writes throws here: it ends the channel. */
export class FrameChannel {
  private isOpen = true;
  private readonly reader: FrameReader;

  constructor(
    private readonly socket: Socket,
    private readonly options: FrameChannelOptions,
  ) {
    this.reader = new FrameReader(options.received);
    const close = () => this.end(CLOSED);
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('error', close).on('end', close).on('close', close);
  }

  /**
   * @throws {RejectedInputError} the message is larger than a frame may be.
   * @throws {TypeError} the message holds what cannot be sent.
   */
  send(message: object): void {
    const parts = encodeFrame(message, this.options.sent);
    if (!this.isOpen) return;
    this.socket.cork();
    for (const part of parts) this.socket.write(part);
    this.socket.uncork();
  }

  /** What was sent and not taken by the other side. */
  get unreadBytes(): number {
    return this.socket.writableLength;
  }

  private read(chunk: Uint8Array): void {
    const messages = this.reader.push(chunk);
    while (this.isOpen) {
      const next = this.readNext(messages);
      if (!next || next.done === true) return;
      this.options.onMessage(next.value);
    }
  }

  private readNext(messages: Generator<unknown, void>): IteratorResult<unknown, void> | undefined {
    try {
      return messages.next();
    } catch (error) {
      this.end(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** Nothing is read or sent any more. */
  end(reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.socket.destroy();
    this.options.onEnd(reason);
  }
}
