import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Programs of tests that were built. */
export interface BuiltPrograms {
  /** Holds `<name>.js` of each. */
  readonly folder: string;
  /** Deletes the folder. */
  remove(): Promise<void>;
}

/** Builds programs of a service as it is deployed, beside its own; `sources` are their files by name. */
export async function buildPrograms(
  service: string,
  sources: Readonly<Record<string, string>>,
): Promise<BuiltPrograms> {
  // Inside the workspace, so that the packages are found from there.
  const folder = join(service, `node_modules/.cache/test-programs-${process.pid}`);
  await build({
    root: service,
    configFile: join(service, 'vite.config.ts'),
    build: { outDir: folder, sourcemap: false, rollupOptions: { input: { ...sources } } },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
