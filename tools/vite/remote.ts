import { createRequire } from 'node:module';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { fewChunks } from './remote/container/few-chunks.ts';
import { inlineWrappers, withoutInlined } from './remote/container/inline-wrappers.ts';
import { smallContainer } from './remote/container/small-container.ts';
import { smallWrappers } from './remote/container/small-wrappers.ts';
import { proxyToEdge } from './proxy-to-edge.ts';
import { stableClassNames } from './stable-class-names.ts';
import { facade } from './remote/facade.ts';
import { refuseChunkCycles } from './refuse-chunk-cycles.ts';
import { reloadRoutes } from './remote/reload-routes.ts';
import { releaseManifest } from './remote/release-manifest.ts';
import { federationShares } from './remote/shares.ts';
import { standalonePage } from './remote/standalone-page.ts';
import { waitingForWholeGraph } from './remote/whole-graph.ts';

/** The federated entry of every remote. */
const ENTRY = 'remoteEntry.js';
const EXPOSED_MODULE = './src/remote.tsx';

export interface RemoteOptions {
  /** How long no module may be read before the build fails: it also is how long a build with a syntax error takes to say so. */
  moduleIdleSeconds?: number;
  /** What only this remote's build does. */
  plugins?: readonly Plugin[];
}

/** The build (and dev server) of a remote: `export default remoteConfig(import.meta.dirname)`. */
export function remoteConfig(root: string, { moduleIdleSeconds = 30, plugins = [] }: RemoteOptions = {}): UserConfig {
  const name = projectName(root);
  const shared = federationShares(root);
  const port = Number(process.env['REMOTE_PORT'] ?? 5173);

  return defineConfig(({ command }) => ({
    root,
    // Relative: built once, served from any folder of any origin.
    base: command === 'build' ? './' : '/',
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [
      stableClassNames(),
      facade(),
      react(),
      ...waitingForWholeGraph(
        federation({
          name: containerName(name),
          filename: ENTRY,
          exposes: { './remote': EXPOSED_MODULE },
          shared,
          manifest: true,
          dts: false,
          experiments: { externalRuntime: true },
          dev: { remoteHmr: true },
          // Counted from the last module that was read, where the default counts from the start of the build.
          moduleParseIdleTimeout: moduleIdleSeconds,
          shareStrategy: 'loaded-first',
        }) as Plugin[],
        { exposed: join(root, EXPOSED_MODULE), idleSeconds: moduleIdleSeconds },
      ), // the plugin is typed against its own copy of Vite's types
      smallContainer(ENTRY),
      smallWrappers(),
      fewChunks(join(root, EXPOSED_MODULE)),
      inlineWrappers(),
      refuseChunkCycles(),
      reloadRoutes(),
      ...plugins,
      releaseManifest({ root, name, entry: ENTRY, exposed: EXPOSED_MODULE, shared: Object.keys(shared) }),
    ],
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { resolveDependencies: withoutInlined },
      // Remotes have no index.html: the shell loads them.
      rolldownOptions: { input: join(root, EXPOSED_MODULE) },
    },
  })) as unknown as UserConfig; // a function is a config, too; callers only export it
}

/** The dev server of a remote on its own page (`src/standalone.tsx`), without the shell; the API comes from a running stack. */
export function standaloneConfig(root: string): UserConfig {
  return defineConfig({
    root,
    plugins: [react(), standalonePage(projectName(root))],
    server: { port: Number(process.env['STANDALONE_PORT'] ?? 5174), proxy: proxyToEdge() },
  });
}

/** The federation plugin wants an identifier. */
function containerName(name: string): string {
  return name.replaceAll('-', '_');
}

function projectName(root: string): string {
  const { name } = createRequire(join(root, 'package.json'))('./package.json') as { name: string }; // our own package.json
  return name.replace('@declic/', '');
}
