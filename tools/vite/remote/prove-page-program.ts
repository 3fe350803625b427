import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import {
  findRoute,
  headHtml,
  type LivePage,
  pageFault,
  type PageProgram,
  type RemoteManifest,
} from '../../../libs/remote-kit/src/contract/index.ts';
import { importFromSource } from './import-from-source.ts';
import { LARGEST_PAGE_BYTES } from './prerender-pages.ts';

/** Answers with which the build renders a live page, as `src/live-samples.ts` of a remote names them. */
export interface LiveSample {
  readonly path: string;
  /** The area that is the whole site, for a page on the host of one. */
  readonly site?: string;
  /** By the path that is read; null is a refusal with 404. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const SAMPLES = 'src/live-samples.ts';

/** Renders each live page of a remote with the program of its build. @throws Error which names the page, and says what is wrong. */
export async function provePageProgram(
  root: string,
  { id, live = [] }: Pick<RemoteManifest, 'id' | 'live'>,
  code: string,
): Promise<void> {
  const routes = Object.fromEntries(live.map((route) => [route, []]));
  const samples = await readSamples(root);
  const missing = live.filter((route) => !samples.some(({ path }) => findRoute(routes, path) === route));
  if (missing.length > 0) throw new Error(`${id}: ${SAMPLES} has no sample of ${missing.join(', ')}.`);
  const program = evaluate(code);
  for (const sample of samples) {
    try {
      refuse(await program.render(sample.path, (path) => answer(sample, path), sample.site));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${id}: the live page ${sample.path} cannot be rendered: ${reason}`, { cause: error });
    }
  }
}

async function readSamples(root: string): Promise<readonly LiveSample[]> {
  if (!existsSync(join(root, SAMPLES))) return [];
  return (await importFromSource<{ liveSamples: readonly LiveSample[] }>(root, SAMPLES)).liveSamples;
}

/** As the process of the edge does it: a program that imports something fails here. */
function evaluate(code: string): PageProgram {
  const module = { exports: {} };
  const run = new Script(`(function (module, exports) {${code}\n})`).runInThisContext() as (
    ...parameters: [typeof module, object]
  ) => void; // as it is written in the line above
  run(module, module.exports);
  return module.exports as PageProgram; // what the program of a build exports
}

function answer({ answers }: LiveSample, path: string) {
  if (!Object.hasOwn(answers, path)) return Promise.reject(new Error(`it reads ${path}, which its sample lacks.`));
  const found = answers[path];
  return Promise.resolve({ status: found === null ? 404 : 200, body: JSON.stringify(found) });
}

function refuse(page: LivePage): void {
  const fault = pageFault(page);
  if (fault !== undefined) throw new Error(`${fault}.`);
  // The edge writes it: what it cannot write is found here.
  headHtml(page.head, 'https://declic.example');
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(page.data)), page.data))
    throw new Error('its data is not the same after it was JSON.');
  const bytes = gzipSync(page.styles + page.html + JSON.stringify(page.data)).length;
  if (bytes > LARGEST_PAGE_BYTES)
    throw new Error(`it has ${bytes} bytes of compressed HTML and data, more than ${LARGEST_PAGE_BYTES}.`);
}
