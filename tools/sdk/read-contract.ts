import { join } from 'node:path';
import { importFromSource } from '../vite/remote/import-from-source.ts';

interface CatalogueModule {
  readonly actions: readonly object[];
}

interface DocumentModule {
  createPublicDocument(actions: readonly object[], publicUrl: string): Record<string, unknown>;
}

/** The contract of the public API with every action of the catalogue, from the sources: no service has to run. */
export async function readContract(root: string, publicUrl: string): Promise<Record<string, unknown>> {
  const service = join(root, 'services/actions');
  const { actions } = await importFromSource<CatalogueModule>(service, 'src/catalogue/catalogue.ts');
  const document = await importFromSource<DocumentModule>(service, 'src/modules/public-contract/public-document.ts');
  return document.createPublicDocument(actions, publicUrl);
}
