import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import { processSettings } from '@declic/nest-kit/testing';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { FAIL_POINT_REACHED, type FailPoint } from './content-fail-points';

const project = join(import.meta.dirname, '../..');
/** Inside the workspace, so that the packages are found from there; each test file has its own. */
const outDir = join(project, `node_modules/.cache/mortal-content-service-${randomUUID()}`);

afterAll(() => rm(outDir, { recursive: true, force: true }));

/** Builds the service as it is deployed, with fail points. */
export async function buildMortalService(): Promise<void> {
  await build({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir,
      sourcemap: false,
      rollupOptions: { input: { mortal: join(import.meta.dirname, 'mortal-content-service.ts') } },
    },
  });
}

/** Starts a process that works on the jobs of the database until it is at its fail point, and kills it there. */
export async function killAt(failPoint: FailPoint, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [...SERVICE_NODE_OPTIONS, join(outDir, 'mortal.js')], {
    env: { ...process.env, ...processSettings, DATABASE_URL: databaseUrl, FAIL_POINT: failPoint },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dead = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const reached = Promise.withResolvers<void>();
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    if (line === FAIL_POINT_REACHED) reached.resolve();
  });
  void dead.then(() => reached.reject(new Error(`The service ended before it was at: ${failPoint}`)));
  await reached.promise;
  child.kill('SIGKILL');
  await dead;
}
