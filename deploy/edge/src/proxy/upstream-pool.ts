import { type Dispatcher, Pool } from 'undici';

/** Long enough for a language model. */
const ANSWER_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 4_000;

export class UpstreamPoolFullError extends Error {
  readonly code = 'upstream_pool_full';
}

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/**
 * The connections to one service. A request that finds none free fails at once: a queue would let one slow service or one client
 * hold up everyone else for as long as its time-outs are.
 */
export class UpstreamPool {
  readonly #pool: Pool;
  readonly #connections: number;
  #running = 0;

  constructor(url: string, connections: number) {
    this.#connections = connections;
    // No time limit for bodies: an event stream may be silent for longer than any.
    this.#pool = new Pool(new URL(url).origin, {
      connections,
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
    });
  }

  /** The part of undici's dispatcher that the proxy asks for. */
  request(options: Dispatcher.RequestOptions, callback: Callback): void {
    if (this.#running >= this.#connections) {
      callback(new UpstreamPoolFullError('All connections to the service are in use.'), {} as Dispatcher.ResponseData); // not read beside an error
      return;
    }
    this.#running += 1;
    this.#pool.request(options, (error, data) => {
      if (error) this.#running -= 1;
      else data.body.once('close', () => (this.#running -= 1));
      callback(error, data);
    });
  }

  destroy(): Promise<void> {
    return this.#pool.destroy();
  }
}
