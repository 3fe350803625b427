import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { SERVICES } from '../database/logins.ts';
import { root } from '../start/settings.ts';

/** A database with the schemas of all services, and a login that may look at everything. */
export interface AllServices {
  readonly admin: Client;
  /** As the owner of a service's schema. */
  owner(service: string): Promise<Client>;
  stop(): Promise<void>;
}

interface Testing {
  startTestDatabase(
    database: object,
    options: { readonly also: readonly string[] },
  ): Promise<{ readonly url: string; stop(): Promise<void> }>;
}

export async function migrateAllServices(): Promise<AllServices> {
  const { adminUrl, logins } = inject('postgres');
  // By its path: the code of services is compiled with decorators, that of the tools without.
  const path = join(root, 'libs/nest-kit/src/testing/index.ts');
  const { startTestDatabase } = (await import(/* @vite-ignore */ path)) as Testing; // part of what it exports
  // Each migrates once: a second time with other files would drop what the first made.
  const last = SERVICES[SERVICES.length - 1];
  const source = join(root, `services/${last}/src/database/data-source.ts`);
  const { database } = (await import(/* @vite-ignore */ source)) as { database: object };
  const db = await startTestDatabase(database, { also: SERVICES.filter((service) => service !== last) });
  const clients: Client[] = [];
  const connect = async (loginUrl: string) => {
    const url = new URL(loginUrl);
    url.pathname = new URL(db.url).pathname;
    const client = new Client({ connectionString: url.href });
    clients.push(client);
    await client.connect();
    return client;
  };
  return {
    admin: await connect(adminUrl),
    owner: (service) => connect(logins[service]?.owner ?? ''),
    async stop() {
      await Promise.all(clients.map((client) => client.end()));
      await db.stop();
    },
  };
}
