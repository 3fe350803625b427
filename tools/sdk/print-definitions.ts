// Prints the public definition of every action of the catalogue as JSON, from the sources of the service. Run by a test.
import { join } from 'node:path';
import { importFromSource } from '../vite/remote/import-from-source.ts';

interface Catalogue {
  readonly actions: readonly object[];
}

interface Definitions {
  readonly toDefinition: (action: object, obstacle: null) => unknown;
}

const service = join(import.meta.dirname, '../../services/actions');
const { actions } = await importFromSource<Catalogue>(service, 'src/catalogue/catalogue.ts');
const { toDefinition } = await importFromSource<Definitions>(service, 'src/modules/catalogue/to-definition.ts');
process.stdout.write(JSON.stringify(actions.map((action) => toDefinition(action, null))));
