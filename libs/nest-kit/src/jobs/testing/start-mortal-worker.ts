import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { processSettings } from '../../testing';
import type { LeaseTiming } from '../lease-timing';

const project = join(import.meta.dirname, '../../..');

/** A process of its own that works on the queue. */
export interface MortalWorker {
  /** The jobs that it has begun, in their order. */
  readonly begun: readonly string[];
  /** `kill -9`, and waits until it is dead. */
  kill(): Promise<void>;
}

/** Builds the program; returns the function that starts a process of it and waits until it works. */
export async function buildMortalWorker(): Promise<
  (databaseUrl: string, timing: LeaseTiming) => Promise<MortalWorker>
> {
  // Inside the workspace, so that the packages are found from there.
  const outDir = join(project, `node_modules/.cache/mortal-worker-${randomUUID()}`);
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
    ssr: { target: 'node', noExternal: [/^@declic\//] },
    build: {
      ssr: join(import.meta.dirname, 'mortal-worker.ts'),
      target: 'node24',
      outDir,
      rollupOptions: { output: { entryFileNames: 'worker.js' } },
    },
  });
  const started: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(outDir, { recursive: true, force: true });
  });
  return async (databaseUrl, timing) => {
    const child = spawn(process.execPath, [join(outDir, 'worker.js')], {
      env: { ...process.env, ...processSettings, LEASE_TIMING: JSON.stringify(timing), DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    const begun: string[] = [];
    const works = Promise.withResolvers<void>();
    createInterface(child.stdout)
      .on('line', (line) => {
        if (line === 'works') works.resolve();
        const [, name] = /^begun (.*)$/.exec(line) ?? [];
        if (name) begun.push(name);
      })
      .on('close', () => works.reject(new Error('The process ended before it worked.')));
    await works.promise;
    return {
      begun,
      async kill() {
        const dead = once(child, 'exit');
        child.kill('SIGKILL');
        await dead;
      },
    };
  };
}
