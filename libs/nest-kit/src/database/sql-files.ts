import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** The texts of `.sql` files by path, as `import.meta.glob` gives them: they are part of the build, so nothing is read at run time. */
export type SqlFiles = Readonly<Record<string, string>>;

/** One `.sql` file: its name without folder and ending, its text, and the hash of that. */
export interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** The files in the order of their names. */
export function toSqlFiles(files: SqlFiles): SqlFile[] {
  return Object.entries(files)
    .map(([path, text]) => ({
      name: basename(path, '.sql'),
      text,
      hash: createHash('sha256').update(text).digest('hex'),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
