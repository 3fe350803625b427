import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PAGE_PROGRAM_FILE, type RemoteManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import { kitStamp } from '../kit-stamp.ts';
import { stableClassNames } from '../stable-class-names.ts';
import { provePageProgram } from './prove-page-program.ts';

export interface PageProgramOptions {
  root: string;
  manifest: Pick<RemoteManifest, 'id' | 'live'>;
  exposed: string;
  /** The folder of the build. */
  folder: string;
}

/**
 * Writes the program that renders the live pages of a remote into its build: one file without imports, from the same sources. It has
 * rendered each of them with sample answers by then.
 *
 * @throws Error which names the page: then there is no `release.json`, and nothing can be released.
 */
export async function buildPageProgram({ root, manifest, exposed, folder }: PageProgramOptions): Promise<string> {
  const code = await bundle(root, join(root, exposed));
  await provePageProgram(root, manifest, code);
  mkdirSync(dirname(join(folder, PAGE_PROGRAM_FILE)), { recursive: true });
  writeFileSync(join(folder, PAGE_PROGRAM_FILE), code);
  return PAGE_PROGRAM_FILE;
}

async function bundle(root: string, exposed: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [program(exposed), stableClassNames()],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    // Without modules of Node: the process that runs it gives none.
    resolve: { alias: { 'react-dom/static': 'react-dom/static.edge' } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'node24',
      rolldownOptions: { input: PROGRAM, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [{ output: files }] = [output].flat() as [Rolldown.RolldownOutput]; // one build, which does not watch
  return files[0].code;
}

const PROGRAM = 'declic-page-program.tsx';

function program(remote: string): Plugin {
  const kit = JSON.stringify(kitStamp());
  return {
    name: 'declic:page-program',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(PROGRAM) ? PROGRAM : null),
    load: (id) =>
      id === PROGRAM
        ? `import { livePages } from '@declic/remote-kit/prerender/live';
           import { remote } from ${JSON.stringify(remote)};
           const show = livePages(remote);
           export const render = async (path, read, site) => ({ ...(await show(path, read, site)), kit: ${kit} });`
        : null,
  };
}
