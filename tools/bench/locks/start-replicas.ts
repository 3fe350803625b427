import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootstrapDatabase } from '../../database/bootstrap.ts';
import { DATABASE, derivedPasswords, type LoginKind, loginUrl, SERVICES } from '../../database/logins.ts';
import { startPostgres } from '../../database/start-postgres.ts';
import { nxEnv } from '../../start/build.ts';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import { runScript } from '../../start/run-script.ts';
import { root } from '../../start/settings.ts';
import { SupervisedProcess } from '../../start/supervised-process.ts';
import { waitForHealth } from '../../start/wait-for-health.ts';
import { BENCH_SECRET, benchServiceEnv } from '../service-env.ts';

const run = promisify(execFile);

const MIGRATED = SERVICES.filter((service) => service === 'accounts' || service === 'actions');

/** Two processes of the actions service, as they are deployed, on one database. */
export interface Replicas {
  readonly origins: readonly string[];
  /** As the owner of the accounts. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

export async function startReplicas(directory: string, port: number): Promise<Replicas> {
  for (const service of MIGRATED)
    await run(join(root, 'node_modules/.bin/nx'), ['run', `service-${service}:build`], { cwd: root, env: nxEnv() });
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), port });
  const passwords = derivedPasswords('bench');
  const login = (service: string, kind: LoginKind) => loginUrl(postgres.adminUrl, DATABASE, passwords, service, kind);
  const processes: SupervisedProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((replica) => replica.stop()));
    await postgres.stop();
  };
  try {
    await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords });
    for (const service of MIGRATED)
      await runScript({
        title: `The migration of ${service}`,
        script: 'dist/migrate.js',
        cwd: join(root, 'services', service),
        env: { ...process.env, OWNER_DATABASE_URL: login(service, 'owner'), DATABASE_URL: login(service, 'app') },
        logDir: directory,
        signal: new AbortController().signal,
      });
    const origins: string[] = [];
    for (const number of [1, 2]) {
      const replica = actionsProcess({
        name: `actions-${number}`,
        logDir: directory,
        port: port + number,
        databaseUrl: login('actions', 'app'),
      });
      processes.push(replica);
      replica.start();
      const origin = `http://127.0.0.1:${port + number}`;
      await waitForHealth(replica, `${origin}/health/ready`, directory);
      origins.push(origin);
    }
    return { origins, ownerUrl: login('accounts', 'owner'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface ActionsProcess {
  readonly name: string;
  readonly logDir: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** The built service: relative to its project, or absolute. */
  readonly script?: string;
}

/** The actions service as it is deployed, in a process of its own. */
export function actionsProcess({
  name,
  logDir,
  port,
  databaseUrl,
  script = 'dist/main.js',
}: ActionsProcess): SupervisedProcess {
  return new SupervisedProcess({
    name,
    script,
    nodeOptions: SERVICE_NODE_OPTIONS,
    cwd: join(root, 'services/actions'),
    logDir,
    env: {
      ...benchServiceEnv(port, databaseUrl),
      VERIFY_EXAMPLES: 'off',
      FILE_LINK_SECRET: BENCH_SECRET,
      WEBHOOK_SECRET: BENCH_SECRET,
    },
  });
}
