import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../start/settings.ts';
import { serviceConfig } from '../../vite/service.ts';

/** Where the built files are: below the workspace, so that they find its packages. */
export const built = join(import.meta.dirname, 'dist');

/** What is measured, compiled as the service is: the pools, their worker, the catalogue, and the actions that break a pool. */
export async function buildSubject(): Promise<void> {
  const source = join(root, 'services/actions/src');
  const config = serviceConfig(join(root, 'services/actions'));
  await build({
    ...config,
    configFile: false,
    build: {
      ...config.build,
      outDir: built,
      rollupOptions: {
        ...config.build?.rollupOptions,
        input: {
          'action-worker': join(source, 'action-worker.ts'),
          subject: join(source, 'testing/pools/bench-subject.ts'),
          catalogue: join(source, 'catalogue/catalogue.ts'),
          bombs: join(source, 'testing/pools/bombs.ts'),
        },
      },
    },
  });
}
