import { join } from 'node:path';
import { bootstrapDatabase } from '../database/bootstrap.ts';
import { DATABASE, derivedPasswords, SERVICES, type ServiceName } from '../database/logins.ts';
import { startPostgres } from '../database/start-postgres.ts';
import { readSecrets } from '../database/secrets.ts';
import type { Site } from '../chaos/person.ts';
import {
  DEMO_EMAIL,
  mailboxEnv,
  migrationEnv,
  paymentsEnv,
  releasesDir,
  seedEnv,
  serviceEnv,
  type StackContext,
} from '../start/environments.ts';
import { runScript } from '../start/run-script.ts';
import { root, type StackSettings } from '../start/settings.ts';
import { SupervisedProcess } from '../start/supervised-process.ts';
import { waitForHealth } from '../start/wait-for-health.ts';

const SEEDED = ['accounts', 'workshops'] as const;

/** Services of another build on a database of this one. */
export interface CompatStack extends Site {
  readonly email: string;
  readonly password: string;
  /** Registers releases. */
  readonly releaseToken: string;
  /** The files of releases. */
  readonly releasesDir: string;
  stop(): Promise<void>;
}

/**
 * Migrates and seeds an empty database with the present build, and starts services of an earlier build on it, with the mailbox and
 * the payment provider beside them.
 */
export async function startReleased(settings: StackSettings, released: string): Promise<CompatStack> {
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
    await prepare(context, logDir);
    const { ports } = settings;
    const members = [
      ...SERVICES.map((name) => ({
        name,
        script: 'dist/main.js',
        cwd: join(released, 'services', name),
        env: serviceEnv(name, context),
        health: `http://127.0.0.1:${ports.services[name]}/health/ready`,
      })),
      { name: 'mailbox', env: mailboxEnv(context), health: `http://127.0.0.1:${ports.mailbox}/healthz` },
      { name: 'payments', env: paymentsEnv(context), health: `http://127.0.0.1:${ports.payments}/healthz` },
    ];
    const starting = members.map(({ health, ...member }) => {
      const process = new SupervisedProcess({ script: `tools/${member.name}/main.ts`, cwd: root, logDir, ...member });
      running.push(process);
      process.start();
      return waitForHealth(process, health, logDir);
    });
    await Promise.all(starting);
  } catch (error) {
    await stop();
    throw error;
  }
  const urlOf = (path: string) => `http://127.0.0.1:${findPort(settings, path)}${path}`;
  return {
    email: DEMO_EMAIL,
    password: secrets.DEMO_PASSWORD,
    releaseToken: secrets.RELEASE_TOKEN,
    releasesDir: releasesDir(settings),
    urlOf,
    stop,
  };
}

/** The routes of the edge, which is no part of this stack. */
function findPort({ ports }: StackSettings, path: string): number {
  const [, area = '', name = ''] = path.split('/');
  if (area === 'v1') return ports.services.actions;
  if (area === 'dev') return name === 'mailbox' ? ports.mailbox : ports.payments;
  const service = SERVICES.find((known) => known === name);
  if (area !== 'api' || !service) throw new Error(`No service has the path ${path}.`);
  return ports.services[service];
}

async function prepare(context: StackContext, logDir: string): Promise<void> {
  const script = (name: ServiceName, file: string, env: NodeJS.ProcessEnv) => {
    const cwd = join(root, 'services', name);
    const signal = new AbortController().signal;
    return runScript({ title: `${file} of ${name}`, script: `dist/${file}.js`, cwd, env, logDir, signal });
  };
  for (const name of SERVICES) await script(name, 'migrate', migrationEnv(name, context));
  for (const name of SEEDED) await script(name, 'seed', seedEnv(name, context));
}
