import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { packageFolder } from './package-folder.ts';
import { isOnDemand, sharedEntries } from './remote/shared-entries.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface FrontOffer extends Plugin {
  api: { offer(): FrontContract };
}

/** For the shell: gives the page the names of those entries that it fetches on demand. The others it knows from the modules themselves. */
export function frontOffer(): FrontOffer {
  let offer: FrontContract;
  return {
    name: 'declic:front-offer',
    api: { offer: () => offer },
    async config() {
      offer = { react: reactVersion(), exports: await listExports(sharedEntries()) };
      const onDemand = Object.entries(offer.exports).filter(([entry]) => isOnDemand(entry));
      return { define: { __ON_DEMAND_EXPORTS__: JSON.stringify(Object.fromEntries(onDemand)) } };
    },
  };
}

/** The version of React in this workspace, which the shell and all remotes are built with. */
export function reactVersion(): string {
  const file = join(packageFolder('react'), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version; // React's own package.json
}

/** The names that entries export at run time: types are gone, re-exports are followed. */
async function listExports(entries: readonly string[]): Promise<Record<string, string[]>> {
  const output = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, entry])),
        external: (id) => !/^[./\0]|^@declic\//.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput; // one build that is not watched
  const chunks = output.output.filter((part) => part.type === 'chunk' && part.isEntry) as Rolldown.OutputChunk[];
  const offered = chunks.map(({ name, exports }) => [name, exports.toSorted()] as const);
  return Object.fromEntries(offered.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
