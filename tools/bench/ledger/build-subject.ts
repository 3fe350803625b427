import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../../start/settings.ts';
import { serviceConfig } from '../../vite/service.ts';

export interface Subject {
  /** Where the built files are: below the workspace, so that they find its packages. */
  readonly outDir: string;
  /** Files of the actions service, by the name of what is built. */
  readonly files: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

/** Compiles what is measured as the services are, and the migrations of the two schemas that it needs. */
export async function buildSubject({ outDir, files, plugins = [] }: Subject): Promise<void> {
  const services = join(root, 'services');
  const config = serviceConfig(join(services, 'actions'));
  const named = Object.entries(files).map(([name, file]) => [name, join(services, 'actions/src', file)]);
  await build({
    ...config,
    configFile: false,
    plugins: [...plugins],
    build: {
      ...config.build,
      outDir,
      sourcemap: false,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: {
          'migrate-accounts': join(services, 'accounts/src/migrate.ts'),
          'migrate-actions': join(services, 'actions/src/migrate.ts'),
          ...Object.fromEntries(named),
        },
      },
    },
  });
}
