import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { FrontContract, RemoteManifest } from '../../libs/remote-kit/src/contract/index.ts';
import { devPreview } from './dev-preview-plugin.ts';
import { reactVersion } from './front-offer.ts';
import { edgeUrl, isLoopback } from './proxy-to-edge.ts';

const workspace = join(import.meta.dirname, '../..');

/**
 * For the shell's dev server: the composition of a running stack, with the remotes named in `DEV_REMOTES`
 * (`mf-flow=http://localhost:5173,…`) taken from their own dev servers instead.
 */
export function devComposition(): Plugin[] {
  const edge = edgeUrl();
  const sources = parseSources(process.env['DEV_REMOTES'] ?? '');

  const compose = async (more: ReadonlyMap<string, string>) =>
    fromSource(await currentComposition(edge), new Map([...sources, ...more]));

  const plugin: Plugin = {
    name: 'declic:dev-composition',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/api/releases/composition', (_request, response) => {
        void compose(new Map()).then(
          (composition) => response.setHeader('content-type', 'application/json').end(JSON.stringify(composition)),
          (error: unknown) => response.writeHead(502).end(`The stack at ${edge} did not answer: ${String(error)}`),
        );
      });
      // What happens to sources on one machine is no news about the releases of another stack.
      if (!isLoopback(edge))
        server.middlewares.use('/api/releases/beacons', (_request, response) => void response.writeHead(204).end());
    },
  };
  return [plugin, devPreview(compose)];
}

interface ComposedFromSource extends Pick<RemoteManifest, 'owner' | 'title' | 'areas' | 'nav'> {
  name: string;
  version: string;
  entry: string;
  needs: FrontContract;
}

interface Composition {
  remotes: ComposedFromSource[];
}

const unknownNeeds: FrontContract = { react: reactVersion(), exports: {} };

async function currentComposition(edge: string): Promise<Composition> {
  const response = await fetch(`${edge}/api/releases/composition`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Composition; // checked by the shell, as in production
}

/** A remote that the stack does not have yet is added; one that it has gets the areas of its sources. */
export async function fromSource<Known extends Composition>(
  composition: Known,
  sources: ReadonlyMap<string, string>,
  root = workspace,
): Promise<Composition> {
  const others = composition.remotes.filter(({ name }) => !sources.has(name));
  const own = await Promise.all(
    [...sources].map(([name, origin]) => composedFromSource(join(root, name), name, origin)),
  );
  const remotes = [...others, ...own].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { ...composition, remotes };
}

async function composedFromSource(folder: string, name: string, origin: string): Promise<ComposedFromSource> {
  const file = join(folder, 'src/remote.manifest.ts');
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  // Read anew each time: it is being worked on.
  const module = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as { manifest: RemoteManifest }; // pure data with type imports only
  const { owner, title, areas, nav } = module.manifest;
  // What a remote's sources need is read by a build only.
  return { name, version: 'dev', owner, title, areas, nav, entry: `${origin}/remoteEntry.js`, needs: unknownNeeds };
}

export function parseSources(list: string): ReadonlyMap<string, string> {
  const pairs = list.split(',').flatMap((pair) => {
    const [name, origin] = pair.split('=');
    return name && origin ? [[name, origin] as const] : [];
  });
  return new Map(pairs);
}
