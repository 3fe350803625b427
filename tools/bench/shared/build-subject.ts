import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../../start/settings.ts';
import { serviceConfig } from '../../vite/service.ts';

/**
 * Compiles what a benchmark measures as the services are compiled.
 *
 * @param outDir is below the workspace, so that the built files find its packages.
 * @param input names each built file and its source, from the folder of the services.
 */
export async function buildSubject(
  outDir: string,
  input: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  const services = join(root, 'services');
  const config = serviceConfig(join(services, 'actions'));
  const sources = Object.entries(input).map(([name, file]) => [name, join(services, file)] as const);
  await build({
    ...config,
    configFile: false,
    plugins: [...plugins],
    build: {
      ...config.build,
      outDir,
      sourcemap: false,
      rollupOptions: { ...config.build?.rollupOptions, input: Object.fromEntries(sources) },
    },
  });
}
