import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import { processSettings, testJwks } from '@declic/nest-kit/testing';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { FAIL_POINT_REACHED, type FailPoint } from './fail-points';

const project = join(import.meta.dirname, '../..');
/** Inside the workspace, so that the packages are found from there; each test file has its own. */
const outDir = join(project, `node_modules/.cache/mortal-service-${randomUUID()}`);

afterAll(() => rm(outDir, { recursive: true, force: true }));

/** The keys that tokens of tests are signed with, as the accounts service publishes them. */
const keys = createServer((_, reply) => {
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(testJwks));
});
afterAll(() => keys.close());

/** Builds the service as it is deployed, with fail points. */
export async function buildMortalService(): Promise<void> {
  keys.listen(0, '127.0.0.1');
  await once(keys, 'listening');
  await build({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir,
      sourcemap: false,
      rollupOptions: { input: { mortal: join(import.meta.dirname, 'mortal-service.ts') } },
    },
  });
}

/** A process of the service that stops at a fail point. */
export interface Victim {
  readonly url: string;
  /** Resolves when it waits at its fail point. */
  readonly reached: Promise<void>;
  /** `kill -9`, and waits until it is dead. */
  kill(): Promise<void>;
}

export async function startVictim(failPoint: FailPoint, databaseUrl: string): Promise<Victim> {
  const child = spawn(process.execPath, [...SERVICE_NODE_OPTIONS, join(outDir, 'mortal.js')], {
    env: { ...process.env, ...settings(), DATABASE_URL: databaseUrl, FAIL_POINT: failPoint },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dead = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = Promise.withResolvers<string>();
  const reached = Promise.withResolvers<void>();
  createInterface(child.stdout).on('line', (line) => {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address) url.resolve(address);
    if (line === FAIL_POINT_REACHED) reached.resolve();
  });
  void dead.then(() => url.reject(new Error('The service ended before it listened.')));
  return {
    url: await url.promise,
    reached: reached.promise,
    async kill() {
      child.kill('SIGKILL');
      await dead;
    },
  };
}

const settings = () => ({
  ...processSettings,
  SESSION_JWKS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`, // a port, because it listens on one
});
