import { Client, type PoolConfig } from 'pg';
import type { CommonConfig } from '../config/config';

/** The settings that bound how long anything waits for the database. */
export type ConnectionLimitsConfig = Pick<
  CommonConfig,
  | 'DATABASE_CONNECT_TIMEOUT_MS'
  | 'DATABASE_STATEMENT_TIMEOUT_MS'
  | 'DATABASE_LOCK_TIMEOUT_MS'
  | 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS'
>;

/** How long after the server's own time limit the client gives up: then the server is frozen or the network drops packets. */
const ANSWER_GRACE_MS = 3_000;

const NO_ANSWER = 'Query read timeout';

/**
 * The time limits of every connection of a running service: getting it, a statement on it, a lock, and an idle transaction. For
 * the options of a pool; migrations have none of these.
 *
 * @decision D46
 */
export function connectionLimits(config: ConnectionLimitsConfig) {
  return {
    connectionTimeoutMillis: config.DATABASE_CONNECT_TIMEOUT_MS,
    statement_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS,
    lock_timeout: config.DATABASE_LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: config.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    query_timeout: config.DATABASE_STATEMENT_TIMEOUT_MS + ANSWER_GRACE_MS,
    keepAlive: true,
    Client: AbandoningClient,
  } satisfies PoolConfig & { Client: typeof Client };
}

/**
 * Closes a connection that timed out waiting for a response: further statements would queue behind it. Has an error listener from its
 * beginning to its end: a pool takes its own away before whoever gets the connection adds one, and a connection that ends in
 * between would end the process.
 */
class AbandoningClient extends Client {
  constructor(...parameters: ConstructorParameters<typeof Client>) {
    super(...parameters);
    // Whoever has the connection is told as well.
    this.on('error', () => undefined);
    const query = (...values: unknown[]): unknown => Reflect.apply(super.query, this, values);
    // An own property, because the method has a dozen signatures; those with a callback give no promise.
    Object.defineProperty(this, 'query', {
      value: (...values: unknown[]) => {
        const answer = query(...values);
        return answer instanceof Promise ? answer.catch((error: unknown) => this.abandon(error)) : answer;
      },
    });
  }

  private abandon(error: unknown): never {
    if (error instanceof Error && error.message === NO_ANSWER) void this.end().catch(() => undefined);
    throw error;
  }
}
