import type { Plugin, Rolldown } from 'vite';

/**
 * Makes the federation plugin wait for the whole module graph before it decides which names of the shared packages a remote
 * uses. By itself it forgets modules that Rolldown has announced but not begun to load, takes the graph for complete after
 * 10 ms of silence, and on a busy machine leaves out exports that are needed ("… is not exported by …loadShare…").
 */
export function waitingForWholeGraph(plugins: Plugin[]): Plugin[] {
  const parseStart = plugins.find(({ name }) => name === 'parseStart');
  const expect = parseStart?.load;
  if (typeof expect !== 'function')
    throw new Error('The federation plugin has changed: see tools/vite/remote/whole-graph.ts.');

  return [
    {
      name: 'declic:whole-graph',
      apply: 'build',
      // Before the plugin's own hook, so that what it waits for is complete when it counts.
      enforce: 'pre',
      moduleParsed(module: Rolldown.ModuleInfo) {
        const announced = [...module.importedIds, ...module.dynamicallyImportedIds].filter(isSourceFile);
        for (const id of announced) void expect.call(this, id); // its hook only notes the id
      },
    },
    ...plugins,
  ];
}

/** Files only: the plugin's own virtual modules wait for the very decision that this is about. */
function isSourceFile(id: string): boolean {
  return id.startsWith('/') && !id.includes('\0') && !/__mf__|__loadShare__|virtual:mf/.test(id);
}
