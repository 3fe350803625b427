import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, loadConfigFromFile, mergeConfig, type Plugin } from 'vite';
import { remotesOf } from '../../release/remotes.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
const SHELL = join(WORKSPACE, 'shell');

/** Builds shell and remotes as one plain Vite SPA with lazy routes: the same sources, without federation. */
export async function buildSingle(outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(SHELL, 'vite.config.ts'));
  const { define = {} } = loaded?.config ?? {};
  const config: InlineConfig = {
    root: SHELL,
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [withoutFederation(), react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  };
  await build(mergeConfig({}, config));
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
  const remotes = remotesOf(WORKSPACE);
  const imports = remotes.map((name, index) => `import * as area${index} from ${JSON.stringify(join(WORKSPACE, name, 'src/remote.tsx'))};`);
  const areas = remotes.map((name, index) => `${JSON.stringify(name)}: area${index}`);
  return `${imports.join('\n')}
const areas = { ${areas.join(', ')} };
export const startFederation = () => (name) => Promise.resolve(areas[name]);
`;
}
