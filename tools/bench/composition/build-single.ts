import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listRemotes } from '../../release/remotes.ts';
import { root } from '../../start/settings.ts';
import { preloadPerRoute } from '../../vite/remote/preload-per-route.ts';

const SHELL = join(root, 'shell');
const EXPOSED = 'src/remote.tsx';

/** For each area, by its remote: the files of the first view of each of its routes, as a release of that remote names them. */
export type Preloads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Builds shell and remotes as one plain Vite SPA with lazy routes: the same sources and settings, without federation. */
export async function buildSingle(outDir: string): Promise<Preloads> {
  let chunks: readonly Rolldown.OutputChunk[] = [];
  await build({
    root: SHELL,
    configFile: join(SHELL, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [
      withoutFederation(),
      {
        name: 'single-spa-chunks',
        generateBundle: (_, bundle) => {
          chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        },
        // The edge writes these links with hashes, without which a browser asks twice for what has one in the import map.
        transformIndexHtml: {
          order: 'post',
          handler: (html) => html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
        },
      },
    ],
    build: { outDir, emptyOutDir: true },
  });
  return preloadAreas(chunks);
}

async function preloadAreas(chunks: readonly Rolldown.OutputChunk[]): Promise<Preloads> {
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (entry === undefined) throw new Error('The single SPA has no entry.');
  const preloads = listRemotes(root).map(async (name) => {
    const routes = await preloadPerRoute({
      ...{ root: join(root, name), exposed: EXPOSED, entry, chunks },
      shared: [],
    });
    return [name, routes] as const;
  });
  return Object.fromEntries(await Promise.all(preloads));
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
  const remotes = listRemotes(root);
  const imports = remotes.map(
    (name, index) => `import * as area${index} from ${JSON.stringify(join(root, name, EXPOSED))};`,
  );
  const areas = remotes.map((name, index) => `${JSON.stringify(name)}: area${index}`);
  return `${imports.join('\n')}
const areas = { ${areas.join(', ')} };
export const startFederation = () => (name) => Promise.resolve(areas[name]);
`;
}
