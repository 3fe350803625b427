import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../start/settings.ts';
import { serviceConfig } from '../../vite/service.ts';

/** Where the built files are: below the workspace, so that they find its packages. */
export const built = join(import.meta.dirname, 'dist');

/** What is measured, compiled as the services are: the repository that begins runs, and the migrations of the two schemas. */
export async function buildSubject(): Promise<void> {
  const services = join(root, 'services');
  const config = serviceConfig(join(services, 'actions'));
  await build({
    ...config,
    configFile: false,
    build: {
      ...config.build,
      outDir: built,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: {
          'migrate-accounts': join(services, 'accounts/src/migrate.ts'),
          'migrate-actions': join(services, 'actions/src/migrate.ts'),
          'runs-repository': join(services, 'actions/src/modules/runs/runs.repository.ts'),
        },
      },
    },
  });
}
