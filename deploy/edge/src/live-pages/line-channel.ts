import type { Socket } from 'node:net';

/** Which descriptor of a process that renders pages is its channel to the edge. */
export const CHANNEL_DESCRIPTOR = 3;

export interface LineChannelOptions {
  /** The most characters of a message that is received. */
  readonly longest: number;
  onMessage(message: unknown): void;
  /** Called once, with the reason; undefined when the other side closed the channel. */
  onEnd(fault?: string): void;
}

/** Messages between two processes: each is a line of JSON. */
export class LineChannel {
  readonly #socket: Socket;
  readonly #options: LineChannelOptions;
  #received = '';
  #hasEnded = false;

  constructor(socket: Socket, options: LineChannelOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    socket.on('error', () => this.#end()).on('close', () => this.#end());
  }

  send(message: object): void {
    if (!this.#hasEnded) this.#socket.write(`${JSON.stringify(message)}\n`);
  }

  #receive(text: string): void {
    const lines = (this.#received + text).split('\n');
    this.#received = lines.pop() ?? '';
    if ([...lines, this.#received].some(({ length }) => length > this.#options.longest))
      return this.#end('It sent a message above the limit.');
    for (const line of lines) {
      if (this.#hasEnded) return;
      const message = parse(line);
      if (message === undefined) return this.#end('It sent what is not JSON.');
      this.#options.onMessage(message);
    }
  }

  #end(fault?: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#received = '';
    this.#socket.destroy();
    this.#options.onEnd(fault);
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
