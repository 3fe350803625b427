import type { Plugin, Rolldown } from 'vite';
import { isOnDemand, entrySource, sharedEntries } from './remote/shared-entries.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/** In the code of the shell until all names of files are known. */
const PLACEHOLDER = '@declic:on-demand-files';

/** For the shell: gives the page its `onDemandFiles`, as `entry=file,file;entry=file`. A dev server's files have no such names. */
export function listOnDemandFiles(): Plugin {
  return {
    name: 'declic:on-demand-files',
    enforce: 'post',
    config: (_, { command }) => ({
      define: { __ON_DEMAND_FILES__: JSON.stringify(command === 'build' ? PLACEHOLDER : '') },
    }),
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const lists = Object.entries(onDemandFiles(chunks)).map(([entry, files]) => `${entry}=${files.join()}`);
        for (const chunk of chunks) chunk.code = chunk.code.replace(PLACEHOLDER, lists.join(';'));
      },
    },
  };
}

/** The files of each shared entry that a page of this build does not have from the start. */
export function onDemandFiles(chunks: readonly Chunk[]): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (fileName: string, seen: Set<string>): Set<string> => {
    const chunk = byName.get(fileName);
    if (!chunk || chunk.isEntry || seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of chunk.imports) closure(imported, seen);
    return seen;
  };
  const found = sharedEntries()
    .filter(isOnDemand)
    .toSorted()
    .flatMap((entry) => {
      const source = entrySource(entry);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source));
      return chunk ? [{ entry, files: [...closure(chunk.fileName, new Set())] }] : [];
    });
  return Object.fromEntries(found.map(({ entry, files }) => [entry, files]));
}
