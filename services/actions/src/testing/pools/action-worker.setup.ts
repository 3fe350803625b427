import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built worker, of the catalogue of bombs, and of the examples and the service with fail points as programs. */
    actionWorker: string;
  }
}

const root = join(import.meta.dirname, '../../..');

/**
 * Builds what pools start as a thread or process, as it is deployed, the actions that tests break it with, all examples, and the
 * service that tests kill: once for all files, because a build takes longer than most of them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the workspace, so that the packages are found from there.
  const outDir = join(root, `node_modules/.cache/action-worker-${process.pid}`);
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir,
      sourcemap: false,
      rollupOptions: {
        input: {
          'action-worker': join(root, 'src/action-worker.ts'),
          bombs: join(import.meta.dirname, 'bombs.ts'),
          'pool-host': join(import.meta.dirname, 'pool-host.ts'),
          examples: join(import.meta.dirname, '../run-examples.ts'),
          'mortal-service': join(import.meta.dirname, '../mortal-service.ts'),
        },
      },
    },
  });
  project.provide('actionWorker', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
