import type { Plugin, Rolldown } from 'vite';
import { findCycle, type Graph } from '../graphs/find-cycle.ts';

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

/** Static ones: what is imported on demand runs after what asked for it. */
function chunkImports(bundle: Rolldown.OutputBundle): Graph {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  return new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
}
