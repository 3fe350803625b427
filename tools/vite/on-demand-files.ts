import type { Rolldown } from 'vite';
import { isOnDemand, entrySource, sharedEntries } from './remote/shared-entries.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

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
