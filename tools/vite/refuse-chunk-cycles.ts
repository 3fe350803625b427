import type { Plugin, Rolldown } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Fails a build whose files import each other in a circle: the one that is evaluated first reads names of the other that are not
 * there yet, and which one that is depends on the page. Grouping modules into files makes such circles where modules have none.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'declic:refuse-chunk-cycles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const cycle = findCycle(chunkImports(bundle));
        if (cycle) this.error(`Files of this build import each other: ${cycle.join(' -> ')}.`);
      },
    },
  };
}

/** The files of one circle, the first one again at the end; undefined when there is none. */
export function findCycle(imports: Imports): string[] | undefined {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const found = search(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = search(file, []);
    if (found) return found;
  }
  return undefined;
}

/** Static ones: what is imported on demand runs after what asked for it. */
function chunkImports(bundle: Rolldown.OutputBundle): Imports {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  return new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
}
