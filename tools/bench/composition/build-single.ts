import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { listRemotes } from '../../release/remotes.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
const SHELL = join(WORKSPACE, 'shell');

/** Builds shell and remotes as one plain Vite SPA with lazy routes: the same sources and settings, without federation. */
export async function buildSingle(outDir: string): Promise<void> {
  await build({
    root: SHELL,
    configFile: join(SHELL, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [withoutFederation()],
    build: { outDir, emptyOutDir: true },
  });
}

const PLAIN_IMPORTS = '\0plain-imports.js';

/** Stands in for the shell's federation: the same areas imported the plain way, split by their lazy routes. */
function withoutFederation(): Plugin {
  return {
    name: 'single-spa',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/federation/import-remote') ? PLAIN_IMPORTS : null),
    load: (id) => (id === PLAIN_IMPORTS ? plainImports() : null),
  };
}

function plainImports(): string {
  const remotes = listRemotes(WORKSPACE);
  const imports = remotes.map(
    (name, index) => `import * as area${index} from ${JSON.stringify(join(WORKSPACE, name, 'src/remote.tsx'))};`,
  );
  const areas = remotes.map((name, index) => `${JSON.stringify(name)}: area${index}`);
  return `${imports.join('\n')}
const areas = { ${areas.join(', ')} };
export const startFederation = () => (name) => Promise.resolve(areas[name]);
`;
}
