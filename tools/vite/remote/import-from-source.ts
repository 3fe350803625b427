import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** Evaluates a module of a remote or a service from its sources, without its Vite configuration. */
export async function importFromSource<Module>(root: string, path: string, plugins: Plugin[] = []): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    // Our own packages are TypeScript, so nothing of ours may be left to node's import.
    resolve: { noExternal: [/^@declic\//] },
  });
  return module;
}
