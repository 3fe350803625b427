import { join } from 'node:path';
import { runnerImport } from 'vite';

interface CatalogueModule {
  readonly actions: readonly object[];
}

interface DocumentModule {
  createPublicDocument(actions: readonly object[], publicUrl: string): Record<string, unknown>;
}

/** The contract of the public API with every action of the catalogue, from the sources: no service has to run. */
export async function readContract(root: string, publicUrl: string): Promise<Record<string, unknown>> {
  const service = join(root, 'services/actions');
  const load = async <Module>(path: string) => {
    const { module } = await runnerImport<Module>(join(service, path), {
      root: service,
      configFile: false,
      logLevel: 'error',
      resolve: { noExternal: [/^@declic\//] },
    });
    return module;
  };
  const { actions } = await load<CatalogueModule>('src/catalogue/catalogue.ts');
  const { createPublicDocument } = await load<DocumentModule>('src/modules/public-contract/public-document.ts');
  return createPublicDocument(actions, publicUrl);
}
