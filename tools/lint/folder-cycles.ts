import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Folders with the folders that their files import from; a folder and those inside of it count as one. */
export type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

/** What the files of `paths` (relative to `root`) import from each other, by folder. Imports of types count, too. */
export function folderImports(root: string, paths: readonly string[]): FolderImports {
  const known = new Set(paths);
  const imports = new Map<string, Set<string>>();
  for (const path of paths) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'));
    for (const { fileName } of importedFiles) {
      const target = resolve(path, fileName, known);
      if (!target || isWithin(dirname(path), dirname(target)) || isWithin(dirname(target), dirname(path))) continue;
      const targets = imports.get(dirname(path)) ?? new Set();
      imports.set(dirname(path), targets.add(dirname(target)));
    }
  }
  return imports;
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = join(dirname(from), specifier);
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => known.has(path));
}

function isWithin(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(`${outer}/`);
}
