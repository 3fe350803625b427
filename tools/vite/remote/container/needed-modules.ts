import { dirname, resolve } from 'node:path';
import { parseAst, type Rolldown } from 'vite';
import { isThirdParty } from '../../package-folder.ts';

export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A file of a package with more imports than this is its index: it exports modules, and nothing of its own. */
const INDEX_FROM = 100;

/**
 * The modules that a module needs at once. Of an index, such as that of all icons, these are the modules whose names it imports: by
 * what it imports, each page with one icon would need all of them.
 */
export function neededModules(id: string, graph: ModuleGraph): string[] {
  const info = graph.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((imported) => {
    if (!isIndex(imported, graph)) return [imported];
    const names = importedNames(info?.code ?? '', imported);
    const exported = exportedModules(imported, graph);
    return names?.flatMap((name) => exported.get(name) ?? []) ?? [imported];
  });
}

function isIndex(id: string, graph: ModuleGraph): boolean {
  return isThirdParty(id) && (graph.getModuleInfo(id)?.importedIds.length ?? 0) > INDEX_FROM;
}

/** Undefined when it cannot be known. */
function importedNames(code: string, from: string): string[] | undefined {
  const names = parseAst(code).body.flatMap((node) => {
    if (!('source' in node) || !node.source || !from.includes(`/node_modules/${node.source.value}/`)) return [];
    if (node.type !== 'ImportDeclaration') return [undefined];
    return node.specifiers.map((it) =>
      it.type === 'ImportSpecifier' && 'name' in it.imported ? it.imported.name : undefined,
    );
  });
  return names.length > 0 && names.every((name) => name !== undefined) ? names : undefined;
}

const indexes = new Map<string, Map<string, string>>();

/** By their names, the modules that an index exports. */
function exportedModules(id: string, graph: ModuleGraph): Map<string, string> {
  const known = indexes.get(id);
  if (known) return known;
  const exported = new Map<string, string>();
  for (const node of parseAst(graph.getModuleInfo(id)?.code ?? '').body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) continue;
    const module = resolve(dirname(id), node.source.value);
    for (const it of node.specifiers) if ('name' in it.exported) exported.set(it.exported.name, module);
  }
  indexes.set(id, exported);
  return exported;
}
