import { join } from 'node:path';
import { afterAll } from 'vitest';
import { root } from '../../start/settings.ts';

/** What this file needs of the tests of the service, which are compiled in their own way. */
interface ServiceTesting {
  buildService(): Promise<(env: Readonly<Record<string, string>>) => Promise<{ url: string; kill(): Promise<void> }>>;
  registryEnv(): Readonly<Record<'RELEASE_TOKEN' | 'RELEASE_STORE_DIR', string>>;
  startTestDatabase(database: unknown): Promise<{ url: string; stop(): Promise<void> }>;
  database: unknown;
}

/** A registry in a process of its own, with a database and a store that are there for one test file. */
export async function startRegistryProcess(): Promise<{ url: string; token: string; store: string }> {
  const files = [
    'libs/nest-kit/src/testing/index.ts',
    ...['testing/a-process', 'testing/registry', 'database/data-source'].map(
      (file) => `services/releases/src/${file}.ts`,
    ),
  ];
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(root, file)) as Promise<object>),
  );
  const service = Object.assign({}, ...modules) as ServiceTesting; // the modules above export them
  const db = await service.startTestDatabase(service.database);
  afterAll(() => db.stop());
  const start = await service.buildService();
  const env = service.registryEnv();
  const { url } = await start({ ...env, DATABASE_URL: db.url });
  return { url, token: env.RELEASE_TOKEN, store: env.RELEASE_STORE_DIR };
}
