import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { PAGES_FOLDER, type PrerenderedPage } from '../../../libs/remote-kit/src/contract/index.ts';
import { kitStamp } from '../kit-stamp.ts';
import { stableClassNames } from '../stable-class-names.ts';
import { importFromSource } from './import-from-source.ts';

/** The part that a remote has of the 30 kB that a page may be; the rest is written by the edge: hashes, preloads and the shell's own. */
export const LARGEST_PAGE_BYTES = 22_000;

export interface PrerenderOptions {
  root: string;
  exposed: string;
  /** The folder of the build. */
  folder: string;
}

/**
 * Writes the pages that a remote's manifest names as HTML into its build, and returns their files by path. They are rendered from
 * the same sources, once more, in this process; packages of the workspace are sources, all others those that are installed.
 *
 * @throws Error which names the page: then there is no `release.json`, and nothing can be released.
 */
export async function prerenderPages({ root, exposed, folder }: PrerenderOptions): Promise<Record<string, string>> {
  const { pages } = await importFromSource<{ pages: Record<string, PrerenderedPage> }>(root, PROGRAM, [
    program(join(root, exposed)),
    stableClassNames(),
  ]);
  const kit = kitStamp();
  const files = Object.entries(pages).map(([path, page]) => {
    const file = `${PAGES_FOLDER}/${path === '/' ? 'index' : path.slice(1)}.json`;
    const content = JSON.stringify({ ...page, kit } satisfies PrerenderedPage);
    refuseLarge(path, page);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    return [path, file] as const;
  });
  return Object.fromEntries(files);
}

function refuseLarge(path: string, { html, styles }: PrerenderedPage): void {
  const bytes = gzipSync(styles + html).length;
  if (bytes > LARGEST_PAGE_BYTES)
    throw new Error(`The page ${path} has ${bytes} bytes of compressed HTML, more than ${LARGEST_PAGE_BYTES}.`);
}

const PROGRAM = 'declic-prerender.tsx';

/** Renders as it is evaluated: afterwards no route can be imported any more. */
function program(remote: string): Plugin {
  return {
    name: 'declic:prerender-program',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(PROGRAM) ? source : null),
    load: (id) =>
      id.endsWith(PROGRAM)
        ? `import { prerenderRemote } from '@declic/remote-kit/prerender';
           import { remote } from ${JSON.stringify(remote)};
           export const pages = await prerenderRemote(remote);`
        : null,
  };
}
