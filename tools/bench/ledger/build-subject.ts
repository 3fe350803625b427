import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../start/settings.ts';
import { serviceConfig } from '../../vite/service.ts';

/** Where the built files are: below the workspace, so that they find its packages. */
export const built = join(import.meta.dirname, 'dist');

/** What is measured, compiled as the services are: the client, and the migrations of the schema that it charges. */
export async function buildSubject(): Promise<void> {
  const accounts = join(root, 'services/accounts');
  const config = serviceConfig(accounts);
  await build({
    ...config,
    configFile: false,
    build: {
      ...config.build,
      outDir: built,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: {
          migrate: join(accounts, 'src/migrate.ts'),
          'credit-charges': join(root, 'libs/nest-kit/src/credits/credit-charges.ts'),
        },
      },
    },
  });
}
