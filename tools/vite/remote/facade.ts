import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { isThirdParty, packageFolder } from '../package-folder.ts';

/** The libraries that reach a remote through the facade. */
const BEHIND_FACADE = ['react-router-dom', '@tanstack/react-query', 'styled-components', 'zustand'];
const FACADE = '@declic/remote-kit';

/**
 * Rewrites `import { useQuery } from '@tanstack/react-query'` to the shared facade, and fails the build on anything the
 * facade does not have: a second copy of one of these libraries would be a second router, cache or style sheet.
 */
export function facade(): Plugin {
  const provided = facadeExports(readFileSync(join(packageFolder(FACADE), 'src/facade.ts'), 'utf8'));

  return {
    name: 'declic:facade',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || isThirdParty(id) || !mentionsLibrary(code)) return null;
      return { code: throughFacade(code, id, provided), map: null };
    },
    resolveId(source, importer) {
      // Our own imports were rewritten above, so this is a package that brings one of the libraries along.
      if (
        importer !== undefined &&
        isThirdParty(importer) &&
        !importer.includes('/node_modules/.vite/') &&
        isBehindFacade(source)
      ) {
        throw new Error(
          `${importer} imports ${source}, which remotes share through ${FACADE}. Choose another package.`,
        );
      }
      return null;
    },
  };
}

/** The rewritten source. Only the names of packages change, so positions stay right except on these lines. */
export function throughFacade(code: string, id: string, provided: ReadonlySet<string>): string {
  const sources = findImports(code, id).filter(({ source }) => isBehindFacade(source));
  for (const wanted of sources) refuseWhatIsMissing(wanted, id, provided);

  return sources
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}'${FACADE}'${text.slice(end)}`, code);
}

/** The names that the facade exports. */
export function facadeExports(code: string): ReadonlySet<string> {
  return new Set(findImports(code, 'facade.ts').flatMap(({ names }) => names ?? []));
}

interface LibraryImport {
  source: string;
  start: number;
  end: number;
  /** `undefined` when it cannot be known: `import *`, `export *`, `import()`. */
  names: string[] | undefined;
}

function refuseWhatIsMissing({ source, names }: LibraryImport, id: string, provided: ReadonlySet<string>): void {
  const hint = `${id}: remotes reach ${source} through libs/remote-kit/src/facade.ts`;
  if (!BEHIND_FACADE.includes(source)) throw new Error(`${hint}; import from one of ${BEHIND_FACADE.join(', ')}.`);
  if (!names) throw new Error(`${hint}; import what you need by name.`);
  if (names.includes('default')) throw new Error(`${hint}; use its named export instead of the default one.`);

  const missing = names.filter((name) => !provided.has(name));
  if (missing.length > 0) throw new Error(`${hint}, which does not export ${missing.join(', ')}. Add it there.`);
}

function findImports(code: string, id: string): LibraryImport[] {
  const { body } = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
  return body.flatMap((node): LibraryImport[] => {
    if (node.type === 'ImportDeclaration') {
      return [
        {
          ...toPosition(node.source),
          names: listNames(node.specifiers.map((it) => (it.type === 'ImportSpecifier' ? it.imported : it.type))),
        },
      ];
    }
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      return [{ ...toPosition(node.source), names: listNames(node.specifiers.map((it) => it.local)) }];
    }
    if (node.type === 'ExportAllDeclaration') return [{ ...toPosition(node.source), names: undefined }];
    return [];
  });
}

type ImportedName =
  { type: string; name?: string; value?: unknown } | 'ImportDefaultSpecifier' | 'ImportNamespaceSpecifier';

function listNames(imported: readonly ImportedName[]): string[] | undefined {
  if (imported.includes('ImportNamespaceSpecifier')) return undefined;
  return imported.map((name) => (typeof name === 'string' ? 'default' : (name.name ?? String(name.value))));
}

function toPosition(source: { value: string; start: number; end: number }) {
  return { source: source.value, start: source.start, end: source.end };
}

function mentionsLibrary(code: string): boolean {
  return [...BEHIND_FACADE, 'react-router'].some((library) => code.includes(library));
}

function isBehindFacade(source: string): boolean {
  return [...BEHIND_FACADE, 'react-router'].some((library) => source === library || source.startsWith(`${library}/`));
}
