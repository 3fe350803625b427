import type { SqlFile } from './sql-files';

/**
 * Sorts files so that each comes after those whose names it mentions: views, aggregates and functions with a parsed body need what
 * they use. Functions that call each other have a string as body, and need no order.
 */
export function inDependencyOrder(files: readonly SqlFile[]): SqlFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const sorted = new Set<SqlFile>();
  const visited = new Set<SqlFile>();
  const visit = (file: SqlFile): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const name of mentionedNames(file)) {
      const mentioned = byName.get(name);
      if (mentioned) visit(mentioned);
    }
    sorted.add(file);
  };
  files.forEach(visit);
  return [...sorted];
}

function mentionedNames({ text }: SqlFile): Set<string> {
  return new Set(text.replaceAll(/--[^\n]*/g, '').match(/\b[a-z_][a-z0-9_]*\b/g));
}
