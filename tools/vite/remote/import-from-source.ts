import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** Evaluates a module of a project from the sources, without the project's Vite configuration. */
export async function importFromSource<Module>(root: string, path: string, plugins: Plugin[] = []): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    // Our packages are TypeScript, so none of them may be left to node's import.
    resolve: { noExternal: [/^@declic\//] },
  });
  return module;
}
