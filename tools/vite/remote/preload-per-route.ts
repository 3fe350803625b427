import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isWrapperFile } from './container/inline-wrappers.ts';
import { importFromSource } from './import-from-source.ts';
import { sharedPackage } from './needed-exports.ts';
import { isOnDemand } from './shared-entries.ts';

export interface PreloadOptions {
  root: string;
  exposed: string;
  entry: string;
  chunks: readonly Rolldown.OutputChunk[];
  /** The packages that the remote takes from the shell. */
  shared: readonly string[];
}

/** For each route pattern, and for `*`, what the first view needs: files, and entries that the shell fetches on demand. */
export async function preloadPerRoute({
  root,
  exposed,
  entry,
  chunks,
  shared,
}: PreloadOptions): Promise<Record<string, string[]>> {
  const common = entryFiles(chunks, entry, resolve(root, exposed));
  const routes = await routeFiles(root, exposed);

  const isLoaded = (file: string) => !chunks.some((chunk) => chunk.fileName === file && isWrapperFile(chunk));
  const perRoute = [...routes].map(([pattern, modules]) => {
    const files = modules.flatMap((module) => closure(chunks, chunkOfModule(chunks, module)));
    return [
      pattern,
      [...new Set([...common, ...files.filter(isLoaded), ...entriesOf(files, chunks, shared)])],
    ] as const;
  });
  return { '*': common, ...Object.fromEntries(perRoute) };
}

/** The patterns of a remote's pages: `/workshops`, `/workshops/:id`. */
export async function routePatterns(root: string, exposed: string): Promise<string[]> {
  return [...(await routeFiles(root, exposed)).keys()];
}

/** The entry, what it loads to start, and the exposed module. */
function entryFiles(chunks: readonly Rolldown.OutputChunk[], entry: string, exposed: string): string[] {
  return [...new Set([...closure(chunks, entry), ...closure(chunks, chunkOfModule(chunks, exposed))])];
}

function chunkOfModule(chunks: readonly Rolldown.OutputChunk[], module: string): string | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.includes(module))?.fileName;
}

/** A chunk and everything it imports statically. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  fileName: string | undefined,
  seen = new Set<string>(),
): string[] {
  const chunk = chunks.find((it) => it.fileName === fileName);
  if (!chunk || seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  return [chunk.fileName, ...chunk.imports.flatMap((imported) => closure(chunks, imported, seen))];
}

function entriesOf(files: readonly string[], chunks: readonly Rolldown.OutputChunk[], shared: readonly string[]) {
  return chunks
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => sharedPackage(id, shared) ?? [])
    .filter(isOnDemand)
    .toSorted();
}

interface EvaluatedRoute {
  path?: string;
  lazy?: () => { file: string };
  children?: readonly EvaluatedRoute[];
}

/** Each route pattern with the files of its page and of the layouts around it. */
async function routeFiles(root: string, exposed: string): Promise<Map<string, string[]>> {
  const { remote } = await importFromSource<{ remote: { routes: readonly EvaluatedRoute[] } }>(root, exposed, [
    routesAsNames(),
  ]);
  const found = new Map<string, string[]>();

  const visit = (route: EvaluatedRoute, above: { pattern: string; files: readonly string[] }) => {
    const own = route.lazy?.().file;
    const files = own ? [...above.files, own] : [...above.files];
    const pattern = route.path === undefined ? above.pattern : joinPaths(above.pattern, route.path);
    if (!route.children) found.set(pattern, files);
    for (const child of route.children ?? []) visit(child, { pattern, files });
  };
  for (const route of remote.routes) visit(route, { pattern: '/', files: [] });
  return found;
}

function joinPaths(above: string, path: string): string {
  return path.startsWith('/') ? path : `${above.replace(/\/$/, '')}/${path}`;
}

/**
 * Lets the route table be evaluated at build time: `import('./x.route')` becomes the file's name, and the kit becomes two
 * functions that hand through what they are given, so that no page and no library has to run in node.
 */
function routesAsNames(): Plugin {
  const kit = '\0declic:kit';
  return {
    name: 'declic:routes-as-names',
    enforce: 'pre',
    resolveId: (source) => (source === '@declic/remote-kit' ? kit : null),
    load: (id) =>
      id === kit ? 'export const defineRemote = (remote) => remote; export const lazyRoute = (load) => load;' : null,
    async transform(code, id) {
      const [file] = id.split('?');
      const imports = [...code.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)];
      const named = await Promise.all(
        imports.map(async ([text, , source = '']) => [text, (await this.resolve(source, file))?.id] as const),
      );
      return named.reduce(
        (text, [call, target]) => text.replaceAll(call, `({ file: ${JSON.stringify(target)} })`),
        code,
      );
    },
  };
}
