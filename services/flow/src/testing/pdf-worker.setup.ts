import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built `pdf-worker.js`. */
    pdfWorker: string;
  }
}

const root = join(import.meta.dirname, '../..');

/** Builds the process that reads PDFs, as it is deployed. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the workspace, so that the packages are found from there.
  const outDir = join(root, `node_modules/.cache/pdf-worker-${process.pid}`);
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir,
      sourcemap: false,
      rollupOptions: { input: { 'pdf-worker': join(root, 'src/pdf-worker.ts') } },
    },
  });
  project.provide('pdfWorker', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
