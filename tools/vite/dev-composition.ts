import type { Plugin } from 'vite';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { reactVersion } from './front-offer.ts';

/**
 * For the shell's dev server: the composition of a running stack, with the remotes named in `DEV_REMOTES`
 * (`mf-flow=http://localhost:5173,…`) taken from their own dev servers instead.
 */
export function devComposition(): Plugin {
  const edge = process.env['EDGE_URL'] ?? 'http://localhost:4000';
  const sources = parseSources(process.env['DEV_REMOTES'] ?? '');

  return {
    name: 'declic:dev-composition',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/api/releases/composition', (_request, response) => {
        void currentComposition(edge).then(
          (composition) =>
            response
              .setHeader('content-type', 'application/json')
              .end(JSON.stringify(fromSource(composition, sources))),
          (error: unknown) => response.writeHead(502).end(`The stack at ${edge} did not answer: ${String(error)}`),
        );
      });
    },
  };
}

interface Composition {
  remotes: { name: string; version: string; entry: string }[];
}

const unknownNeeds: FrontContract = { react: reactVersion(), exports: {} };

async function currentComposition(edge: string): Promise<Composition> {
  const response = await fetch(`${edge}/api/releases/composition`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Composition; // checked by the shell, as in production
}

function fromSource(composition: Composition, sources: ReadonlyMap<string, string>): Composition {
  const remotes = composition.remotes.map((remote) => {
    const origin = sources.get(remote.name);
    // What a remote's sources need is read by a build only.
    return origin ? { ...remote, version: 'dev', entry: `${origin}/remoteEntry.js`, needs: unknownNeeds } : remote;
  });
  return { ...composition, remotes };
}

function parseSources(list: string): ReadonlyMap<string, string> {
  const pairs = list.split(',').flatMap((pair) => {
    const [name, origin] = pair.split('=');
    return name && origin ? [[name, origin] as const] : [];
  });
  return new Map(pairs);
}
