import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';

/** The clock of a kept connection, in milliseconds. */
export interface KeptConnectionTiming {
  /** Between two checks. */
  readonly heartbeat: number;
  /** A statement or connection attempt that takes longer counts as a lost connection. */
  readonly timeout: number;
  readonly reconnect: number;
}

/** Where a kept connection leads, and what is done on it. */
export interface KeptConnectionOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly timing: KeptConnectionTiming;
  /** Prepares each new connection; `current` has it afterwards. One that cannot be prepared counts as lost. */
  prepare(client: Client): Promise<unknown>;
  /** The statement that shows at every heartbeat that the server answers. */
  check(client: Client): Promise<unknown>;
}

/**
 * A dedicated connection, made anew whenever it is lost: also when it never came about, when it could not be prepared, and when the
 * server does not answer any more, which the driver does not notice. There is at most one at a time.
 */
export class KeptConnection {
  private readonly logger = new Logger('KeptConnection');
  private readonly closed = new AbortController();
  private keeping: Promise<void> | undefined;
  private client: Client | undefined;
  /** The first failure is logged, not each one of an outage. */
  private isFailing = false;

  constructor(private readonly options: KeptConnectionOptions) {}

  /** Undefined while the connection is made anew. */
  get current(): Client | undefined {
    return this.client;
  }

  open(): void {
    this.keeping ??= this.keep();
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.keeping;
  }

  private async keep(): Promise<void> {
    while (!this.closed.signal.aborted) {
      const socket = new Socket();
      try {
        await this.hold(socket);
      } catch (error) {
        this.report(error);
      } finally {
        this.client = undefined;
        socket.destroy();
      }
      await this.rest(this.options.timing.reconnect);
    }
  }

  /** One connection, until it is lost (then it throws) or this is closed. */
  private async hold(socket: Socket): Promise<void> {
    const { timing, prepare, check } = this.options;
    const client = this.newClient(socket);
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('the server closed it')));
    await client.connect();
    // A host that vanished is noticed by the server within half a minute, not after the two hours of the system.
    await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3');
    await prepare(client);
    this.client = client;
    this.isFailing = false;
    while (!this.closed.signal.aborted) {
      await check(client);
      await this.rest(timing.heartbeat, lost.signal);
      lost.signal.throwIfAborted();
    }
    await Promise.race([client.end(), pause(timing.timeout, undefined, { ref: false })]);
  }

  private newClient(socket: Socket): Client {
    const { url, applicationName, timing } = this.options;
    return new Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: timing.timeout,
      query_timeout: timing.timeout,
      keepAlive: true,
      // Ours, because a connection that hangs must be cut and not closed.
      stream: () => socket,
    });
  }

  private report(error: unknown): void {
    if (this.isFailing || this.closed.signal.aborted) return;
    this.isFailing = true;
    this.logger.warn(`The connection ${this.options.applicationName} is made anew: ${String(error)}`);
  }

  private async rest(ms: number, until?: AbortSignal): Promise<void> {
    const { signal } = this.closed;
    await pause(ms, undefined, { signal: until ? AbortSignal.any([until, signal]) : signal }).catch(() => undefined);
  }
}
