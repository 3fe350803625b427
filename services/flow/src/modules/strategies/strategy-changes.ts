import { type CommonConfig, connectionLimits, InjectConfig } from '@declic/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { filter, map, type Observable, Subject } from 'rxjs';

const CHANNEL = 'flow_strategy';
/** The accounts service names each session that ends. */
const ENDED_SESSIONS = 'accounts_session_ended';
const RECONNECT_MS = 500;
const EVERYTHING = '*';

/** LISTENs for changed strategies and ended sessions, over one connection per replica. */
@Injectable()
export class StrategyChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('StrategyChanges');
  private readonly changed = new Subject<string>();
  private readonly endedSessions = new Subject<string>();
  private client: Client | undefined;
  private isClosed = false;

  constructor(@InjectConfig() private readonly config: CommonConfig) {}

  /** Emits whenever the strategy may have changed: after a lost connection, everything may have. */
  of(strategyId: string): Observable<void> {
    return this.changed.pipe(
      filter((id) => id === strategyId || id === EVERYTHING),
      map(() => undefined),
    );
  }

  /** Emits whenever the session may have ended. */
  ofSession(sessionId: string): Observable<void> {
    return this.endedSessions.pipe(
      filter((id) => id === sessionId || id === EVERYTHING),
      map(() => undefined),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    this.changed.complete();
    this.endedSessions.complete();
    await this.client?.end();
  }

  private async listen(): Promise<void> {
    const client = new Client({
      ...connectionLimits(this.config),
      connectionString: this.config.DATABASE_URL,
      application_name: 'flow-changes',
    });
    client.on('notification', ({ channel, payload = EVERYTHING }) =>
      (channel === CHANNEL ? this.changed : this.endedSessions).next(payload),
    );
    client.on('error', (error) => this.logger.warn(`The connection that listens for changes failed: ${error.message}`));
    client.once('end', () => this.listenAgainLater());
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}; LISTEN ${ENDED_SESSIONS}`);
    this.client = client;
    this.changed.next(EVERYTHING);
    this.endedSessions.next(EVERYTHING);
  }

  private listenAgainLater(): void {
    if (this.isClosed) return;
    setTimeout(() => {
      // A failed attempt ends its client, which brings us back here.
      if (!this.isClosed) void this.listen().catch(() => undefined);
    }, RECONNECT_MS).unref();
  }
}
