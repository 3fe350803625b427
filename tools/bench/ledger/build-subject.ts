import type { Plugin } from 'vite';
import { buildSubject as build } from '../shared/build-subject.ts';

export interface Subject {
  /** Where the built files are: below the workspace, so that they find its packages. */
  readonly outDir: string;
  /** Files of the actions service, by the name of what is built. */
  readonly files: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

/** Compiles what is measured, and the migrations of the two schemas that it needs. */
export async function buildSubject({ outDir, files, plugins }: Subject): Promise<void> {
  const named = Object.entries(files).map(([name, file]) => [name, `actions/src/${file}`]);
  const migrations = { 'migrate-accounts': 'accounts/src/migrate.ts', 'migrate-actions': 'actions/src/migrate.ts' };
  await build(outDir, { ...migrations, ...Object.fromEntries(named) }, plugins);
}
