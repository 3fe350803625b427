import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nxEnv } from '../../start/build.ts';
import { runScript } from '../../start/run-script.ts';
import { root } from '../../start/settings.ts';
import { SupervisedProcess } from '../../start/supervised-process.ts';
import { waitForHealth } from '../../start/wait-for-health.ts';
import { BENCH_SECRET, benchServiceEnv } from '../service-env.ts';
import type { BenchDatabase } from './start-database.ts';

const run = promisify(execFile);
const cwd = join(root, 'services/accounts');

export async function buildService(): Promise<void> {
  await run(join(root, 'node_modules/.bin/nx'), ['run', 'service-accounts:build'], { cwd: root, env: nxEnv() });
}

export async function migrate(database: BenchDatabase, directory: string): Promise<void> {
  await runScript({
    title: 'The migration of accounts',
    script: 'dist/migrate.js',
    cwd,
    env: { ...process.env, OWNER_DATABASE_URL: database.url('owner'), DATABASE_URL: database.url('app') },
    logDir: directory,
    signal: new AbortController().signal,
  });
}

export interface RunningService {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The service as it is deployed: its own process, reached over HTTP. */
export async function startService(database: BenchDatabase, directory: string, port: number): Promise<RunningService> {
  const service = new SupervisedProcess({
    name: 'accounts',
    script: 'dist/main.js',
    cwd,
    logDir: directory,
    env: {
      ...benchServiceEnv(port, database.url('app')),
      LOG_LEVEL: 'warn',
      REFRESH_TOKEN_SECRET: BENCH_SECRET,
      SESSION_SIGNING_KEYS: 'A'.repeat(43),
    },
  });
  service.start();
  const origin = `http://127.0.0.1:${port}`;
  await waitForHealth(service, `${origin}/health/ready`, directory);
  return { origin, stop: () => service.stop() };
}
