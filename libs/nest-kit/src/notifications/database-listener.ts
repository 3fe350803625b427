import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import { filter, map, type Observable, Subject } from 'rxjs';
import { CONFIG, type CommonConfig } from '../config/config';
import { KeptConnection, type KeptConnectionTiming } from '../database/kept-connection';
import { SERVICE_NAME } from '../service-name';

/** Injection token of the timing; tests have a faster one. */
export const LISTENER_TIMING = Symbol('LISTENER_TIMING');

/** A connection on which no bytes arrive any more is replaced within 15 s. */
export const listenerTiming: KeptConnectionTiming = { heartbeat: 10_000, timeout: 3_000, reconnect: 500 };

/** What is sent on one channel of the database. */
export interface NotificationChannel {
  /** Emits at a notification with this payload, and when notifications may have been missed: whenever the connection is made. */
  of(payload: string): Observable<void>;
}

/** LISTENs on the channels of the service, all over one connection per replica. A service without channels has none. */
@Injectable()
export class DatabaseListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly channels = new Map<string, Subject<string | undefined>>();
  private readonly connection: KeptConnection;

  constructor(
    @Inject(CONFIG) { DATABASE_URL }: Pick<CommonConfig, 'DATABASE_URL'>,
    @Inject(SERVICE_NAME) service: string,
    @Inject(LISTENER_TIMING) timing: KeptConnectionTiming,
  ) {
    this.connection = new KeptConnection({
      url: DATABASE_URL,
      applicationName: `${service}-listener`,
      timing,
      prepare: (client) => this.listen(client),
      check: (client) => client.query('SELECT'),
    });
  }

  /** For constructors: the channels are fixed when the service starts. */
  channel(name: string): NotificationChannel {
    const payloads = this.channels.get(name) ?? new Subject<string | undefined>();
    this.channels.set(name, payloads);
    return {
      of: (wanted) =>
        payloads.pipe(
          filter((payload) => payload === undefined || payload === wanted),
          map(() => undefined),
        ),
    };
  }

  onApplicationBootstrap(): void {
    if (this.channels.size > 0) this.connection.open();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const payloads of this.channels.values()) payloads.complete();
    await this.connection.close();
  }

  private async listen(client: Client): Promise<void> {
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.next(payload || undefined));
    for (const name of this.channels.keys()) await client.query(`LISTEN ${client.escapeIdentifier(name)}`);
    for (const payloads of this.channels.values()) payloads.next(undefined);
  }
}
