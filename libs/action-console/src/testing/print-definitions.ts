// Prints the public definition of every action of the catalogue as JSON, from the sources of the service. Run by a test.
import { join } from 'node:path';
import { runnerImport } from 'vite';

interface Catalogue {
  readonly actions: readonly object[];
}

interface Definitions {
  readonly toDefinition: (action: object, obstacle: null) => unknown;
}

const service = join(import.meta.dirname, '../../../../services/actions');

async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(service, path), {
    root: service,
    configFile: false,
    logLevel: 'error',
    resolve: { noExternal: [/^@declic\//] },
  });
  return module;
}

const { actions } = await load<Catalogue>('src/catalogue/catalogue.ts');
const { toDefinition } = await load<Definitions>('src/modules/catalogue/to-definition.ts');
process.stdout.write(JSON.stringify(actions.map((action) => toDefinition(action, null))));
