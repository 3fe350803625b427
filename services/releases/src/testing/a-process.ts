import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll } from 'vitest';

const project = join(import.meta.dirname, '../..');

/** A process of the service, which can be killed. */
export interface ServiceProcess {
  readonly url: string;
  /** `kill -9`, and waits until it is dead. */
  kill(): Promise<void>;
}

/** Builds the service as it is deployed; returns the function that starts a process of it. */
export async function buildService(): Promise<(env: Readonly<Record<string, string>>) => Promise<ServiceProcess>> {
  // Inside the workspace, so that the packages are found from there.
  const outDir = join(project, `node_modules/.cache/service-${randomUUID()}`);
  const input = { main: join(project, 'src/main.ts') };
  await build({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    build: { outDir, sourcemap: false, rollupOptions: { input } },
  });
  const started: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(outDir, { recursive: true, force: true });
  });
  return async (env) => {
    const child = spawn(process.execPath, [join(outDir, 'main.js')], {
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    return { url: await readAddress(child), kill: () => kill(child) };
  };
}

function readAddress({ stdout }: ChildProcess): Promise<string> {
  const address = Promise.withResolvers<string>();
  if (!stdout) throw new Error('The output of the process is a pipe.');
  createInterface(stdout)
    .on('line', (line) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (url) address.resolve(url);
    })
    .on('close', () => address.reject(new Error('The service ended before it listened.')));
  return address.promise;
}

async function kill(child: ChildProcess): Promise<void> {
  const dead = once(child, 'exit');
  child.kill('SIGKILL');
  await dead;
}

const settings = {
  NODE_ENV: 'production',
  LOCAL_MODE: 'true',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
  SERVICE_PORT: '0',
  THROTTLE_SECRET: 'a secret that only tests know, 32 characters',
  SESSION_JWKS_URL: 'http://127.0.0.1:1/api/accounts/jwks.json',
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
