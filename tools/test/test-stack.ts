import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isPortFree } from '../database/ports.ts';
import { CliError } from '../database/cli-error.ts';
import { readSecrets } from '../database/secrets.ts';
import { DEMO_EMAIL } from '../start/environments.ts';
import { root } from '../start/settings.ts';

/** A stack of its own for the browser tests. */
export interface TestStack {
  /** What the tests read: where it is, and its demonstration account. */
  readonly environment: NodeJS.ProcessEnv;
  /** Takes it down, and its data folder away unless it is to be looked at. */
  stop(options?: { readonly keepData?: boolean }): Promise<void>;
}

export interface TestStackOptions {
  /** Leaves out what goes wrong inside, which the logs in the data folder have as well. */
  readonly quiet?: boolean;
}

/** Starts the product exactly as `npm start` does, on free ports and an empty data folder. */
export async function startTestStack({ quiet = false }: TestStackOptions = {}): Promise<TestStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'declic-e2e-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(dataDir, 0o755);
  const port = await freeBase();
  const child = spawn(process.execPath, ['tools/start/main.ts'], {
    cwd: root,
    // The examples of all actions take a minute of a core after each start; the journeys read the figures of one.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', VERIFY_EXAMPLES: 'email_validate' },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit', 'ipc'],
  });
  const output = child.stdout;
  if (!output) throw new Error('A piped process has an output.');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async ({ keepData = false } = {}) => {
    child.kill('SIGTERM');
    await ended;
    if (!keepData) await rm(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<boolean>((resolve) => {
    createInterface(output).on('line', (line) => {
      if (line.startsWith('Declic is ready at')) resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  if (await ready) {
    const { DEMO_PASSWORD } = await readSecrets(dataDir);
    return {
      environment: { BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir, DEMO_EMAIL, DEMO_PASSWORD },
      stop,
    };
  }
  await stop();
  throw new CliError('The stack for the browser tests did not start: its reason is above.');
}

/** A port whose neighbours, which a stack takes too, are free as well. */
export async function freeBase(): Promise<number> {
  for (let port = 21_000; port < 60_000; port += 500) {
    const needed = [port, ...[101, 102, 103, 104, 105, 106, 190, 191, 192, 193, 194].map((offset) => port + offset)];
    const free = await Promise.all(needed.map(isPortFree));
    if (free.every(Boolean)) return port;
  }
  throw new CliError('There is no free range of ports for the browser tests.');
}
