import { join } from 'node:path';
import { bootstrapDatabase } from '../database/bootstrap.ts';
import { DATABASE, derivedPasswords, SERVICES, type ServiceName } from '../database/logins.ts';
import { startPostgres } from '../database/start-postgres.ts';
import { readSecrets } from '../database/secrets.ts';
import { DEMO_EMAIL, migrationEnv, seedEnv, serviceEnv, type StackContext } from '../start/environments.ts';
import { runScript } from '../start/run-script.ts';
import { root, type StackSettings } from '../start/settings.ts';
import { SupervisedProcess } from '../start/supervised-process.ts';
import { waitForHealth } from '../start/wait-for-health.ts';

/** Services of another build on a database of this one. */
export interface CompatStack {
  readonly email: string;
  readonly password: string;
  url(service: ServiceName, path: string): string;
  stop(): Promise<void>;
}

/** Migrates and seeds an empty database with the present build, and starts services of an earlier build on it. */
export async function startReleased(
  settings: StackSettings,
  released: string,
  services: readonly ServiceName[],
): Promise<CompatStack> {
  const logDir = join(settings.dataDir, 'logs');
  const secrets = await readSecrets(settings.dataDir);
  const postgres = await startPostgres({
    dataDir: join(settings.dataDir, 'postgres'),
    port: settings.ports.postgres,
    settings: { fsync: 'off' },
  });
  const running: SupervisedProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
    await postgres.stop();
  };
  try {
    await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords: derivedPasswords(secrets.DATABASE_SEED) });
    const context: StackContext = { settings, secrets, adminUrl: postgres.adminUrl, database: DATABASE };
    await prepare(context, logDir, services);
    for (const name of services) {
      const cwd = join(released, 'services', name);
      const service = new SupervisedProcess({
        name,
        script: 'dist/main.js',
        cwd,
        env: serviceEnv(name, context),
        logDir,
      });
      running.push(service);
      service.start();
      await waitForHealth(service, `http://127.0.0.1:${settings.ports.services[name]}/health/ready`, logDir);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const url = (service: ServiceName, path: string) => `http://127.0.0.1:${settings.ports.services[service]}${path}`;
  return { email: DEMO_EMAIL, password: secrets.DEMO_PASSWORD, url, stop };
}

async function prepare(context: StackContext, logDir: string, seeded: readonly ServiceName[]): Promise<void> {
  const script = (name: ServiceName, file: string, env: NodeJS.ProcessEnv) => {
    const cwd = join(root, 'services', name);
    const signal = new AbortController().signal;
    return runScript({ title: `${file} of ${name}`, script: `dist/${file}.js`, cwd, env, logDir, signal });
  };
  for (const name of SERVICES) await script(name, 'migrate', migrationEnv(name, context));
  for (const name of seeded) if (name !== 'actions') await script(name, 'seed', seedEnv(name, context));
}
